/** Names of the `:name` segments of a path. */
type ParamOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** A call's method and path, for the server's route and the browser's request alike. The server ignores case. */
export interface Endpoint<Path extends string = string> {
  readonly method: 'GET' | 'POST';
  readonly path: Path;
}

/** The path of a request; refuses to compile while a segment has no value. */
export const addressOf = <Path extends string>(
  endpoint: Endpoint<Path>,
  params: Readonly<Record<ParamOf<Path>, string>>,
): string =>
  endpoint.path.replace(
    /:(\w+)/g,
    (_, name: string) => (params as Readonly<Record<string, string>>)[name] ?? '',
  );
