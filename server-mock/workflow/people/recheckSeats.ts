import { type RawBuilder, sql } from 'kysely';
import { administratorRole } from '../../../runtime/model/workflow/engine/seats.ts';
import type { ServerContext } from '../../context/ServerContext.ts';
import { run } from '../../db/sql/compile.ts';
import { anyOf } from '../../db/sql/names.ts';
import { applyToDocuments } from '../moves/applyToDocuments.ts';

/** Whose documents are looked at. */
export interface GonePeople {
  readonly userIds: readonly number[];
  readonly roleIds: readonly number[];
}

/** A document by which a look goes on: it, and all before it, were looked at. */
export interface LookedAt {
  readonly table: string;
  readonly key: string;
}

/** Documents of one look at once, and of the first one, which whoever saves an account waits for. */
const atOnce = 50;
export const withinSave = 10;

/**
 * Documents with a pending seat nobody can decide in any more, as the engine says it (`isHeld`): its person is disabled or not
 * there, of its role nobody is left who has not decided in the same visit. In whose name somebody decided in a role's seat the
 * rows do not say: there who acted counts, and of the two the engine decides. Each look takes them off the list, so that
 * one that ended in the middle is gone on with by the next, in whatever process.
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
 * Looks again at some of the documents that wait for nobody, each in a transaction of its own: its rule says who is asked
 * instead. Answers where to go on; undefined: there are no more.
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
 * After an account or role changed: the first documents that waited for it are looked at now, so that who changed it sees
 * what became of them; the others by {@link Rechecks}, however many they are.
 */
export const recheckSeats = async (context: ServerContext, of: GonePeople): Promise<void> => {
  if ((await lookAtSome(context, withinSave, of)) !== undefined) context.rechecks.wake();
};

/**
 * Looks at every document that waits for people or roles that are gone: whose turn had not come when their accounts were
 * saved, whose accounts changed by another way than a save or while the document was on its way to them, or what a process
 * left when it ended. `isEnded`: between two looks it may be told to stop; default never.
 */
export const recheckGone = async (context: ServerContext, isEnded = () => false): Promise<void> => {
  let after: LookedAt | undefined;
  do after = await lookAtSome(context, atOnce, undefined, after);
  while (after !== undefined && !isEnded());
};
