import type { ValueType } from '../ValueType.ts';
import type { SqlPiece } from './SqlPiece.ts';

/** A translated node. */
export interface SqlExpression {
  readonly type: ValueType;
  readonly pieces: readonly SqlPiece[];
  /** Set for a constant, so that it can take the type of the other operand; null and '' are null. */
  readonly literal?: null | boolean | number | string;
}
