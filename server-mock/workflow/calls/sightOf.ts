import { type RawBuilder, sql } from 'kysely';
import { isAudited } from '../../../runtime/model/access/documentState.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import { accessTable } from '../../reading/tableAccess.ts';
import { seatScope, seatsOfCall } from './seatScope.ts';

/** What of a table's documents a caller may be told by name. */
export interface Sight {
  /** A condition on the table's own rows; the statement names the table itself, without an alias. */
  readonly shown: RawBuilder<unknown>;
  mayRead(field: string): boolean;
}

/** Which documents the caller may see, by his rights or because he is or was asked about them, and what of them. */
export const sightOf = (call: TransactionCall, main: ResolvedTable): Sight => {
  const found = accessTable(call, main.table, 'Search');
  const seats = isAudited(main) ? seatScope(main, seatsOfCall(call)) : undefined;
  if ('refused' in found) return { shown: seats ?? sql`false`, mayRead: () => true };
  const { scope, readable } = found.access;
  const shown =
    scope === undefined ? sql`true` : seats === undefined ? sql`(${scope})` : sql`((${scope}) or ${seats})`;
  return { shown, mayRead: (field) => readable.has(field) };
};
