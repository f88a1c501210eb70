import type { NamedKeys } from './NamedKey.ts';
import type { NamedTable } from './NamedTable.ts';
import type { Right } from './Right.ts';

/** Names of the `:name` segments of a path. */
export type ParamOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/**
 * Method, path, right, answer and request body of a call: the server's route and the browser's request come from it.
 * The server ignores the case of paths.
 */
export interface Endpoint<
  Path extends string = string,
  Told = unknown,
  Needs extends Right = Right,
  Asked = unknown,
> {
  readonly method: 'GET' | 'POST';
  readonly path: Path;
  readonly right: Needs;
  /** A POST that stores nothing: whoever may only look may call it. GET never stores. */
  readonly reads?: true;
  /** Reads many rows of what people have entered, and changes none: a replica of the database may answer it. */
  readonly readsMuch?: true;
  /** The table that the caller names. Undeclared: none, and the call is never made through a further page. */
  readonly names?: NamedTable;
  /** The records and roles that the caller names by key, with what is asked before. Undeclared: none. */
  readonly keys?: readonly NamedKeys[];
  /** The body of a success is the answer itself, without an envelope. */
  readonly isPlain?: true;
  /** Type of the answer's data. Never has a value. */
  readonly told?: Told;
  /** Type of the body that the browser sends. Never has a value. */
  readonly asked?: Asked;
}

declare const undeclared: unique symbol;

/** The answer of an endpoint that declares none: no route can give it. */
export interface Undeclared {
  readonly [undeclared]: never;
}

/** An answer that is sent without an envelope: lists of dictionaries, Page, getSteps. */
export interface Plain<Body> {
  readonly plain: Body;
}

/** The answer is a file to save. */
export interface FileAnswer {
  readonly file: true;
}

/** The answer is a stream of server-sent events. */
export interface EventsAnswer {
  readonly events: true;
}

/** An empty object: the call has nothing to say, but is a POST. */
export type NoBody = Readonly<Record<string, never>>;

/** What an endpoint says of itself besides: a POST that stores nothing, a reader of many rows, and the table and keys that the caller names. */
type Trait = 'reads' | 'readsMuch' | NamedTable | NamedKeys;

type Declared<Told, Asked> = <const Path extends string, Needs extends Right>(
  method: Endpoint['method'],
  path: Path,
  right: Needs,
  ...traits: readonly Trait[]
) => Endpoint<Path, Told, Needs, Asked>;

const said = (traits: readonly Trait[]): Pick<Endpoint, 'reads' | 'readsMuch' | 'names' | 'keys'> => {
  const named = traits.filter((trait) => typeof trait !== 'string');
  const names = named.find((trait) => 'about' in trait);
  const keys = named.filter((trait) => 'keys' in trait);
  return {
    ...(traits.includes('reads') && { reads: true }),
    ...(traits.includes('readsMuch') && { readsMuch: true }),
    ...(names && { names }),
    ...(keys.length > 0 && { keys }),
  };
};

/**
 * Makes an endpoint with the types of its answer and of the body that the browser sends:
 * `endpoint<Credentials, LoginBody>()('POST', '/api/user/login', anyone)`. No route fits one without the first type.
 */
export const endpoint =
  <Told = Undeclared, Asked = undefined>(): Declared<Told, Asked> =>
  (method, path, right, ...traits) => ({ method, path, right, ...said(traits) });

/** Like {@link endpoint}, of an answer without an envelope. */
export const plainEndpoint =
  <Body = Undeclared, Asked = undefined>(): Declared<Plain<Body>, Asked> =>
  (method, path, right, ...traits) => ({ method, path, right, isPlain: true, ...said(traits) });

/** The address of a request; does not compile while a segment of the path has no value. */
export const addressOf = <Path extends string>(
  { path }: Pick<Endpoint<Path>, 'path'>,
  params: Readonly<Record<ParamOf<Path>, string>>,
  query: Readonly<Record<string, string>> | URLSearchParams = {},
): string => {
  const asked = String(new URLSearchParams(query));
  const filled = path.replace(
    /:(\w+)/g,
    (_, name: string) => (params as Readonly<Record<string, string>>)[name] ?? '',
  );
  return asked === '' ? filled : `${filled}?${asked}`;
};
