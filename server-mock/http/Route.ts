import { jsonLimits } from '../../runtime/wire/parseJson.ts';
import type { Answer } from './Answer.ts';
import type { Call, UserCall } from './Call.ts';
import type { UploadLimits } from './readBody.ts';

interface RouteBase {
  readonly method: 'GET' | 'POST';
  /** Lower case, in Hono's syntax: `/api/:table/page`. */
  readonly path: string;
}

/** A route without sign-in. */
export interface PublicRoute extends RouteBase {
  readonly access: 'public';
  run(call: Call): Promise<Answer>;
}

/** A route that needs sign-in; the operation checks all further rights. */
export interface UserRoute extends RouteBase {
  readonly access: 'user';
  /**
   * Accepts files; otherwise file parts of a multipart body are dropped.
   * `unread`: the route reads the raw body itself (`Call.stream`), because its files are too large for
   * memory.
   */
  readonly uploads?: UploadLimits | 'unread';
  /** Also answers before the user has changed an initial password. */
  readonly beforePasswordChange?: true;
  run(call: UserCall): Promise<Answer>;
}

export type Route = PublicRoute | UserRoute;

/** Maximum body bytes; lower for public routes, which need no account. */
const bodyBytes: Readonly<Record<Route['access'], number>> = {
  public: 16 * 1024,
  user: jsonLimits.bytes,
};

/** Limits of the body of a route. */
export interface BodyRules {
  readonly bytes: number;
  readonly uploads?: UploadLimits | 'unread';
}

/** Body limits of a route, from its access. */
export const bodyRulesOf = (route: Route): BodyRules => ({
  bytes: bodyBytes[route.access],
  ...(route.access === 'user' && route.uploads !== undefined ? { uploads: route.uploads } : {}),
});

/** Makes a route for signed-in users. */
export const userRoute = (
  method: RouteBase['method'],
  path: string,
  run: (call: UserCall) => Promise<Answer>,
  uploads?: UploadLimits,
): UserRoute => ({ method, path, access: 'user', run, ...(uploads === undefined ? {} : { uploads }) });

/** Makes a route without sign-in. */
export const publicRoute = (
  method: RouteBase['method'],
  path: string,
  run: (call: Call) => Promise<Answer>,
): PublicRoute => ({ method, path, access: 'public', run });
