import { isStored, type ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { Queryable, QueryResult } from '../db/Database.ts';
import { type CompiledSql, compileSql, type Fragment } from '../db/sql/compile.ts';
import { names } from '../db/sql/names.ts';
import { systemRecordTable, systemRecordTableAs } from '../db/sql/recordTable.ts';
import { sql } from '../db/sql/sql.ts';
import { rowReader } from '../records/rowReader.ts';
import type { SystemReason } from './systemReasons.ts';

/** Table of records in FROM for {@link systemRun}: all rows, nothing hidden. */
export const systemTable = (table: string): Fragment => systemRecordTable(table);

/** Like {@link systemTable}, with an alias. */
export const systemTableAs = (table: string, alias: string): Fragment => systemRecordTableAs(table, alias);

/** Runs a statement on records as stored. `reason`: why the server reads them itself. Throws DatabaseError. */
export const systemRun = (db: Queryable, reason: SystemReason, fragment: Fragment): Promise<QueryResult> => {
  const { sql: text, params } = systemSql(reason, fragment);
  return db.query(text, params);
};

/** Compiles a statement for {@link systemRun}. */
export const systemSql = (_reason: SystemReason, fragment: Fragment): CompiledSql =>
  compileSql(fragment, 'server');

/** Names of every column of a table. */
export const columnNames = (table: ResolvedTable): ReadonlySet<string> =>
  new Set(table.fields.filter(isStored).map((field) => field.field));

/** Reads rows with all columns as stored, in wire form. */
export const systemRows = async (
  db: Queryable,
  reason: SystemReason,
  table: ResolvedTable,
  where: Fragment,
  tail: Fragment = sql``,
): Promise<readonly Row[]> => {
  const columns = columnNames(table);
  const { rows } = await systemRun(
    db,
    reason,
    sql`select ${names(columns)} from ${systemTable(table.table)} where ${where} ${tail}`,
  );
  return rows.map(rowReader(table, columns));
};
