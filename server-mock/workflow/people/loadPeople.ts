import type { WorkflowDefinition } from '../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import type { FlowInstance } from '../../../runtime/model/workflow/engine/FlowInstance.ts';
import { administratorRole } from '../../../runtime/model/workflow/engine/seats.ts';
import { idsOf } from '../../access/loadAccount.ts';
import type { Queryable } from '../../db/Database.ts';
import { type Contact, KnownPeople, type Link } from './KnownPeople.ts';

/** People an event may need. */
export interface WantedPeople {
  readonly flows: readonly (WorkflowDefinition | undefined)[];
  readonly instance?: FlowInstance | undefined;
  /** Creator of the document and actor. */
  readonly userIds: readonly number[];
  /** Table and day (`yyyy-MM-dd`) for which substitutes are read; without it there are none. */
  readonly standing?: { readonly table: string; readonly day: string };
}

/**
 * Reads users, their superiors and members of the roles; also all roles, since a disabled role has no
 * members.
 * Rows marked 2 are substitutions, with all their users, because chains may lead to any user.
 */
const peopleOf = `
  with link as (
    select "Substitution_Id", "User_Id", "Substitute_Id", "EndDate" from "Sys_WorkFlowSubstitute"
    where coalesce("Enable", 1) = 1 and "BeginDate" <= $3::date and "EndDate" >= $3::date
      and (coalesce("WorkTable", '') = '' or "WorkTable" = $4::text))
  select 1 as "IsUser", "User_Id" as "Id", "UserTrueName" as "Name", "Enable", "Superior_Id", "RoleIds", "DeptName", "Mail",
    null as "Until"
  from "Sys_User"
  where "User_Id" = any($1::int[])
     or "User_Id" in (select "Superior_Id" from "Sys_User" where "User_Id" = any($1::int[]))
     or "User_Id" in (select "User_Id" from link union all select "Substitute_Id" from link)
     or string_to_array("RoleIds", ',') && $2::text[]
  union all
  select 0, "Role_Id", "RoleName", "Enable", null, null, null, null, null from "Sys_Role"
  union all
  select 2, "User_Id", null, null, "Substitute_Id", null, null, null, to_char("EndDate", 'YYYY-MM-DD') from link
  order by 1, 2, 5`;

/** Greatest key a user or role column can hold. A flow may name any number; larger ones match no user. */
const greatestKey = 2_147_483_647;

const keysIn = (ids: ReadonlySet<number>): readonly number[] =>
  [...ids].filter((id) => Math.abs(id) <= greatestKey);

/** Reads all people that an event of these flows may concern, in one query. */
export const loadPeople = async (db: Queryable, wanted: WantedPeople): Promise<KnownPeople> => {
  const nodes = wanted.flows.flatMap((flow) => flow?.nodes ?? []);
  const holders = (wanted.instance?.trail ?? []).flatMap(({ seats }) =>
    seats.flatMap(({ holder, from = [] }) => [holder, ...from.map((hand) => hand.holder)]),
  );
  const userIds = new Set([
    ...wanted.userIds,
    ...nodes.flatMap((node) => node.userIds),
    ...nodes.flatMap(({ settings: { nobody } }) => (nobody.do === 'person' ? [nobody.userId] : [])),
    ...nodes.flatMap(({ settings: { copyTo } }) => copyTo.userIds),
    ...holders.flatMap((holder) => ('userId' in holder ? [holder.userId] : [])),
  ]);
  const roleIds = new Set([
    administratorRole,
    ...nodes.flatMap(({ roleId }) => (roleId === undefined ? [] : [roleId])),
    ...nodes.flatMap(({ settings: { copyTo } }) => copyTo.roleIds),
    ...holders.flatMap((holder) => ('roleId' in holder ? [holder.roleId] : [])),
  ]);
  const { table = null, day = null } = wanted.standing ?? {};
  const asked = [keysIn(userIds), [...roleIds].map(String), day, table];
  const { rows } = await db.query(peopleOf, asked, { prepared: true });
  const roles = new Map<number, { readonly id: number; readonly name: string }>();
  const users: Contact[] = [];
  const links: Link[] = [];
  // Roles come first: a user keeps only enabled roles.
  for (const row of rows) {
    const id = Number(row.Id);
    if (row.IsUser === 2) {
      links.push({ userId: id, substituteId: Number(row.Superior_Id), to: String(row.Until) });
      continue;
    }
    const enabled = Number(row.Enable ?? 1) === 1;
    if (row.IsUser === 0) {
      if (enabled) roles.set(id, { id, name: String(row.Name ?? '') });
      continue;
    }
    users.push({
      id,
      name: String(row.Name ?? ''),
      enabled,
      superiorId: row.Superior_Id === null ? undefined : Number(row.Superior_Id),
      roleIds: idsOf(row.RoleIds).filter((roleId) => roles.has(roleId)),
      mail: row.Mail === null ? undefined : String(row.Mail),
      department: row.DeptName === null ? undefined : String(row.DeptName),
    });
  }
  return new KnownPeople(users, roles, links);
};
