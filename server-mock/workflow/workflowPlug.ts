import { auditStatusOf, isAudited } from '../../runtime/model/access/documentState.ts';
import { auditField } from '../../runtime/model/fields/stateFields.ts';
import type { SavePlug } from '../context/SavePlug.ts';
import { afterCommit } from '../db/afterCommit.ts';
import { keyText } from '../records/keyText.ts';
import { refuseUnapproved } from './calls/consequences/refuseUnapproved.ts';
import { actorOf } from './calls/flowEvent.ts';
import { sendMails } from './mail/sendMails.ts';
import { asksRows } from './moves/flowFacts.ts';
import { isAskedByFlows, restartWritten, undecided } from './moves/restartWritten.ts';
import { submitDocuments } from './moves/submitDocuments.ts';
import { submitStored } from './moves/submitStored.ts';
import { removeInstances } from './records/removeInstances.ts';
import { loadInstance } from './records/StoredInstance.ts';
import { flowTables } from './records/storeRecords.ts';

/** Submits a saved document when its table has flows. */
const submitSaved: SavePlug['saved'] = async (tx, record) => {
  const { call, full, key, before, main } = record;
  if (!isAudited(full.main)) return undefined;
  if (before !== undefined && !undecided.has(auditStatusOf(before))) return undefined;
  const stored = before && (await loadInstance(tx, full.main.table, keyText(key)));
  // Saved before its table had a flow: it keeps the plain approval until a user starts its flow.
  if (before !== undefined && stored === undefined) return undefined;
  const flows = await call.context.flows.published(tx, full.main.table);
  const details = flows.some(asksRows) ? await record.details() : {};
  const document = { key, document: { main, details }, ...(stored === undefined ? {} : { before: stored }) };
  const submission = await submitDocuments(tx, call.context, full, actorOf(call), [document]);
  if (submission === undefined) return undefined;
  afterCommit(tx, () => sendMails(call.context, submission.mails));
  const from = auditStatusOf(main);
  const status = submission.statuses.get(key) ?? from;
  const isNew = before === undefined;
  const changes = status === from && !isNew ? {} : { [auditField]: isNew ? [status] : [from, status] };
  return { tables: flowTables, changes };
};

/**
 * Approval inside a write: submits saved and imported documents, restarts changed ones, removes deleted ones.
 */
export const workflowPlug: SavePlug = {
  tables: flowTables,
  check: refuseUnapproved,
  saved: submitSaved,
  async imported(tx, call, full, keys) {
    const mails = await submitStored(tx, call.context, full, actorOf(call), keys);
    afterCommit(tx, () => sendMails(call.context, mails));
  },
  async changed(tx, call, table, { fields, rows }) {
    if (fields !== undefined && !(await isAskedByFlows(tx, call, table.table, fields))) return;
    const mails = await restartWritten(tx, call, table, await rows());
    afterCommit(tx, () => sendMails(call.context, mails));
  },
  async deleted(tx, table, keys) {
    if (isAudited(table)) await removeInstances(tx, table.table, keys);
  },
};
