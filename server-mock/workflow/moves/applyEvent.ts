import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { auditField, auditReasonField } from '../../../runtime/model/fields/stateFields.ts';
import { text } from '../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { MutableRow, Row } from '../../../runtime/model/schema/Row.ts';
import type { Actor, FlowEvent } from '../../../runtime/model/workflow/engine/FlowEvent.ts';
import type { Queryable } from '../../db/Database.ts';
import { name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import type { Mail } from '../../mail/Mailer.ts';
import { systemRows } from '../../reading/systemRows.ts';
import { stampRow } from '../../records/stamps.ts';
import { changesOf, writeLog } from '../../records/writeLog.ts';
import { updateRow } from '../../records/writeRow.ts';
import { loadInstance } from '../records/StoredInstance.ts';
import { storeRecords } from '../records/storeRecords.ts';
import { decideEvent } from './decideEvent.ts';
import type { FlowContext } from './FlowContext.ts';

/** Result of an event outside a call. No issue means that it does not apply: no workflow, or no change. */
export type Applied =
  | { readonly ok: true; readonly mails: readonly Mail[] }
  | { readonly ok: false; readonly issue: Issue | undefined };

/**
 * Locks a document and applies an event that no call sent: users changed, a new version, or demo data.
 * When `eventOf` returns undefined nothing happens. Runs in the caller's transaction.
 */
export const applyEvent = async (
  tx: Queryable,
  context: FlowContext,
  full: DocumentTable,
  key: string,
  eventOf: (row: Row) => FlowEvent | undefined,
  by?: Actor,
): Promise<Applied> => {
  const { main } = full;
  const [row] = await systemRows(tx, 'engine', main, sql`${name(main.key)} = ${key}`, sql`for update`);
  const stored = row && (await loadInstance(tx, main.table, key));
  if (row === undefined || stored === undefined) return { ok: false, issue: undefined };
  const event = eventOf(row);
  if (event === undefined) return { ok: false, issue: undefined };
  const decided = await decideEvent(tx, context, { full, document: { main: row }, key, stored }, event, by);
  if (!decided.ok) return { ok: false, issue: decided.issue };
  const { record, people } = decided;
  if (record.answer.changes.length === 0) return { ok: false, issue: undefined };
  const mails = await storeRecords(tx, [record], people);
  const { status } = record.answer.instance;
  // An unchanged status is not written: open editors of the document must not be disturbed.
  const values: MutableRow = row[auditField] === status ? {} : { [auditField]: status };
  if ((event.kind === 'vote' || event.kind === 'reverse') && by !== undefined) {
    if (main.byName.has(auditReasonField)) values[auditReasonField] = event.reason;
    stampRow(main, values, 'Audit', { id: by.userId, name: by.name, now: record.now });
  }
  if (Object.keys(values).length > 0) {
    await updateRow(tx, main, row[main.key] ?? null, values);
    const user = { id: by?.userId ?? 0, realName: by?.name ?? text('approvalScreen.system', 'zh') };
    const changes = changesOf(main, row, values);
    await writeLog(tx, { context, requestId: '', user }, { type: 'Audit', table: main.table, key, changes });
  }
  return { ok: true, mails };
};
