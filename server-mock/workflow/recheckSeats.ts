import type { ServerContext } from '../ServerContext.ts';
import { applyEvent } from './applyEvent.ts';
import { sendMails } from './sendMails.ts';
import { flowTables } from './storeRecords.ts';

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
  const { db, catalog, changes, log } = context;
  const { rows } = await db.query(waiting, [userIds, roleIds]);
  for (const { WorkTable, WorkTableKey } of rows) {
    const full = catalog.document(String(WorkTable));
    if (full === undefined) continue;
    try {
      const done = await db.transaction((tx) =>
        applyEvent(tx, context, full, String(WorkTableKey), () => ({ kind: 'recheck' })),
      );
      if (!done.ok) continue;
      changes.bump([full.main.table, ...flowTables]);
      sendMails(context, done.mails);
    } catch (error) {
      log.error(
        { err: error, WorkTable, WorkTableKey },
        'the approvers of a document could not be found anew',
      );
    }
  }
};

const goneHolders = `
  select distinct seat."User_Id" from "Sys_WorkFlowTableUserAuditStatus" seat
  left join "Sys_User" person on person."User_Id" = seat."User_Id"
  where seat."AuditStatus" = 0 and seat."User_Id" is not null and coalesce(person."Enable", 0) <> 1`;

/** At start: people whose accounts changed when a process ended before it had looked at their documents. */
export const recheckAtStart = async (context: ServerContext): Promise<void> => {
  const { rows } = await context.db.query(goneHolders);
  if (rows.length > 0)
    await recheckSeats(
      context,
      rows.map((row) => Number(row.User_Id)),
      [],
    );
};
