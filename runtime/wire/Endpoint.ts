import type { Right } from './Right.ts';

/** Names of the `:name` segments of a path. */
type ParamOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** Method, path, right and answer of a call: the server's route and the browser's request come from it. The server ignores case. */
export interface Endpoint<Path extends string = string, Told = unknown, Needs extends Right = Right> {
  readonly method: 'GET' | 'POST';
  readonly path: Path;
  readonly right: Needs;
  /** Type of the answer's data. Never has a value. */
  readonly told?: Told;
}

/** Makes an endpoint. `Told` is given by {@link answering}. */
export const endpoint = <const Path extends string, Needs extends Right>(
  method: Endpoint['method'],
  path: Path,
  right: Needs,
): Endpoint<Path, unknown, Needs> => ({ method, path, right });

/** The endpoint with the type of its answer: `answering<Credentials>()(endpoint(…))`. */
export const answering =
  <Told>() =>
  <Path extends string, Needs extends Right>(
    declared: Endpoint<Path, unknown, Needs>,
  ): Endpoint<Path, Told, Needs> =>
    // `told` has no value that could have another type.
    declared as Endpoint<Path, Told, Needs>;

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
