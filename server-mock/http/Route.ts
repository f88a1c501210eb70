import type { Answer } from './Answer.ts';
import type { Call, UserCall } from './Call.ts';
import type { UploadLimits } from './readBody.ts';

interface RouteBase {
  readonly method: 'GET' | 'POST';
  /** Lower case, hono's syntax: `/api/:table/page`. */
  readonly path: string;
  /**
   * Takes files; without it their parts of a multipart body are dropped. `unread`: the route reads the body itself as it
   * comes (`Call.stream`), because its files are larger than what should lie in memory.
   */
  readonly uploads?: UploadLimits | 'unread';
}

/** Anyone may call it. */
export interface PublicRoute extends RouteBase {
  readonly access: 'public';
  run(call: Call): Promise<Answer>;
}

/** Only who is signed in may call it; the rest is the operation's to decide. */
export interface UserRoute extends RouteBase {
  readonly access: 'user';
  run(call: UserCall): Promise<Answer>;
}

export type Route = PublicRoute | UserRoute;

/** A route for people signed in. */
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
