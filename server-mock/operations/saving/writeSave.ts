import { sql } from 'kysely';
import { versionField } from '../../../runtime/model/fields/resolve/impliedFields.ts';
import type { Cell, MutableRow, Row } from '../../../runtime/model/schema/Row.ts';
import type { Queryable } from '../../db/Database.ts';
import { name } from '../../db/sql/names.ts';
import { keepUses } from '../../files/keepUses.ts';
import { runHooks } from '../../hooks/runHooks.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import { claimAnswer, keepAnswer } from '../../http/idempotency/keptAnswers.ts';
import { Refusal } from '../../http/Refusal.ts';
import { systemRun, systemTable } from '../../reading/systemRows.ts';
import { insertRow, updateRow } from '../../records/writeRow.ts';
import { sendMails } from '../../workflow/mail/sendMails.ts';
import { issuesAnswer } from '../issuesAnswer.ts';
import { changesOf, writeLog } from '../writeLog.ts';
import { documentAnswer, type WrittenKeys } from './documentAnswer.ts';
import { numberRows } from './numberRows.ts';
import { keyText, type SaveState, type WritingState } from './SaveState.ts';
import { sentText } from './sentText.ts';
import { staleAnswer } from './staleAnswer.ts';
import { stampRow } from './stamps.ts';
import { uniqueRefusal } from './uniqueRefusal.ts';
import { type WithinSave, withinSave } from './withinSave.ts';
import { writeDetails } from './writeDetails.ts';

/** Locks the record and compares versions: the sent one is the client's condition, the loaded one ours. */
export const lockMain = async (
  tx: Queryable,
  state: WritingState,
): Promise<Answer | 'changed meanwhile' | undefined> => {
  const { call, full, stored, request } = state;
  if (stored === undefined) return undefined;
  const { main } = full;
  const key = stored.main[main.key] ?? null;
  const locked = await systemRun(
    tx,
    'save',
    sql`select ${name(versionField)} from ${systemTable(main.table)} where ${name(main.key)} = ${key} for update`,
  );
  if (locked.rows[0] === undefined) return refuse('404', call.say('server.notFound'));
  const version = Number(locked.rows[0][versionField]);
  const sent = sentText(main, request.main, versionField);
  if (sent !== undefined && sent !== '' && sent !== String(version)) return staleAnswer(tx, state, key);
  return version === stored.version ? undefined : 'changed meanwhile';
};

/** `key`: of the record that was written; undefined when nothing was (a repeated call, a refusal). */
export interface WrittenSave {
  readonly answer: Answer;
  readonly key?: Cell;
  /** What the transaction did beside the record. */
  readonly within?: WithinSave;
}

/** A record written by {@link writeRecord}. */
export interface WrittenRecord {
  readonly key: Cell;
  /** Columns of the main row that were written, stamps and numbers included. */
  readonly values: MutableRow;
  /** For the log, by field and by detail table. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** Keys of the detail rows that were sent or written. */
  readonly rows: WrittenKeys;
}

/** Writes main row, details and the uses of files of a save whose record is locked; `more`: columns no save takes. */
export const writeRecord = async (
  tx: Queryable,
  state: WritingState,
  more: Row = {},
): Promise<WrittenRecord> => {
  const { call, request, full, stored } = state;
  // A copy: a transaction that is run again must number again.
  const values = { ...state.values, ...more };
  const now = call.context.clock.now();
  stampRow(full.main, values, request.action, { id: call.user.id, name: call.user.realName, now });
  let key: Cell;
  if (stored === undefined) {
    await numberRows(tx, full.main, [values], now);
    key = await insertRow(tx, full.main, values);
  } else {
    key = stored.main[full.main.key] ?? null;
    await updateRow(tx, full.main, key, values);
  }
  await keepUses(tx, call, { table: full.main, key, stored: stored?.main, values });
  const { changes, keys } = await writeDetails(tx, state, key);
  return { key, values, changes: { ...changesOf(full.main, stored?.main, values), ...changes }, rows: keys };
};

const write = async (tx: Queryable, state: WritingState): Promise<WrittenSave | 'changed meanwhile'> => {
  const { call, request, full, stored } = state;
  const kept = await claimAnswer(tx, call);
  if (kept !== undefined) return { answer: kept };
  const refused = await lockMain(tx, state);
  if (refused !== undefined) return refused === 'changed meanwhile' ? refused : { answer: refused };
  const { key, values, changes, rows } = await writeRecord(tx, state);
  const isVersioned = stored === undefined || (sentText(full.main, request.main, versionField) ?? '') !== '';
  const moment = stored === undefined ? 'addInside' : 'updateInside';
  const issues = await runHooks({
    call,
    outside: undefined,
    moment,
    table: full.main,
    stored: stored?.main,
    values,
    db: tx,
    details: {},
  });
  if (issues.length > 0) return { answer: issuesAnswer(call, issues) };
  const within = await withinSave(tx, state, key, values);
  await writeLog(tx, call, {
    type: stored === undefined ? 'Add' : 'Edit',
    table: full.main.table,
    key: keyText(key),
    changes: { ...changes, ...within.changes, ...(isVersioned ? {} : { unversioned: true }) },
  });
  // What runs inside the save may have written any row.
  const isShort =
    request.changes === true &&
    (full.main.hooks[moment] ?? []).length === 0 &&
    !full.details.some(({ table }) => within.tables.includes(table.table));
  const data = await documentAnswer(tx, call, request.table, key, isShort ? rows : undefined);
  const saved = succeed(call.say('server.saved'), data, isVersioned ? undefined : { unversioned: true });
  const answer = request.answer?.(saved) ?? saved;
  await keepAnswer(tx, call, answer);
  return { answer, key, within };
};

/** One transaction: lock and version check, main, details, delKeys, log, and the answer kept for a repeated call. */
export const writeSave = async (state: SaveState): Promise<WrittenSave | 'changed meanwhile'> => {
  const { call, full } = state;
  try {
    const written = await call.context.db.transaction(async (tx) => {
      const done = await write(tx, state);
      // Anything but a written save must leave nothing behind, the claimed key included.
      if (done === 'changed meanwhile') throw new ChangedMeanwhile();
      if (isRefused(done.answer)) throw new Refusal(done.answer);
      return done;
    });
    const tables = [full.main.table, ...full.details.map(({ table }) => table.table), 'Sys_Log'];
    call.context.changes.bump([...tables, ...(written.within?.tables ?? [])]);
    sendMails(call.context, written.within?.mails ?? []);
    return written;
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return 'changed meanwhile';
    if (error instanceof Refusal) return { answer: error.answer };
    const refused = uniqueRefusal(call, full, error);
    if (refused !== undefined) return { answer: refused };
    throw error;
  }
};

/** Only rolls the transaction back. */
class ChangedMeanwhile extends Error {}

const isRefused = (answer: Answer): boolean =>
  typeof answer.body === 'object' &&
  answer.body !== null &&
  'status' in answer.body &&
  answer.body.status === false;
