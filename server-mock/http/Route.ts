import { jsonLimits } from '../../runtime/wire/parseJson.ts';
import type { Answer } from './Answer.ts';
import type { Call, UserCall } from './Call.ts';
import type { UploadLimits } from './readBody.ts';

interface RouteBase {
  readonly method: 'GET' | 'POST';
  /** Lower case, hono's syntax: `/api/:table/page`. */
  readonly path: string;
}

/** Anyone may call it. */
export interface PublicRoute extends RouteBase {
  readonly access: 'public';
  run(call: Call): Promise<Answer>;
}

/** Needs a sign-in; the operation decides the rest. */
export interface UserRoute extends RouteBase {
  readonly access: 'user';
  /**
   * Takes files; without it their parts of a multipart body are dropped. `unread`: the route reads the body itself as it
   * comes (`Call.stream`), because its files are larger than what should lie in memory.
   */
  readonly uploads?: UploadLimits | 'unread';
  /** Answers also while the user has to change a password that an administrator set. */
  readonly beforePasswordChange?: true;
  run(call: UserCall): Promise<Answer>;
}

export type Route = PublicRoute | UserRoute;

/** Longest body in bytes by who may call: anyone can send to a public route. */
const bodyBytes: Readonly<Record<Route['access'], number>> = {
  public: 16 * 1024,
  user: jsonLimits.bytes,
};

/** What the body of a route may be. */
export interface BodyRules {
  readonly bytes: number;
  readonly uploads?: UploadLimits | 'unread';
}

/** The body rules that follow from the route's access. */
export const bodyRulesOf = (route: Route): BodyRules => ({
  bytes: bodyBytes[route.access],
  ...(route.access === 'user' && route.uploads !== undefined ? { uploads: route.uploads } : {}),
});

/** A route for users who are signed in. */
export const userRoute = (
  method: RouteBase['method'],
  path: string,
  run: (call: UserCall) => Promise<Answer>,
  uploads?: UploadLimits,
): UserRoute => ({ method, path, access: 'user', run, ...(uploads === undefined ? {} : { uploads }) });

/** A route for anyone. */
export const publicRoute = (
  method: RouteBase['method'],
  path: string,
  run: (call: Call) => Promise<Answer>,
): PublicRoute => ({ method, path, access: 'public', run });
