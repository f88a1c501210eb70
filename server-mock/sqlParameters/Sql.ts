/** A part of a rewritten statement that depends on who runs it, and with what. */
export type Hole =
  /** A table of a schema (in its exact case): the caller's rows and columns of it go here. */
  | { readonly table: string }
  /** A value the browser sends: index into the statement's parameters. */
  | { readonly parameter: number }
  /** The server's clock, so that one call sees one time and tests can fix it. */
  | { readonly now: 'date' | 'timestamp' };

export type Piece = string | Hole;

/** Rewritten SQL while it is put together. */
export type Sql = Piece | readonly Sql[];

/** As a plain list, with neighbouring texts joined. */
export const flatten = (sql: Sql): readonly Piece[] => {
  const pieces: Piece[] = [];
  const add = (part: Sql): void => {
    if (isList(part)) for (const one of part) add(one);
    else if (typeof part === 'string' && typeof pieces.at(-1) === 'string') pieces[pieces.length - 1] += part;
    else pieces.push(part);
  };
  add(sql);
  return pieces;
};

/** Parts with a separator between them. */
export const joined = (parts: readonly Sql[], separator: string): Sql =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));

const isList = (sql: Sql): sql is readonly Sql[] => Array.isArray(sql);
