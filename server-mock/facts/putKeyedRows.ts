import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRows, systemRun, systemTable } from '../reading/systemRows.ts';
import { deleteRows, insertRow, updateRow } from '../records/writeRow.ts';

/**
 * Makes the rows of a table those given, by key: writes only what differs, so that unchanged rows keep their version.
 * Rows that users add get the keys after the greatest below `keysBelow`.
 */
export const putKeyedRows = async (
  tx: Queryable,
  table: ResolvedTable,
  rows: readonly Row[],
  keysBelow: number,
): Promise<void> => {
  const stored = new Map(
    (await systemRows(tx, 'facts', table, sql`true`)).map((row) => [String(row[table.key]), row] as const),
  );
  for (const row of rows) {
    const key = row[table.key] ?? null;
    const before = stored.get(String(key));
    stored.delete(String(key));
    if (before === undefined) await insertRow(tx, table, row, key);
    else {
      const changed = Object.entries(row).filter(([field, cell]) => (before[field] ?? null) !== cell);
      if (changed.length > 0) await updateRow(tx, table, key, Object.fromEntries(changed));
    }
  }
  await deleteRows(
    tx,
    table,
    [...stored.values()].map((row) => row[table.key] ?? null),
  );
  // Users add rows too. The key of a deleted row is never given again: rights and links may still name it.
  await systemRun(
    tx,
    'facts',
    sql`select setval(pg_get_serial_sequence(${`"${table.table}"`}, ${table.key}), (
      select greatest(coalesce(max(${name(table.key)}), 1), pg_sequence_last_value(pg_get_serial_sequence(${`"${table.table}"`}, ${table.key})))
      from ${systemTable(table.table)} where ${name(table.key)} < ${keysBelow}))`,
  );
};
