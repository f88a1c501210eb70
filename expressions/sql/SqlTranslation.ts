import type { Node } from '../Tree.ts';
import type { SqlColumn } from './SqlColumn.ts';
import type { SqlDetail } from './SqlDetail.ts';
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
  column(name: string): SqlColumn | undefined;
  /** A column of the row a body is at; of the record itself there is none. */
  item(name: string): SqlColumn | undefined;
  /** The rows of a detail by its name. */
  detail(name: string): SqlDetail | undefined;
  /** The translation of a body over these rows: it reads columns of the row and no other. */
  within(detail: SqlDetail): SqlTranslation;
  refuse(
    node: Node,
    code: string,
    message: string,
    params?: Readonly<Record<string, string | number>>,
  ): never;
}
