import { columnKindOf } from '../../runtime/model/codegen/columnKinds.ts';
import { entryColumnTable, entryTable } from '../../runtime/model/codegen/columnPlace.ts';
import { writeRenamed } from '../../runtime/model/codegen/renamedColumns.ts';
import type { Json, JsonObject } from '../../runtime/model/schema/Json.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { codegenEndpoints as endpoints } from '../../runtime/wire/codegen/codegenEndpoints.ts';
import type { DatabaseColumns, DifferentColumn } from '../../runtime/wire/codegen/DatabaseColumns.ts';
import type { EntryImportBody } from '../../runtime/wire/codegen/EntryImport.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asList, bodyObject, sentBody, type UserCall } from '../http/Call.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { del } from '../operations/del.ts';
import { systemRows } from '../reading/systemRows.ts';
import { databaseColumns, filledRows } from './databaseTable.ts';
import { importBatch } from './importRoute.ts';
import { previewEntry } from './previewEntry.ts';
import { columnsRenamed } from './storedRows/columnsRenamed.ts';

/** Properties of a stored row as calls name them: with a small first letter. */
const asSent = (row: Row): JsonObject =>
  // Rows hold JSON scalars only.
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name.slice(0, 1).toLowerCase() + name.slice(1), value]),
  ) as JsonObject;

const rowsOf = async ({ context }: UserCall, table: string): Promise<readonly Row[]> => {
  const schema = context.catalog.table(table);
  return schema === undefined ? [] : systemRows(context.db, 'schema', schema, sql`true`);
};

/** The entry that a call names by `table_Id` or `tableName`, with its columns. */
const namedEntry = async (
  call: UserCall,
): Promise<{ readonly record: JsonObject; readonly columns: readonly JsonObject[] } | undefined> => {
  const [id, name] = [Number(call.query('table_Id') ?? 0), (call.query('tableName') ?? '').toLowerCase()];
  const row = (await rowsOf(call, entryTable)).find((one) =>
    id > 0 ? one.Table_Id === id : String(one.TableName ?? '').toLowerCase() === name,
  );
  if (row === undefined) return undefined;
  const columns = (await rowsOf(call, entryColumnTable))
    .filter((one) => one.Table_Id === row.Table_Id)
    .toSorted((a, b) => Number(a.RowNo ?? 0) - Number(b.RowNo ?? 0));
  return { record: asSent(row), columns: columns.map(asSent) };
};

const loadTableInfo = async (call: UserCall): Promise<Answer<JsonObject>> => {
  const found = await namedEntry(call);
  if (found !== undefined) return succeed(null, { ...found.record, tableColumns: found.columns });
  const name = call.query('tableName') ?? '';
  const columns = await databaseColumns(call.context.db, name);
  return columns.length === 0
    ? refuse('404', call.say('codegen.noTable', { name }))
    : succeed(null, { table_Id: 0, parentId: 0, columnCNName: name, tableName: name, tableColumns: columns });
};

const syncTable = async (call: UserCall): Promise<Answer<DatabaseColumns>> => {
  const found = await namedEntry(call);
  const name = String(found?.record.tableTrueName || found?.record.tableName || '');
  const stored = await databaseColumns(call.context.db, name);
  if (found === undefined || stored.length === 0)
    return refuse('404', call.say('codegen.noTable', { name: call.query('tableName') ?? name }));
  const known = call.context.catalog.table(name);
  const inDatabase = new Map(stored.map((column) => [column.columnName, column] as const));
  const inEntry = new Map(found.columns.map((column) => [String(column.columnName), column] as const));
  const typeOf = (columnType: Json | undefined): string =>
    columnKindOf(String(columnType ?? ''))?.columnType ?? String(columnType);
  const different: DifferentColumn[] = [];
  for (const [columnName, column] of inEntry) {
    const other = inDatabase.get(columnName);
    const [entry, database] = [typeOf(column.columnType), other && typeOf(other.columnType)];
    if (database === undefined || database === entry) continue;
    const filled = await filledRows(call.context.db, name, columnName);
    different.push({ columnName, entry, database, filled });
  }
  return succeed(null, {
    // Columns of shared fields are there without being the entry's.
    added: stored.filter(({ columnName }) => !inEntry.has(columnName) && !known?.byName.has(columnName)),
    missing: [...inEntry.keys()].filter((column) => !inDatabase.has(column)),
    different,
  });
};

/** An entry whose columns are known by their keys, with those that it renames. */
const withRenames = async ({ context }: UserCall, entry: JsonObject): Promise<JsonObject> => {
  const id = Number(entry.table_Id ?? 0);
  const columns = asList(entry.tableColumns ?? []) ?? [];
  const renamed = await columnsRenamed(context.db, context.catalog, id, { columns, known: '' });
  return { ...entry, renamedColumns: writeRenamed(renamed) };
};

/** Calls about table entries besides those of every record. */
export const builderRoutes: readonly Route[] = [
  userRoute(endpoints.preview, previewEntry),
  userRoute(endpoints.import, (call) => {
    const { entries, dryRun, confirmed } = sentBody<EntryImportBody>(call);
    const how = { isDry: dryRun === true, isConfirmed: confirmed === true };
    return importBatch(call, asList(entries ?? []) ?? [], how);
  }),
  userRoute(endpoints.tree, async (call) =>
    succeed(
      null,
      (await rowsOf(call, entryTable)).map((row) => ({
        id: Number(row.Table_Id),
        parentId: Number(row.ParentId ?? 0),
        name: String(row.ColumnCNName ?? ''),
        tableName: String(row.TableName ?? ''),
        orderNo: Number(row.OrderNo ?? 0),
      })),
    ),
  ),
  userRoute(endpoints.load, loadTableInfo),
  userRoute(endpoints.save, async (call) => {
    const entry = bodyObject(call);
    const how = { isDry: false, isConfirmed: entry.confirmed === true };
    return importBatch(call, [await withRenames(call, entry)], how);
  }),
  userRoute(endpoints.sync, syncTable),
  userRoute(endpoints.remove, (call) =>
    del({ ...call, body: [Number(call.query('table_Id') ?? 0)] }, entryTable),
  ),
];
