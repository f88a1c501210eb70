/** Part of a rewritten statement that depends on the caller and the values. */
export type Hole =
  /** Schema table (exact case), replaced by the rows and columns the caller may read. */
  | { readonly table: string }
  /** Value from the browser: index into the parameters of the statement. */
  | { readonly parameter: number }
  /** Server clock, so that one call sees one time and tests can fix it. */
  | { readonly now: 'date' | 'timestamp' };

export type Piece = string | Hole;

/** Rewritten SQL under construction. */
export type Sql = Piece | readonly Sql[];

/** Flattens to a list and joins neighbouring texts. */
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

/** Joins parts with a separator. */
export const joined = (parts: readonly Sql[], separator: string): Sql =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));

const isList = (sql: Sql): sql is readonly Sql[] => Array.isArray(sql);
