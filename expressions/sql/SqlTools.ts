import type { SqlExpression } from './SqlExpression.ts';
import type { SqlPiece } from './SqlPiece.ts';

/** What a function's translation may ask for. */
export interface SqlTools {
  /** As numeric, for exact arithmetic. */
  number(expression: SqlExpression): readonly SqlPiece[];
  /** As text, the way `textOf` writes it; SQL null where it is empty. */
  text(expression: SqlExpression): readonly SqlPiece[];
  /** The injected clock reading. */
  now(): string;
  /** Ends the translation: there is none for this. */
  refuse(name: string): never;
}
