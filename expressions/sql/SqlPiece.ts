import type { Data } from '../Data.ts';

/** A part of a statement: SQL text made by us, or a value that becomes a parameter. Values are always text, cast in the SQL. */
export type SqlPiece = string | { readonly value: Data };
