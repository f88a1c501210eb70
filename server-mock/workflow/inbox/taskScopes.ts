import type { User } from '../../../runtime/model/access/User.ts';
import { type RawBuilder, sql } from '../../db/sql/sql.ts';
import { dayOf, isSeatOfUser, type SeatHolders } from '../people/isSeatOfUser.ts';

type TaskScope = (of: SeatHolders) => RawBuilder<unknown>;

const copyTo: TaskScope = ({ user }) =>
  sql`exists (select 1 from "Sys_WorkFlowCopy" copy
    where copy."WorkFlowTable_Id" = "Sys_WorkFlowTable"."WorkFlowTable_Id" and copy."User_Id" = ${user.id})`;

/** Documents where the user decided, handed over or added approvers, in any round. */
const actedIn: TaskScope = ({ user }) =>
  sql`exists (select 1 from "Sys_WorkFlowTableAuditLog" entry
    where entry."WorkFlowTable_Id" = "Sys_WorkFlowTable"."WorkFlowTable_Id" and entry."User_Id" = ${user.id}
      and entry."StepId" is not null)`;

/** Workflow rows that concern a user: own documents, present and past seats, copies and messages. */
const taskScopes: Readonly<Record<string, TaskScope>> = {
  Sys_WorkFlowTable: (of) => sql`("CreateID" = ${of.user.id} or exists (
    select 1 from "Sys_WorkFlowTableUserAuditStatus" seat
    where seat."WorkFlowTable_Id" = "Sys_WorkFlowTable"."WorkFlowTable_Id" and ${isSeatOfUser(of)})
    or ${actedIn(of)} or ${copyTo(of)})`,
  Sys_WorkFlowCopy: ({ user }) => sql`("User_Id" = ${user.id} or "CreateID" = ${user.id})`,
  Sys_WorkFlowTableUserAuditStatus: (of) => sql`(${isSeatOfUser(of, 'Sys_WorkFlowTableUserAuditStatus')}
    or "WorkFlowTable_Id" in (select task."WorkFlowTable_Id" from "Sys_WorkFlowTable" task where task."CreateID" = ${of.user.id}))`,
  Sys_WorkFlowTableAuditLog: ({ user }) => sql`("User_Id" = ${user.id} or "WorkFlowTable_Id" in (
    select task."WorkFlowTable_Id" from "Sys_WorkFlowTable" task where task."CreateID" = ${user.id}))`,
  Sys_Message_history: ({ user }) => sql`"User_Id" = ${user.id}`,
  Sys_WorkFlowSubstitute: ({ user }) => sql`("User_Id" = ${user.id} or "Substitute_Id" = ${user.id})`,
};

/** Tables whose rows are one user's own: administrators see theirs only. */
const personal: ReadonlySet<string> = new Set(['Sys_Message_history']);

/** Condition for workflow rows a user may see; undefined for other tables, and mostly for a super administrator. */
export const taskScope = (user: User, table: string, now: string): RawBuilder<unknown> | undefined =>
  (user.isSuperAdmin && !personal.has(table)) || !Object.hasOwn(taskScopes, table)
    ? undefined
    : taskScopes[table]?.({ user, day: dayOf(now) });

/**
 * Conditions for `value` of a task Page: 0 waiting for me, 1 decided by me, 2 created by me, 3 copied to me.
 */
const taskValues: Readonly<Record<string, TaskScope>> = {
  '0': (of) => sql`exists (
    select 1 from "Sys_WorkFlowTableUserAuditStatus" seat
    where seat."WorkFlowTable_Id" = "Sys_WorkFlowTable"."WorkFlowTable_Id" and seat."AuditStatus" = 0 and ${isSeatOfUser(of)})`,
  '1': actedIn,
  '2': ({ user }) => sql`"CreateID" = ${user.id}`,
  '3': copyTo,
};

/** Condition of a `value`; undefined when there is none. */
export const taskValue = (
  user: User,
  value: string | undefined,
  now: string,
): RawBuilder<unknown> | undefined =>
  value === undefined || !Object.hasOwn(taskValues, value)
    ? undefined
    : taskValues[value]?.({ user, day: dayOf(now) });
