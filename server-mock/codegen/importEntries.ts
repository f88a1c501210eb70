import { checkEntry, isFolder } from '../../runtime/model/codegen/checkEntry.ts';
import { entryColumnTable, entryTable } from '../../runtime/model/codegen/columnPlace.ts';
import { generate } from '../../runtime/model/codegen/generate.ts';
import { readColumn } from '../../runtime/model/codegen/readEntry.ts';
import { tableOf } from '../../runtime/model/codegen/TableEntry.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import { isObject, type Json, type JsonObject } from '../../runtime/model/schema/Json.ts';
import type { TableSchema } from '../../runtime/model/schema/TableSchema.ts';
import { overlaysInForce } from '../catalog/versions.ts';
import type { Queryable } from '../db/Database.ts';
import { sql } from '../db/sql/sql.ts';
import { lockSchemas } from '../publishing/lockSchemas.ts';
import { systemRows } from '../reading/systemRows.ts';
import { stampRow } from '../records/stamps.ts';
import { writeLog } from '../records/writeLog.ts';
import { deleteWhere, insertRow, updateRow } from '../records/writeRow.ts';
import { entryRow } from './entryRow.ts';
import { entryWorld, loadSurroundings } from './entryWorld.ts';
import type { SentEntry } from './flatEntries.ts';
import { type EntryPublisher, publishEntries } from './publishEntries.ts';
import { type StoredEntry, storedEntry } from './storedEntry.ts';

interface Tables {
  readonly main: ResolvedTable;
  readonly columns: ResolvedTable;
}

const placed = (name: string, issues: readonly Issue[]): readonly Issue[] =>
  issues.map((issue) => ({ ...issue, path: `${name} ${issue.path}`.trim() }));

const foreignId = ({ record }: SentEntry): string => String(record.table_Id ?? record.Table_Id ?? '');
const foreignParent = ({ record }: SentEntry): string => String(record.parentId ?? record.ParentId ?? '');

/** A column from outside with its name for a title, when it has none. */
const titled = (line: Json): Json => {
  if (!isObject(line)) return line;
  const { columnName, columnCnName } = readColumn(line);
  return columnCnName === '' ? { ...withoutTitle(line), columnCnName: columnName } : line;
};

const withoutTitle = (line: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(line).filter(([name]) => name.toLowerCase() !== 'columncnname'));

/** Stores one entry's record and columns, in place of those of its name. Returns its key, or issues. */
const storeEntry = async (
  tx: Queryable,
  by: EntryPublisher,
  { main, columns }: Tables,
  { record, columns: sent }: SentEntry,
): Promise<{ readonly key: number } | { readonly issues: readonly Issue[] }> => {
  const read = entryRow(main, record);
  const lines = sent.map((line) => entryRow(columns, titled(line)));
  const name = String(read.row.TableName ?? '');
  const issues = [
    ...placed(name, read.issues),
    ...lines.flatMap((line, at) =>
      line.issues.map((issue) => ({ ...issue, path: `${name} ${entryColumnTable}[${at}].${issue.path}` })),
    ),
  ];
  if (issues.length > 0) return { issues };
  const writer = { id: by.user.id, name: by.user.realName, now: by.context.clock.now() };
  const row = { ...read.row, ParentId: null };
  const [known] = await systemRows(tx, 'schema', main, sql`lower("TableName") = lower(${name})`);
  stampRow(main, row, known === undefined ? 'Add' : 'Update', writer);
  const key = Number(known?.Table_Id ?? (await insertRow(tx, main, row)));
  if (known !== undefined) {
    await updateRow(tx, main, key, row);
    await deleteWhere(tx, columns.table, sql`"Table_Id" = ${key}`);
  }
  for (const [at, line] of lines.entries()) {
    const column = { ...line.row, Table_Id: key, RowNo: at + 1 };
    stampRow(columns, column, 'Add', writer);
    await insertRow(tx, columns, column);
  }
  const type = known === undefined ? 'Add' : 'Edit';
  await writeLog(tx, by, { type, table: main.table, key: String(key), changes: { TableName: [name] } });
  return { key };
};

/** Puts entries below the folders that they name, by the numbers in their file. */
const placeInFolders = async (
  tx: Queryable,
  main: ResolvedTable,
  entries: readonly SentEntry[],
  keys: readonly number[],
): Promise<void> => {
  const byForeign = new Map(entries.map((entry, at) => [foreignId(entry), keys[at]] as const));
  for (const [at, entry] of entries.entries()) {
    const parent = byForeign.get(foreignParent(entry));
    const key = keys[at];
    if (parent !== undefined && key !== undefined && parent !== key)
      await updateRow(tx, main, key, { ParentId: parent });
  }
};

/** What is wrong with stored entries as one batch: they may refer to each other in any order. */
const checkBatch = async (
  tx: Queryable,
  { context }: EntryPublisher,
  stored: readonly StoredEntry[],
): Promise<readonly Issue[]> => {
  const now = context.catalog.trial(await overlaysInForce(tx));
  const world = await entryWorld(tx, now);
  const made = new Map<string, TableSchema>(
    stored.flatMap(({ entry }) =>
      isFolder(entry) ? [] : [[tableOf(entry), generate(entry, world).table] as const],
    ),
  );
  const around = await loadSurroundings(tx, now, made);
  return stored.flatMap(({ entry }) => {
    const issues = checkEntry(entry, around(entry.table_Id));
    return placed(
      entry.tableName,
      issues.filter(({ severity }) => severity === 'error'),
    );
  });
};

/**
 * Stores entries from a file and puts them in force, in the caller's transaction: all, or none with issues. An entry of a known
 * table name takes the place of that one. They may name each other in any order.
 */
export const importEntries = async (
  tx: Queryable,
  by: EntryPublisher,
  entries: readonly SentEntry[],
): Promise<readonly Issue[]> => {
  const { catalog } = by.context;
  const [main, columns] = [catalog.table(entryTable), catalog.table(entryColumnTable)];
  if (main === undefined || columns === undefined) return [];
  // Two imports at once would both find no entry of a name.
  await lockSchemas(tx);
  const done: Awaited<ReturnType<typeof storeEntry>>[] = [];
  for (const entry of entries) done.push(await storeEntry(tx, by, { main, columns }, entry));
  const issues = done.flatMap((one) => ('issues' in one ? one.issues : []));
  if (issues.length > 0) return issues;
  const keys = done.flatMap((one) => ('key' in one ? [one.key] : []));
  await placeInFolders(tx, main, entries, keys);
  const stored: StoredEntry[] = [];
  for (const key of keys)
    stored.push(...(await storedEntry(tx, catalog, key).then((one) => (one ? [one] : []))));
  const wrong = await checkBatch(tx, by, stored);
  return wrong.length > 0 ? wrong : publishEntries(tx, by, stored);
};
