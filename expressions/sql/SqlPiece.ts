import type { Data } from '../Data.ts';

/**
 * Part of a statement: our SQL text, a value that becomes a parameter, or the rows of a detail that the
 * caller inserts. Values are always text, cast in the SQL.
 */
export type SqlPiece = string | { readonly value: Data } | { readonly rows: string };
