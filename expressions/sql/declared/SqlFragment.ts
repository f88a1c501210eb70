import type { SqlPiece } from '../SqlPiece.ts';

/** Part of the SQL of a declared function. Only a {@link SqlTag} creates one from text. */
export class SqlFragment {
  /** Private to this folder. */
  readonly pieces: readonly SqlPiece[];
  constructor(pieces: readonly SqlPiece[]) {
    this.pieces = pieces;
  }
}

/**
 * Template tag that creates a fragment. Fragments are inserted, other values become parameters. The text may
 * contain only names of pure SQL functions, operators and numbers; anything else throws an Error.
 */
export type SqlTag = (
  text: TemplateStringsArray,
  ...values: readonly (SqlFragment | number | string | boolean)[]
) => SqlFragment;
