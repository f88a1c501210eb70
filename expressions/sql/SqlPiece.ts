import type { Data } from '../Data.ts';

/**
 * A part of a statement: SQL text made by us, a value that becomes a parameter, or the rows of a detail, which the caller
 * puts into the statement. Values are always text, cast in the SQL.
 */
export type SqlPiece = string | { readonly value: Data } | { readonly rows: string };
