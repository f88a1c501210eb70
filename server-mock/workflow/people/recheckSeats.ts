import { administratorRole } from '../../../runtime/model/workflow/engine/seats.ts';
import type { ServerContext } from '../../context/ServerContext.ts';
import { run } from '../../db/sql/compile.ts';
import { anyOf } from '../../db/sql/names.ts';
import { type RawBuilder, sql } from '../../db/sql/sql.ts';
import { applyToDocuments } from '../moves/applyToDocuments.ts';

/** Users and roles whose documents to check. */
export interface GonePeople {
  readonly userIds: readonly number[];
  readonly roleIds: readonly number[];
}

/** Position of a check: this document and all before it are done. */
export interface LookedAt {
  readonly table: string;
  readonly key: string;
}

/** Documents per batch, and of the first batch, which runs while an account is saved. */
const atOnce = 50;
export const withinSave = 10;

/**
 * Documents with a pending seat that no user can decide, as the engine defines it (`isHeld`).
 * The user of the seat is disabled or missing, or every member of its role has decided in the same visit. The
 * rows do not say for whom a substitute decided in a role's seat; here the actor counts, and the engine makes
 * the final decision. Handled documents leave the list, so that any process can continue an interrupted
 * check.
 */
const waitingForNobody = (
  of: GonePeople | undefined,
  after: LookedAt | undefined,
  most: number,
): RawBuilder<unknown> => sql`
  with member as (
    select person."User_Id", role."Role_Id" from "Sys_User" person
    join "Sys_Role" role on cast(role."Role_Id" as text) = any(string_to_array(person."RoleIds", ','))
    where coalesce(person."Enable", 1) = 1 and coalesce(role."Enable", 1) = 1)
  select distinct seat."WorkTable", seat."WorkTableKey" from "Sys_WorkFlowTableUserAuditStatus" seat
  where seat."AuditStatus" = 0
    ${of === undefined ? sql`` : sql`and (seat."User_Id" = ${anyOf(of.userIds)} or seat."Role_Id" = ${anyOf(of.roleIds)})`}
    ${after === undefined ? sql`` : sql`and (seat."WorkTable", seat."WorkTableKey") > (${after.table}, ${after.key})`}
    and case when seat."User_Id" is not null
      then not exists (select 1 from "Sys_User" person
        where person."User_Id" = seat."User_Id" and coalesce(person."Enable", 1) = 1)
      else (seat."Role_Id" <> ${administratorRole}
          or exists (select 1 from member where member."Role_Id" = seat."Role_Id"))
        and not exists (select 1 from member where member."Role_Id" = seat."Role_Id" and not exists (
          select 1 from "Sys_WorkFlowTableUserAuditStatus" voted
          where voted."WorkFlowTable_Id" = seat."WorkFlowTable_Id" and voted."Visit" = seat."Visit"
            and voted."AuditStatus" in (1, 3)
            and coalesce(voted."User_Id", voted."Auditor_Id") = member."User_Id"))
      end
  order by 1, 2 limit ${most}`;

/**
 * Replaces approvers in one batch of these documents, one transaction each; the rule of the node picks new
 * ones.
 * Returns the position to continue from; undefined at the end.
 */
const lookAtSome = async (
  context: ServerContext,
  most: number,
  of?: GonePeople,
  after?: LookedAt,
): Promise<LookedAt | undefined> => {
  const { rows } = await run(context.db, waitingForNobody(of, after, most));
  const failed = 'the approvers of a document could not be found anew';
  await applyToDocuments(context, rows, () => ({ kind: 'recheck' }), failed);
  const last = rows.length < most ? undefined : rows.at(-1);
  return last && { table: String(last.WorkTable), key: String(last.WorkTableKey) };
};

/**
 * Checks documents after an account or role changed.
 * The first batch runs at once, so that the user sees its result; {@link Rechecks} handles the rest.
 */
export const recheckSeats = async (context: ServerContext, of: GonePeople): Promise<void> => {
  if ((await lookAtSome(context, withinSave, of)) !== undefined) context.rechecks.wake();
};

/**
 * Checks every document that waits for missing users or roles.
 * Covers nodes reached after the account was saved, accounts changed without a save or meanwhile, and work
 * left by an ended process. `isEnded` is asked between batches; default: never.
 */
export const recheckGone = async (context: ServerContext, isEnded = () => false): Promise<void> => {
  let after: LookedAt | undefined;
  do after = await lookAtSome(context, atOnce, undefined, after);
  while (after !== undefined && !isEnded());
};
