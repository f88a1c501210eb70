import { type RawBuilder, sql } from 'kysely';
import type { User } from '../../runtime/model/User.ts';
import { anyOf } from '../sql/names.ts';

type TaskScope = (user: User) => RawBuilder<unknown>;

const seatOf = ({ id, roleIds }: User): RawBuilder<unknown> =>
  sql`(seat."User_Id" = ${id} or seat."Role_Id" = ${anyOf(roleIds)})`;

const copyTo = ({ id }: User): RawBuilder<unknown> =>
  sql`exists (select 1 from "Sys_WorkFlowCopy" copy
    where copy."WorkFlowTable_Id" = "Sys_WorkFlowTable"."WorkFlowTable_Id" and copy."User_Id" = ${id})`;

/** Decided, handed on, or asked others beside himself: in whichever round. */
const actedIn = ({ id }: User): RawBuilder<unknown> =>
  sql`exists (select 1 from "Sys_WorkFlowTableAuditLog" entry
    where entry."WorkFlowTable_Id" = "Sys_WorkFlowTable"."WorkFlowTable_Id" and entry."User_Id" = ${id}
      and entry."StepId" is not null)`;

/** Rows about flows that concern a user: his own documents, those he is or was asked about, what is copied to him
 * and what he was told. */
const taskScopes: Readonly<Record<string, TaskScope>> = {
  Sys_WorkFlowTable: (user) => sql`("CreateID" = ${user.id} or exists (
    select 1 from "Sys_WorkFlowTableUserAuditStatus" seat
    where seat."WorkFlowTable_Id" = "Sys_WorkFlowTable"."WorkFlowTable_Id" and ${seatOf(user)})
    or ${actedIn(user)} or ${copyTo(user)})`,
  Sys_WorkFlowCopy: ({ id }) => sql`("User_Id" = ${id} or "CreateID" = ${id})`,
  Sys_WorkFlowTableUserAuditStatus: (
    user,
  ) => sql`("User_Id" = ${user.id} or "Role_Id" = ${anyOf(user.roleIds)}
    or "WorkFlowTable_Id" in (select task."WorkFlowTable_Id" from "Sys_WorkFlowTable" task where task."CreateID" = ${user.id}))`,
  Sys_WorkFlowTableAuditLog: (user) => sql`("User_Id" = ${user.id} or "WorkFlowTable_Id" in (
    select task."WorkFlowTable_Id" from "Sys_WorkFlowTable" task where task."CreateID" = ${user.id}))`,
  Sys_Message_history: (user) => sql`"User_Id" = ${user.id}`,
};

/** The rows of such a table a user sees; undefined: not such a table, or he is the super administrator and sees all. */
export const taskScope = (user: User, table: string): RawBuilder<unknown> | undefined =>
  user.isSuperAdmin || !Object.hasOwn(taskScopes, table) ? undefined : taskScopes[table]?.(user);

/** What `value` of a Page call about tasks asks for (family facts 1.3): 0 waits for me, 1 decided by me, 2 my own, 3 copied to me. */
const taskValues: Readonly<Record<string, TaskScope>> = {
  '0': (user) => sql`exists (
    select 1 from "Sys_WorkFlowTableUserAuditStatus" seat
    where seat."WorkFlowTable_Id" = "Sys_WorkFlowTable"."WorkFlowTable_Id" and seat."AuditStatus" = 0 and ${seatOf(user)})`,
  '1': actedIn,
  '2': ({ id }) => sql`"CreateID" = ${id}`,
  '3': copyTo,
};

/** The condition of a `value`; undefined: there is none. */
export const taskValue = (user: User, value: string | undefined): RawBuilder<unknown> | undefined =>
  value === undefined || !Object.hasOwn(taskValues, value) ? undefined : taskValues[value]?.(user);
