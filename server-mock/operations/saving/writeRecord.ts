import type { Cell, MutableRow, Row } from '../../../runtime/model/schema/Row.ts';
import type { Queryable } from '../../db/Database.ts';
import { keepUses } from '../../files/keepUses.ts';
import { stampRow } from '../../records/stamps.ts';
import { changesOf } from '../../records/writeLog.ts';
import { insertRow, updateRow } from '../../records/writeRow.ts';
import type { WrittenKeys } from './documentAnswer.ts';
import { numberRows } from './numberRows.ts';
import type { WritingState } from './SaveState.ts';
import { writeDetails } from './writeDetails.ts';

/** A record written by {@link writeRecord}. */
export interface WrittenRecord {
  readonly key: Cell;
  /** Written columns of the main row, with stamps and numbers. */
  readonly values: MutableRow;
  /** Changes for the log, by field and by detail table. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** Keys of detail rows that were sent or written. */
  readonly rows: WrittenKeys;
}

/** Writes main row, details and file references of a locked record; `more` holds server-only columns. */
export const writeRecord = async (
  tx: Queryable,
  state: WritingState,
  more: Row = {},
): Promise<WrittenRecord> => {
  const { call, request, full, stored } = state;
  // A copy: a repeated transaction must assign numbers again.
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
