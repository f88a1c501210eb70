import { entryColumnTable, entryTable } from '../../runtime/model/codegen/columnPlace.ts';
import { readColumn } from '../../runtime/model/codegen/readEntry.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import { isObject, type Json, type JsonObject } from '../../runtime/model/schema/Json.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRows } from '../reading/systemRows.ts';
import { stampRow } from '../records/stamps.ts';
import { writeLog } from '../records/writeLog.ts';
import { deleteWhere, insertRow, updateRow } from '../records/writeRow.ts';
import type { EntryPublisher } from './EntryPublisher.ts';
import { entryRow } from './entryRow.ts';
import type { SentEntry } from './flatEntries.ts';
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
  { record, columns: sent, isExact }: SentEntry,
): Promise<
  { readonly key: number; readonly before: Row | undefined } | { readonly issues: readonly Issue[] }
> => {
  const read = entryRow(main, record, isExact);
  const lines = sent.map((line) => entryRow(columns, titled(line), isExact));
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
  return { key, before: known };
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

/**
 * Stores the records of entries in the caller's transaction, each in place of the one of its table name, without putting them in
 * force. Returns them as they are stored, in order, or issues.
 */
export const storeEntries = async (
  tx: Queryable,
  by: EntryPublisher,
  entries: readonly SentEntry[],
): Promise<{ readonly stored: readonly StoredEntry[] } | { readonly issues: readonly Issue[] }> => {
  const { catalog } = by.context;
  const [main, columns] = [catalog.table(entryTable), catalog.table(entryColumnTable)];
  if (main === undefined || columns === undefined) return { stored: [] };
  const done: Awaited<ReturnType<typeof storeEntry>>[] = [];
  for (const entry of entries) done.push(await storeEntry(tx, by, { main, columns }, entry));
  const issues = done.flatMap((one) => ('issues' in one ? one.issues : []));
  if (issues.length > 0) return { issues };
  const keys = done.flatMap((one) => ('key' in one ? [one.key] : []));
  await placeInFolders(tx, main, entries, keys);
  const stored: StoredEntry[] = [];
  for (const one of done) {
    const found = 'key' in one ? await storedEntry(tx, catalog, one.key) : undefined;
    if (found !== undefined && 'key' in one) stored.push({ ...found, before: one.before });
  }
  return { stored };
};
