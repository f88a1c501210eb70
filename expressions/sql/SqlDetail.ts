import type { SqlColumn } from './SqlColumn.ts';
import type { SqlPiece } from './SqlPiece.ts';

/** The detail rows of one row of the statement's table, as SQL made of names of resolved schemas. */
export interface SqlDetail {
  /** Text after `from`, with its alias: `"OrderList" as "rows"`, or rows that the caller inserts. */
  readonly from: SqlPiece;
  /** Join with the outer row: `"rows"."Order_Id" = "Orders"."Order_Id"`. */
  readonly joined: string;
  /** A column of the rows, with the alias. */
  columnOf(name: string): SqlColumn | undefined;
}
