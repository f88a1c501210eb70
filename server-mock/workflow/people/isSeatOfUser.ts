import type { User } from '../../../runtime/model/access/User.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { type RawBuilder, sql } from '../../db/sql/sql.ts';

/** The user whose seats are meant, and the day: `yyyy-MM-dd` in TIME_ZONE. */
export interface SeatHolders {
  readonly user: Pick<User, 'id' | 'roleIds'>;
  readonly day: string;
}

/** Day of a server time, for {@link SeatHolders}. */
export const dayOf = (now: string): string => now.slice(0, 10);

/**
 * Keys of seats the user holds as substitute that day: pending ones and those this user decided.
 * Does not refer to the outer row, so that a statement evaluates it once and then uses an index.
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

/** Substitutions in force that day, with both accounts enabled. */
const isInForce = (day: string): RawBuilder<unknown> => sql`
  s."BeginDate" <= ${day}::date and s."EndDate" >= ${day}::date and coalesce(s."Enable", 1) = 1
  and (select coalesce(of."Enable", 1) from "Sys_User" of where of."User_Id" = s."User_Id") = 1
  and (select coalesce(by."Enable", 1) from "Sys_User" by where by."User_Id" = s."Substitute_Id") = 1`;

/** Who created a document does not decide in it as a substitute, unless its flow allows it (`maySubstitute`). */
const mayDecide = (userId: number): RawBuilder<unknown> => sql`not exists (
  select 1 from "Sys_WorkFlowTable" own_document
  where own_document."WorkFlowTable_Id" = "Sys_WorkFlowTableUserAuditStatus"."WorkFlowTable_Id"
    and own_document."CreateID" = ${userId} and coalesce(own_document."SelfSubstitute", 0) = 0)`;

/** `offset 0` keeps the planner from joining all seats: it looks up one holder after another by index. */
const seatsWhere = (userId: number, holder: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select "UserAuditStatus_Id" from "Sys_WorkFlowTableUserAuditStatus"
  where ${holder} and ("Auditor_Id" = ${userId} or "AuditStatus" = 0 and ${mayDecide(userId)})
    and (chain."WorkTable" is null or "WorkTable" = chain."WorkTable") offset 0`;

/**
 * Whether a row of Sys_WorkFlowTableUserAuditStatus, under `alias`, is a seat of this user.
 * That is an own seat, one of a role, or one held as substitute that is pending or decided by this user. All
 * SQL that compares seat holders with a user uses this; it must agree with `actsFor` of the engine.
 */
export const isSeatOfUser = (of: SeatHolders, alias = 'seat'): RawBuilder<unknown> => {
  const seat = name(alias);
  return sql`(${seat}."User_Id" = ${of.user.id} or ${seat}."Role_Id" = ${anyOf(of.user.roleIds)}
    or ${seat}."UserAuditStatus_Id" = any(${seatsStoodFor(of)}))`;
};
