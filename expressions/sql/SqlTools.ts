import type { SqlExpression } from './SqlExpression.ts';
import type { SqlPiece } from './SqlPiece.ts';

/** Services for a function's translation. */
export interface SqlTools {
  /** The expression as numeric, for exact arithmetic. */
  number(expression: SqlExpression): readonly SqlPiece[];
  /** The expression as text in the way of `textOf`; SQL null when empty. */
  text(expression: SqlExpression): readonly SqlPiece[];
  /** The given clock time. */
  now(): string;
  /** Stops: there is no translation. */
  refuse(name: string): never;
}
