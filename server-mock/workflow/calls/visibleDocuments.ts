import { isAudited } from '../../../runtime/model/access/documentState.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import { type RawBuilder, sql } from '../../db/sql/sql.ts';
import { accessTable } from '../../reading/tableAccess.ts';
import { seatScope, seatsOfCall } from './seatScope.ts';

/** What a caller may see of the documents of one table. */
export interface DocumentVisibility {
  /** Condition on rows of the table; the statement uses the table name without alias. */
  readonly shown: RawBuilder<unknown>;
  mayRead(field: string): boolean;
}

/** Documents the caller may see by right or by a seat, and their readable fields. Past seats count too. */
export const visibleDocuments = (call: TransactionCall, main: ResolvedTable): DocumentVisibility => {
  const found = accessTable(call, main.table, 'Search');
  const seats = isAudited(main) ? seatScope(main, seatsOfCall(call)) : undefined;
  if ('refused' in found) return { shown: seats ?? sql`false`, mayRead: () => true };
  const { scope, readable } = found.access;
  const shown =
    scope === undefined ? sql`true` : seats === undefined ? sql`(${scope})` : sql`((${scope}) or ${seats})`;
  return { shown, mayRead: (field) => readable.has(field) };
};
