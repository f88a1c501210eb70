import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRows } from '../reading/systemRows.ts';
import { stampRow } from '../records/stamps.ts';
import { writeLog } from '../records/writeLog.ts';
import { deleteWhere, insertRow, updateRow } from '../records/writeRow.ts';
import { insertRows } from '../records/writeRows.ts';
import type { EntryPublisher } from './EntryPublisher.ts';
import type { SentEntry } from './flatEntries.ts';
import { type EntryTables, entryTables, readSent } from './readSent.ts';
import { inFolders } from './sentNames.ts';
import { type StoredEntry, storedEntry } from './storedEntry.ts';

/** Stores one entry's record and columns, in place of those of its name. Returns its key, or issues. */
const storeEntry = async (
  tx: Queryable,
  by: EntryPublisher,
  tables: EntryTables,
  sent: SentEntry,
): Promise<
  { readonly key: number; readonly before: Row | undefined } | { readonly issues: readonly Issue[] }
> => {
  const { main, columns } = tables;
  const { name, row, lines, issues } = readSent(tables, sent);
  if (issues.length > 0) return { issues };
  const writer = { id: by.user.id, name: by.user.realName, now: by.context.clock.now() };
  const [known] = await systemRows(tx, 'schema', main, sql`lower("TableName") = lower(${name})`);
  stampRow(main, row, known === undefined ? 'Add' : 'Update', writer);
  const key = Number(known?.Table_Id ?? (await insertRow(tx, main, row)));
  if (known !== undefined) {
    await updateRow(tx, main, key, row);
    await deleteWhere(tx, columns.table, sql`"Table_Id" = ${key}`);
  }
  const rows = lines.map((line) => ({ ...line, Table_Id: key }));
  for (const column of rows) stampRow(columns, column, 'Add', writer);
  await insertRows(tx, columns, rows);
  const type = known === undefined ? 'Add' : 'Edit';
  await writeLog(tx, by, { type, table: main.table, key: String(key), changes: { TableName: [name] } });
  return { key, before: known };
};

/** Puts entries below the folders that they name, stored now or before. */
const placeInFolders = async (
  tx: Queryable,
  main: ResolvedTable,
  entries: readonly SentEntry[],
  keys: readonly number[],
): Promise<void> => {
  for (const [at, { below }] of entries.entries()) {
    const [folder] =
      below === undefined
        ? []
        : await systemRows(tx, 'schema', main, sql`lower("TableName") = ${below.toLowerCase()}`);
    const key = keys[at];
    if (folder !== undefined && key !== undefined && folder.Table_Id !== key)
      await updateRow(tx, main, key, { ParentId: Number(folder.Table_Id) });
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
  const tables = entryTables(catalog);
  if (tables === undefined) return { stored: [] };
  const done: Awaited<ReturnType<typeof storeEntry>>[] = [];
  for (const entry of entries) done.push(await storeEntry(tx, by, tables, entry));
  const issues = done.flatMap((one) => ('issues' in one ? one.issues : []));
  if (issues.length > 0) return { issues };
  const keys = done.flatMap((one) => ('key' in one ? [one.key] : []));
  await placeInFolders(tx, tables.main, inFolders(entries), keys);
  const stored: StoredEntry[] = [];
  for (const one of done) {
    const found = 'key' in one ? await storedEntry(tx, catalog, one.key) : undefined;
    if (found !== undefined && 'key' in one) stored.push({ ...found, before: one.before });
  }
  return { stored };
};
