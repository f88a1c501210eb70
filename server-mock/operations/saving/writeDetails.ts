import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Cell, MutableRow } from '../../../runtime/model/schema/Row.ts';
import type { Queryable } from '../../db/Database.ts';
import { keepUses } from '../../files/keepUses.ts';
import { stampRow } from '../../records/stamps.ts';
import { changesOf } from '../../records/writeLog.ts';
import { deleteRows } from '../../records/writeRow.ts';
import { insertRows, updateRows } from '../../records/writeRows.ts';
import type { WrittenKeys } from './documentAnswer.ts';
import { numberRows } from './numberRows.ts';
import type { DetailsDraft, RowDraft, WritingState } from './SaveState.ts';

/** Maximum deleted rows per save whose values go into the log; of others only the key. */
const loggedDeletions = 50;

/** Result of writing detail rows. */
export interface WrittenDetails {
  /** Changes for the log, by detail table. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** Keys of the sent rows in their order, then of other written rows. */
  readonly keys: WrittenKeys;
}

/** A draft row to be written. */
interface Writing {
  readonly draft: RowDraft;
  /** A copy: a repeated transaction must assign numbers again. */
  readonly values: MutableRow;
  readonly changed: Readonly<Record<string, readonly unknown[]>>;
}

/** Deletes, inserts and updates detail rows of a locked record; skips unchanged rows. */
export const writeDetails = async (
  tx: Queryable,
  state: WritingState,
  mainKey: Cell,
): Promise<WrittenDetails> => {
  const changes: Record<string, unknown> = {};
  const keys = new Map<string, readonly Cell[]>();
  for (const { table } of state.full.details) {
    const draft = state.details.find((detail) => detail.table === table.table);
    if (draft === undefined) continue;
    const written = await writeDetail(tx, state, table, draft, mainKey);
    if (written.logged.length > 0) changes[table.table] = written.logged;
    keys.set(table.table, written.keys);
  }
  return { changes, keys };
};

const writeDetail = async (
  tx: Queryable,
  { call }: WritingState,
  table: DocumentTable['main'],
  draft: DetailsDraft,
  mainKey: Cell,
): Promise<{ readonly logged: readonly unknown[]; readonly keys: readonly Cell[] }> => {
  const now = call.context.clock.now();
  const writer = { id: call.user.id, name: call.user.realName, now };
  const gone = draft.deleted.map((row) => row[table.key] ?? null);
  await deleteRows(tx, table, gone);
  const writing = draft.rows.map((row): Writing => {
    const values = { ...row.values };
    const changed = changesOf(table, row.stored, values);
    stampRow(table, values, row.stored === undefined ? 'Add' : 'Update', writer);
    if (row.stored === undefined) values[draft.foreignKey] = mainKey;
    return { draft: row, values, changed };
  });
  const isWritten = ({ draft: { stored }, changed }: Writing): boolean =>
    stored === undefined || Object.keys(changed).length > 0;
  const edited = writing.filter((one) => one.draft.stored !== undefined && isWritten(one));
  await updateRows(
    tx,
    table,
    edited.map(({ draft: { stored }, values }) => ({ key: stored?.[table.key] ?? null, values })),
  );
  const added = writing.filter(({ draft: { stored } }) => stored === undefined).map(({ values }) => values);
  await numberRows(tx, table, added, now);
  const made = await insertRows(tx, table, added);
  let nextMade = 0;
  const logged: unknown[] = draft.deleted.map((row, at) => ({
    deleted: row[table.key] ?? null,
    ...(at < loggedDeletions ? changesOf(table, undefined, row) : {}),
  }));
  const keys: Cell[] = [];
  for (const [index, one] of writing.entries()) {
    const { stored } = one.draft;
    const key = stored === undefined ? (made[nextMade++] ?? null) : (stored[table.key] ?? null);
    if (index < draft.sent || isWritten(one)) keys.push(key);
    if (!isWritten(one)) continue;
    await keepUses(tx, call, { table, key, stored, values: one.values });
    logged.push(stored === undefined ? { added: key, ...one.changed } : { edited: key, ...one.changed });
  }
  return { logged, keys };
};
