import { isApiPath } from '../../runtime/wire/apiPath.ts';
import type { Endpoint } from '../../runtime/wire/Endpoint.ts';
import type { NamedKeys } from '../../runtime/wire/NamedKey.ts';
import type { NamedTable } from '../../runtime/wire/NamedTable.ts';
import { jsonLimits } from '../../runtime/wire/parseJson.ts';
import type { PublicRight, UserRight } from '../../runtime/wire/Right.ts';
import type { Answer } from './Answer.ts';
import type { Call, UserCall } from './Call.ts';
import type { UploadLimits } from './readBody.ts';

interface RouteBase {
  readonly method: Endpoint['method'];
  /** In Hono's syntax; lower case under `/api`: `/api/:table/page`. */
  readonly path: string;
  /**
   * True: refuses calls that the server makes for a user who is not there, because it gives tokens, changes the session or
   * answers without end. Answers to such calls are kept.
   */
  readonly needsPerson: boolean;
  /** A replica of the database may answer it. */
  readonly readsMuch?: true;
}

/** A route without sign-in. */
export interface PublicRoute extends RouteBase {
  readonly access: 'public';
  readonly right: PublicRight;
  run(call: Call): Promise<Answer>;
}

/** A route that needs sign-in. The router decides rights without a record, the operation all others. */
export interface UserRoute extends RouteBase {
  readonly access: 'user';
  readonly right: UserRight;
  /** The table that the caller names; undefined: none. */
  readonly names?: NamedTable | undefined;
  /** The records and roles that the caller names by key; undefined: none. */
  readonly keys?: readonly NamedKeys[] | undefined;
  /**
   * Accepts files; otherwise file parts of a multipart body are dropped.
   * `unread`: the route reads the raw body itself (`Call.stream`), because its files are too large for
   * memory.
   */
  readonly uploads?: UploadLimits | 'unread';
  /** Also answers before the user has changed an initial password. */
  readonly beforePasswordChange?: true;
  /** Stores nothing of the product: also answers a user who only looks, as a role sees it. */
  readonly isForLookers: boolean;
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

/** The path for matching: requests come in lower case under `/api`. Names of parameters must be in lower case there. */
const matched = (path: string): string => (isApiPath(path) ? path.toLowerCase() : path);

/** Makes a route for signed-in users. It gives the answer its endpoint declares. */
export const userRoute = <Told>(
  { method, path, right, reads, readsMuch, names, keys }: Endpoint<string, Told, UserRight>,
  run: (call: UserCall) => Promise<Answer<NoInfer<Told>>>,
  more: Partial<Pick<UserRoute, 'uploads' | 'beforePasswordChange' | 'isForLookers' | 'needsPerson'>> = {},
): UserRoute => ({
  method,
  path: matched(path),
  access: 'user',
  right,
  names,
  keys,
  run,
  isForLookers: method === 'GET' || reads === true,
  needsPerson: false,
  ...(readsMuch && { readsMuch }),
  ...more,
});

/** Makes a route without sign-in. */
export const publicRoute = <Told>(
  { method, path, right, readsMuch }: Endpoint<string, Told, PublicRight>,
  run: (call: Call) => Promise<Answer<NoInfer<Told>>>,
  more: Partial<Pick<PublicRoute, 'needsPerson'>> = {},
): PublicRoute => ({
  method,
  path: matched(path),
  access: 'public',
  right,
  run,
  needsPerson: false,
  ...(readsMuch && { readsMuch }),
  ...more,
});
