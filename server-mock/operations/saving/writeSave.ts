import { versionField } from '../../../runtime/model/fields/resolve/impliedFields.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import type { Beside } from '../../context/SavePlug.ts';
import type { Queryable } from '../../db/Database.ts';
import { name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { runHooks } from '../../hooks/runHooks.ts';
import { type Answer, refuse } from '../../http/Answer.ts';
import { claimAnswer, keepAnswer } from '../../http/idempotency/keptAnswers.ts';
import { issuesAnswer } from '../../http/issuesAnswer.ts';
import { Refusal } from '../../http/Refusal.ts';
import { systemRun, systemTable } from '../../reading/systemRows.ts';
import { keyText } from '../../records/keyText.ts';
import { watchOf } from '../../records/WriteWatch.ts';
import { writeLog } from '../../records/writeLog.ts';
import { lockReferenced } from '../../references/lockReferenced.ts';
import { guardReferences } from '../references/guardReferences.ts';
import { asStored, assembled } from './assembled.ts';
import { runDetailHooks } from './detailHooks.ts';
import type { WrittenKeys } from './documentAnswer.ts';
import { insideMoment } from './insideMoment.ts';
import { leavingRows, referringRows } from './referredRows.ts';
import { refuseCycles } from './refuseCycles.ts';
import type { SaveCourse } from './SaveCourse.ts';
import { recordOf, type SaveState, type WritingState } from './SaveState.ts';
import { sentText } from './sentText.ts';
import { staleAnswer } from './staleAnswer.ts';
import { uniqueRefusal } from './uniqueRefusal.ts';
import { writeRecord } from './writeRecord.ts';

/** Locks the record and compares both versions: the one the client sent and the one that was loaded. */
const lockMain = async (
  tx: Queryable,
  state: WritingState,
): Promise<Answer<never> | 'changed meanwhile' | undefined> => {
  const { call, full, stored, request } = state;
  if (stored === undefined) return undefined;
  const { main } = full;
  const key = stored.main[main.key] ?? null;
  const locked = await systemRun(
    tx,
    'save',
    sql`select ${name(versionField)} from ${systemTable(main.table)} where ${name(main.key)} = ${key} for no key update`,
  );
  if (locked.rows[0] === undefined) return refuse('404', call.say('server.notFound'));
  const version = Number(locked.rows[0][versionField]);
  const sent = sentText(main, request.main, versionField);
  if (sent !== undefined && sent !== '' && sent !== String(version)) return staleAnswer(tx, state, key);
  return version === stored.version ? undefined : 'changed meanwhile';
};

/** `key` is that of the written record; undefined after a repeated call or a refusal. */
export interface WrittenSave<Data> {
  readonly answer: Answer<Data>;
  readonly key?: Cell;
  /** Keys of its detail rows that were sent or written. */
  readonly rows?: WrittenKeys;
  /** What the transaction did besides the record. */
  readonly beside?: Beside;
}

const write = async <Data>(
  tx: Queryable,
  state: WritingState,
  course: SaveCourse<Data>,
): Promise<WrittenSave<Data> | 'changed meanwhile'> => {
  const { call, full, stored } = state;
  const kept = await claimAnswer(tx, call);
  if (kept !== undefined) return { answer: kept };
  const refused = await lockMain(tx, state);
  if (refused !== undefined) return refused === 'changed meanwhile' ? refused : { answer: refused };
  const locked = await course.locked(tx, state);
  if (locked === 'changed meanwhile') return locked;
  await watchOf(tx)?.expecting(full.main.table, () => [
    {
      key: stored?.main[full.main.key] ?? null,
      before: stored && asStored(stored),
      after: assembled(recordOf(state)),
    },
  ]);
  const dangling = await lockReferenced(tx, call.context, referringRows(state));
  const moved = dangling.length > 0 ? dangling : await refuseCycles(tx, state, state.values);
  if (moved.length > 0) return { answer: issuesAnswer(call, moved) };
  const guarded = await guardReferences(tx, call, leavingRows(state));
  const written = await writeRecord(tx, state, locked.values);
  await guarded.settle();
  const { key, values, changes } = written;
  const issues = await runHooks({
    call,
    outside: undefined,
    moment: insideMoment(state),
    table: full.main,
    stored: stored?.main,
    values: { ...values, [full.main.key]: key },
    db: tx,
    details: {},
    ...(state.request.confirmed && { confirmed: state.request.confirmed }),
  });
  if (issues.length > 0) return { answer: issuesAnswer(call, issues) };
  const ofRows = await runDetailHooks({ ...state, outside: undefined, db: tx }, 'Inside', written.rows);
  if (ofRows.length > 0) return { answer: issuesAnswer(call, ofRows) };
  const beside = await locked.beside(written);
  await writeLog(tx, call, {
    type: course.log,
    table: full.main.table,
    key: keyText(key),
    changes: { ...changes, ...beside.changes },
  });
  const answer = await course.answer(tx, state, written, beside);
  await keepAnswer(tx, call, answer);
  return { answer, key, rows: written.rows, beside };
};

/**
 * Runs one transaction: lock, version check, main, details, delKeys, log, and the answer for a repeated call.
 */
export const writeSave = async <Data>(
  state: SaveState,
  course: SaveCourse<Data>,
): Promise<WrittenSave<Data> | 'changed meanwhile'> => {
  const { call, full } = state;
  try {
    const written = await call.context.db.transaction(async (tx) => {
      const done = await write(tx, state, course);
      // Anything but a written save rolls everything back, also the claimed key.
      if (done === 'changed meanwhile') throw new ChangedMeanwhile();
      if (isRefused(done.answer)) throw new Refusal(done.answer);
      return done;
    });
    const tables = [full.main.table, ...full.details.map(({ table }) => table.table), 'Sys_Log'];
    call.context.changes.bump([...tables, ...(written.beside?.tables ?? [])]);
    return written;
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return 'changed meanwhile';
    if (error instanceof Refusal) return { answer: await error.answerFor(call) };
    const refused = uniqueRefusal(call, full, error);
    if (refused !== undefined) return { answer: refused };
    throw error;
  }
};

/** Thrown only to roll the transaction back. */
class ChangedMeanwhile extends Error {}

const isRefused = (answer: Answer): answer is Answer<never> =>
  typeof answer.body === 'object' &&
  answer.body !== null &&
  'status' in answer.body &&
  answer.body.status === false;
