import type { SqlColumn } from './SqlColumn.ts';
import type { SqlPiece } from './SqlPiece.ts';

/** The rows of a detail that belong to one row of the statement's table, as SQL made of names of resolved schemas. */
export interface SqlDetail {
  /** What stands behind `from`, its alias included: `"OrderList" as "rows"`, or rows the caller puts there. */
  readonly from: SqlPiece;
  /** What ties its rows to the row outside: `"rows"."Order_Id" = "Orders"."Order_Id"`. */
  readonly joined: string;
  /** A column of its rows, with the alias before it. */
  columnOf(name: string): SqlColumn | undefined;
}
