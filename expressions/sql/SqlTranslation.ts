import type { Node } from '../Tree.ts';
import type { ValueType } from '../ValueType.ts';
import type { SqlExpression } from './SqlExpression.ts';
import type { SqlPiece } from './SqlPiece.ts';
import type { SqlTools } from './SqlTools.ts';

/** What the translation of a node may ask of the whole. */
export interface SqlTranslation {
  readonly tools: SqlTools;
  /** A node as a value. */
  expression(node: Node): SqlExpression;
  /**
   * A node as a condition. `whole`: true or false, never null. Otherwise null may stand for false, which `where`, `and` and
   * `or` do not notice and which leaves `column = value` to the indexes.
   */
  condition(node: Node, whole: boolean): readonly SqlPiece[];
  column(name: string): { readonly sql: string; readonly type: ValueType } | undefined;
  refuse(
    node: Node,
    code: string,
    message: string,
    params?: Readonly<Record<string, string | number>>,
  ): never;
}
