/**
 * Where a call says the name of a table: the segment `:table` of its path, a parameter of its query, or a member of its body.
 * Dots go to members within members, through lists too.
 */
export type NamePlace = 'path' | `query.${string}` | `body.${string}`;

/**
 * What a call does with the API name of a further page at these places.
 * - `rows`: it acts with the rights of the page on its rows and fields only.
 * - `whole`: it acts on more than rows of the page, so it is refused.
 * - `word`: the name is data, read with the rights that the caller has anyway.
 */
export interface NamedTable {
  readonly at: readonly NamePlace[];
  readonly about: 'rows' | 'whole' | 'word';
}

/** The call acts on rows of the named table, or of the named page. */
export const rowsOf = (...at: readonly NamePlace[]): NamedTable => ({ at, about: 'rows' });

/** The call acts on the named table as a whole, never through a page. */
export const wholeOf = (...at: readonly NamePlace[]): NamedTable => ({ at, about: 'whole' });

/** The call reads the name as data. */
export const wordAt = (...at: readonly NamePlace[]): NamedTable => ({ at, about: 'word' });

/** Rows of the table that the path names; of tables that share an address, `tableName` names one. */
export const ofPath = rowsOf('path', 'body.tableName', 'query.tableName');
