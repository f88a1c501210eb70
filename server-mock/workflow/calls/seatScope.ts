import { isGranted } from '../../../runtime/model/access/authorize.ts';
import type { User } from '../../../runtime/model/access/User.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import { name } from '../../db/sql/names.ts';
import { type RawBuilder, sql } from '../../db/sql/sql.ts';
import { dayOf, isSeatOfUser, type SeatHolders } from '../people/isSeatOfUser.ts';

/** Seats of the caller as of today. */
export const seatsOfCall = ({
  user,
  context: { clock },
}: TransactionCall): { readonly user: User; readonly day: string } => ({
  user,
  day: dayOf(clock.now()),
});

/**
 * Condition for documents with a seat, a decision or a copy of the user.
 * Seats count while they are pending and later in the same round. The user may see the workflow of these
 * documents whatever the roles show.
 */
export const seatScope = (table: ResolvedTable, of: SeatHolders): RawBuilder<unknown> =>
  sql`(exists (select 1 from "Sys_WorkFlowTableUserAuditStatus" seat where ${isOf('seat', table)}
      and ${isSeatOfUser(of)})
    or exists (select 1 from "Sys_WorkFlowTableAuditLog" entry where ${isOf('entry', table)}
      and entry."User_Id" = ${of.user.id} and entry."StepId" is not null)
    or exists (select 1 from "Sys_WorkFlowCopy" copy where ${isOf('copy', table)} and copy."User_Id" = ${of.user.id}))`;

/** Joins a row of a workflow table to its document. */
const isOf = (alias: string, table: ResolvedTable): RawBuilder<unknown> =>
  sql`${name(alias)}."WorkTable" = ${table.table}
      and ${name(alias)}."WorkTableKey" = cast(${name(table.table)}.${name(table.key)} as text)`;

/** Rows in a scope, plus those the user is asked about; undefined means all. */
const orSeats = (
  scope: RawBuilder<unknown> | undefined,
  table: ResolvedTable,
  of: SeatHolders,
): RawBuilder<unknown> | undefined => scope && sql`((${scope}) or ${seatScope(table, of)})`;

/**
 * Documents a call may decide about or name in a refusal: those visible by right, and those with a seat.
 * Without a right on the table only documents with a seat count, so that others stay unknown.
 */
export const decidable = (
  scope: RawBuilder<unknown> | undefined,
  table: ResolvedTable,
  { user, day }: { readonly user: User; readonly day: string },
): RawBuilder<unknown> | undefined =>
  ['Search', 'Audit', 'AntiAudit'].some((action) => isGranted(user, action, table.table))
    ? orSeats(scope, table, { user, day })
    : seatScope(table, { user, day });
