import type { DocumentTable } from '../../runtime/model/DocumentTable.ts';
import type { Row } from '../../runtime/model/Row.ts';
import type { FlowEvent } from '../../runtime/model/workflow/engine/FlowEvent.ts';
import type { ServerContext } from '../ServerContext.ts';
import { applyEvent } from './applyEvent.ts';
import { sendMails } from './sendMails.ts';
import { flowTables } from './storeRecords.ts';

/** What happens to a document as it stands under its lock; undefined: nothing. */
export type EventOfDocument = (full: DocumentTable, row: Row) => FlowEvent | undefined;

/**
 * Lets an event nobody's call asks for happen to each of these documents (rows with `WorkTable` and `WorkTableKey`), each in
 * a transaction of its own under its lock: of two processes the second finds it done. One that fails is logged as `failed`
 * and keeps nobody else waiting; tables that are not there any more are passed over.
 */
export const happenToEach = async (
  context: ServerContext,
  documents: readonly Readonly<Record<string, unknown>>[],
  eventOf: EventOfDocument,
  failed: string,
): Promise<void> => {
  const { db, catalog, changes, log } = context;
  for (const { WorkTable, WorkTableKey } of documents) {
    const full = catalog.document(String(WorkTable));
    if (full === undefined) continue;
    try {
      const done = await db.transaction((tx) =>
        applyEvent(tx, context, full, String(WorkTableKey), (row) => eventOf(full, row)),
      );
      if (!done.ok) continue;
      changes.bump([full.main.table, ...flowTables]);
      sendMails(context, done.mails);
    } catch (error) {
      log.error({ err: error, WorkTable, WorkTableKey }, failed);
    }
  }
};
