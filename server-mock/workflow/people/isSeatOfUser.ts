import { type RawBuilder, sql } from 'kysely';
import type { User } from '../../../runtime/model/access/User.ts';
import { anyOf, name } from '../../db/sql/names.ts';

/** Whose seats are asked for, and the day: `yyyy-MM-dd` in TIME_ZONE. */
export interface SeatHolders {
  readonly user: Pick<User, 'id' | 'roleIds'>;
  readonly day: string;
}

/** A day of the server's time, for {@link SeatHolders}. */
export const dayOf = (now: string): string => now.slice(0, 10);

/**
 * Keys of the seats of everybody the user stands for that day which wait or which he decided. It says nothing of the row
 * around it, so that a statement finds them once and then looks them up by their index.
 */
const seatsStoodFor = ({ user, day }: SeatHolders): RawBuilder<unknown> => sql`array(
  with recursive chain as (
    select s."User_Id", nullif(s."WorkTable", '') as "WorkTable" from "Sys_WorkFlowSubstitute" s
    where s."Substitute_Id" = ${user.id} and ${isInForce(day)}
    union
    select s."User_Id", coalesce(chain."WorkTable", nullif(s."WorkTable", '')) from chain
    join "Sys_WorkFlowSubstitute" s on s."Substitute_Id" = chain."User_Id" and ${isInForce(day)}
      and (chain."WorkTable" is null or coalesce(s."WorkTable", '') in ('', chain."WorkTable")))
  select own."UserAuditStatus_Id" from chain cross join lateral (${seatsWhere(user.id, sql`"User_Id" = chain."User_Id"`)}) own
  union all
  select own."UserAuditStatus_Id" from chain
  join "Sys_User" held on held."User_Id" = chain."User_Id"
  cross join unnest(string_to_array(held."RoleIds", ',')) as one
  cross join lateral (${seatsWhere(user.id, sql`"Role_Id" = case when one ~ '^[0-9]{1,9}$' then cast(one as int) end`)}) own)`;

/** Today, and both of its people have accounts that are not disabled. */
const isInForce = (day: string): RawBuilder<unknown> => sql`
  s."BeginDate" <= ${day}::date and s."EndDate" >= ${day}::date and coalesce(s."Enable", 1) = 1
  and (select coalesce(of."Enable", 1) from "Sys_User" of where of."User_Id" = s."User_Id") = 1
  and (select coalesce(by."Enable", 1) from "Sys_User" by where by."User_Id" = s."Substitute_Id") = 1`;

/** Looked up by their index, one holder after the other: `offset 0` keeps them from being joined as a whole. */
const seatsWhere = (userId: number, holder: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select "UserAuditStatus_Id" from "Sys_WorkFlowTableUserAuditStatus"
  where ${holder} and ("AuditStatus" = 0 or "Auditor_Id" = ${userId})
    and (chain."WorkTable" is null or "WorkTable" = chain."WorkTable") offset 0`;

/**
 * Whether a row of Sys_WorkFlowTableUserAuditStatus, called `alias`, is a seat of this user: his own, of a role he has, or,
 * as long as he stands for its holder, one that waits or that he decided. The one text of it, wherever a seat's holder is
 * compared with a user; `standsFor` of the engine's people says the same.
 */
export const isSeatOfUser = (of: SeatHolders, alias = 'seat'): RawBuilder<unknown> => {
  const seat = name(alias);
  return sql`(${seat}."User_Id" = ${of.user.id} or ${seat}."Role_Id" = ${anyOf(of.user.roleIds)}
    or ${seat}."UserAuditStatus_Id" = any(${seatsStoodFor(of)}))`;
};
