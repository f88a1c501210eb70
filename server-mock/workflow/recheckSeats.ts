import { administratorRole } from '../../runtime/model/workflow/engine/seats.ts';
import type { ServerContext } from '../ServerContext.ts';
import { happenToEach } from './happenToEach.ts';

const waiting = `
  select distinct "WorkTable", "WorkTableKey" from "Sys_WorkFlowTableUserAuditStatus"
  where "AuditStatus" = 0 and ("User_Id" = any($1::int[]) or "Role_Id" = any($2::int[]))
  order by 1, 2`;

/** Looks again at every document that waits for one of these people or roles: nobody is waited for who may not decide. */
export const recheckSeats = async (
  context: ServerContext,
  userIds: readonly number[],
  roleIds: readonly number[],
): Promise<void> => {
  const { rows } = await context.db.query(waiting, [userIds, roleIds]);
  await happenToEach(
    context,
    rows,
    () => ({ kind: 'recheck' }),
    'the approvers of a document could not be found anew',
  );
};

const goneHolders = `
  select distinct seat."User_Id" from "Sys_WorkFlowTableUserAuditStatus" seat
  left join "Sys_User" person on person."User_Id" = seat."User_Id"
  where seat."AuditStatus" = 0 and seat."User_Id" is not null and coalesce(person."Enable", 0) <> 1`;

const emptyRoles = `
  select distinct seat."Role_Id" from "Sys_WorkFlowTableUserAuditStatus" seat
  where seat."AuditStatus" = 0 and seat."Role_Id" <> ${administratorRole} and not exists (
    select 1 from "Sys_User" person join "Sys_Role" role on role."Role_Id" = seat."Role_Id"
    where coalesce(person."Enable", 1) = 1 and coalesce(role."Enable", 1) = 1
      and cast(seat."Role_Id" as text) = any(string_to_array(person."RoleIds", ',')))`;

/**
 * Documents that wait for people or roles that are gone, though nobody told: their accounts changed by another way than a
 * save, while the document was on its way to them, or a process ended before it had looked at their documents.
 */
export const recheckGone = async (context: ServerContext): Promise<void> => {
  const users = await context.db.query(goneHolders);
  const roles = await context.db.query(emptyRoles);
  if (users.rows.length + roles.rows.length === 0) return;
  await recheckSeats(
    context,
    users.rows.map((row) => Number(row.User_Id)),
    roles.rows.map((row) => Number(row.Role_Id)),
  );
};
