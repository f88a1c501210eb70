import { type RawBuilder, sql } from 'kysely';
import type { User } from '../../runtime/model/User.ts';
import { anyOf, name } from '../sql/names.ts';

/** Whose seats are asked for, and the day: `yyyy-MM-dd` in TIME_ZONE. */
export interface SeatHolders {
  readonly user: Pick<User, 'id' | 'roleIds'>;
  readonly day: string;
}

/** A day of the server's time, for {@link SeatHolders}. */
export const dayOf = (now: string): string => now.slice(0, 10);

/**
 * Whether a row of Sys_WorkFlowTableUserAuditStatus, called `alias`, is a seat of this user: his own, of a role he has, or,
 * as long as he stands for its holder (issue 6, substitutes), one that waits or that he decided. The one text of it, wherever
 * a seat's holder is compared with a user; `standsFor` of the engine's people says the same.
 */
export const isSeatOfUser = ({ user, day }: SeatHolders, alias = 'seat'): RawBuilder<unknown> => sql`(
  ${name(alias)}."User_Id" = ${user.id} or ${name(alias)}."Role_Id" = ${anyOf(user.roleIds)}
  or ((${name(alias)}."AuditStatus" = 0 or ${name(alias)}."Auditor_Id" = ${user.id}) and exists (
    with recursive link as (
      select s."User_Id", s."Substitute_Id", nullif(s."WorkTable", '') as "WorkTable"
      from "Sys_WorkFlowSubstitute" s
      join "Sys_User" of on of."User_Id" = s."User_Id" and coalesce(of."Enable", 1) = 1
      join "Sys_User" by on by."User_Id" = s."Substitute_Id" and coalesce(by."Enable", 1) = 1
      where coalesce(s."Enable", 1) = 1 and s."BeginDate" <= ${day}::date and s."EndDate" >= ${day}::date),
    chain as (
      select "User_Id", "WorkTable" from link where "Substitute_Id" = ${user.id}
      union
      select link."User_Id", coalesce(chain."WorkTable", link."WorkTable") from chain
      join link on link."Substitute_Id" = chain."User_Id"
        and (chain."WorkTable" is null or link."WorkTable" is null or chain."WorkTable" = link."WorkTable"))
    select 1 from chain join "Sys_User" held on held."User_Id" = chain."User_Id"
    where (chain."WorkTable" is null or chain."WorkTable" = ${name(alias)}."WorkTable")
      and (chain."User_Id" = ${name(alias)}."User_Id"
        or cast(${name(alias)}."Role_Id" as text) = any(string_to_array(held."RoleIds", ','))))))`;
