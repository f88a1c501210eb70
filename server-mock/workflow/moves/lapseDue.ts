import { isClosed } from '../../../runtime/model/access/documentState.ts';
import { runOptions } from '../../context/runOptions.ts';
import type { ServerContext } from '../../context/ServerContext.ts';
import { isVoid } from '../../records/documentHolds.ts';
import { applyToDocuments, type EventOfDocument } from './applyToDocuments.ts';

const due = `
  select "WorkTable", "WorkTableKey" from "Sys_WorkFlowTable"
  where "CheckDate" <= $1::timestamp order by "CheckDate", "WorkFlowTable_Id"`;

/**
 * Sends reminders and escalations that are due by the server's clock.
 * Skips closed and void documents (`progress.void`); a reopened document is handled again.
 */
export const lapseDue = async (context: ServerContext): Promise<void> => {
  const { rows } = await context.db.query(due, [context.clock.now()]);
  const options = runOptions(context);
  const lapse: EventOfDocument = ({ main }, row) =>
    isClosed(row) || isVoid(main, { main: row, details: {} }, options) ? undefined : { kind: 'lapse' };
  await applyToDocuments(context, rows, lapse, 'the time limit of a document could not be acted on');
};
