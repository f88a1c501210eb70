import type { ServerContext } from '../ServerContext.ts';
import { applyEvent } from './applyEvent.ts';
import { sendMails } from './sendMails.ts';
import { flowTables } from './storeRecords.ts';

const due = `
  select "WorkTable", "WorkTableKey" from "Sys_WorkFlowTable"
  where "CheckDate" <= $1::timestamp order by "CheckDate", "WorkFlowTable_Id"`;

/**
 * Reminds and escalates whatever is due by the server's clock (issue 6, time limits), each document in a transaction of its
 * own under its lock: of two processes the second finds it done. One that fails is logged and keeps nobody else waiting.
 */
export const lapseDue = async (context: ServerContext): Promise<void> => {
  const { db, catalog, changes, clock, log } = context;
  const { rows } = await db.query(due, [clock.now()]);
  for (const { WorkTable, WorkTableKey } of rows) {
    const full = catalog.document(String(WorkTable));
    if (full === undefined) continue;
    try {
      const done = await db.transaction((tx) =>
        applyEvent(tx, context, full, String(WorkTableKey), () => ({ kind: 'lapse' })),
      );
      if (!done.ok) continue;
      changes.bump([full.main.table, ...flowTables]);
      sendMails(context, done.mails);
    } catch (error) {
      log.error(
        { err: error, WorkTable, WorkTableKey },
        'the time limit of a document could not be acted on',
      );
    }
  }
};
