import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { FlowEvent } from '../../../runtime/model/workflow/engine/FlowEvent.ts';
import type { ServerContext } from '../../context/ServerContext.ts';
import { sendMails } from '../mail/sendMails.ts';
import { flowTables } from '../records/storeRecords.ts';
import { applyEvent } from './applyEvent.ts';

/** The event for a locked document; undefined: none. */
export type EventOfDocument = (full: DocumentTable, row: Row) => FlowEvent | undefined;

/**
 * Applies a background event to each document, one transaction per document. `documents` are rows with `WorkTable` and
 * `WorkTableKey`. A failure is logged as `failed` and does not stop the others; unknown tables are skipped.
 */
export const applyToDocuments = async (
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
