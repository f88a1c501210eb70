import type { Node } from '../Tree.ts';
import type { FunctionSql } from './functions/FunctionSql.ts';
import type { SqlColumn } from './SqlColumn.ts';
import type { SqlDetail } from './SqlDetail.ts';
import type { SqlExpression } from './SqlExpression.ts';
import type { SqlPiece } from './SqlPiece.ts';
import type { SqlTools } from './SqlTools.ts';

/** Services for a node's translation. */
export interface SqlTranslation {
  readonly tools: SqlTools;
  /** The SQL of a function; undefined: it has none. */
  functionSql(name: string): FunctionSql | undefined;
  /** A node as a value. */
  expression(node: Node): SqlExpression;
  /**
   * A node as a condition. `whole`: true or false, never null. Otherwise null may stand for false, which
   * makes no difference to `where`, `and` and `or`, and lets indexes serve `column = value`.
   */
  condition(node: Node, whole: boolean): readonly SqlPiece[];
  column(name: string): SqlColumn | undefined;
  /** A column of a body's row; undefined for the record itself. */
  item(name: string): SqlColumn | undefined;
  /** The rows of a detail by its name. */
  detail(name: string): SqlDetail | undefined;
  /** The translation of a body over these rows, which reads only their columns. */
  within(detail: SqlDetail): SqlTranslation;
  refuse(
    node: Node,
    code: string,
    message: string,
    params?: Readonly<Record<string, string | number>>,
  ): never;
}
