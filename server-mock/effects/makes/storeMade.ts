import { auditStatus, isAudited } from '../../../runtime/model/access/documentState.ts';
import type { Document } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { auditField, auditReasonField } from '../../../runtime/model/fields/stateFields.ts';
import { text } from '../../../runtime/model/messages/index.ts';
import type { Cell, MutableRow } from '../../../runtime/model/schema/Row.ts';
import { afterCommit } from '../../db/afterCommit.ts';
import { noteNews } from '../../events/committedNews.ts';
import { numberRows } from '../../operations/saving/numberRows.ts';
import { keyText } from '../../records/keyText.ts';
import { stampRow } from '../../records/stamps.ts';
import { changesOf, writeLog } from '../../records/writeLog.ts';
import { insertRow } from '../../records/writeRow.ts';
import { insertRows } from '../../records/writeRows.ts';
import type { EffectCall } from '../EffectCall.ts';

/** Language of texts that are stored. */
const storedLocale = 'zh';

/**
 * Stores a made document with its rows, numbers and history, approved where its table asks for approval. Numbers are drawn
 * here, after everything else is locked. Returns its key.
 */
export const storeMade = async (call: EffectCall, made: Document): Promise<Cell> => {
  const { base, tx, effect, document, reason } = call;
  const { main, details } = effect.target;
  const user = reason?.user ?? { id: 0, realName: '' };
  const writer = { id: user.id, name: user.realName, now: base.clock.now() };
  const source = `${effect.source.main.cnName} ${keyText(document.main[effect.source.main.nameField])}`;
  const values: MutableRow = { ...made.main };
  stampRow(main, values, 'Add', writer);
  if (isAudited(main)) {
    values[auditField] = auditStatus.approved;
    values[auditReasonField] = text('effect.madeBy', storedLocale, { document: source });
    stampRow(main, values, 'Audit', writer);
  }
  await numberRows(tx, main, [values], writer.now);
  const key = await insertRow(tx, main, values);
  const changes: Record<string, unknown> = { ...changesOf(main, undefined, values), reason: source };
  for (const { schema, table } of details) {
    const rows = (made.details[table.table] ?? []).map(
      (row): MutableRow => ({ ...row, [schema.foreignKey]: key }),
    );
    if (rows.length === 0) continue;
    for (const row of rows) stampRow(table, row, 'Add', writer);
    await numberRows(tx, table, rows, writer.now);
    const keys = await insertRows(tx, table, rows);
    changes[table.table] = rows.map((row, at) => ({ added: keys[at], ...changesOf(table, undefined, row) }));
  }
  await writeLog(
    tx,
    { context: base, requestId: '', user },
    { type: 'Add', table: main.table, key: keyText(key), changes },
  );
  noteNews(tx, { table: main.table, keys: [keyText(key)], users: [], roles: [] });
  afterCommit(tx, () =>
    base.changes.bump([main.table, ...details.map(({ table }) => table.table), 'Sys_Log']),
  );
  return key;
};
