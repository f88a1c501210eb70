import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import { name as column } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';

const rowsPerStatement = 1000;
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Inserts rows with explicit keys, one JSON parameter per thousand rows, then advances the key's sequence. Uses the
 * columns of the first row; names come only from the resolved table.
 */
export async function insertRows(tx: Queryable, table: ResolvedTable, rows: readonly Row[]): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first).filter((name) => table.byName.has(name));
  const list = columns.map(quoted).join(', ');
  const name = quoted(table.table);
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    await tx.query(
      `INSERT INTO ${name} (${list}) SELECT ${list} FROM json_populate_recordset(null::${name}, $1::json)`,
      [JSON.stringify(rows.slice(from, from + rowsPerStatement))],
    );
  }
  if (table.keyType === 'identity') {
    const moved = sql`select setval(pg_get_serial_sequence(${name}, ${table.key}), (select max(${column(table.key)}) from ${systemTable(table.table)}))`;
    await systemRun(tx, 'seed', moved);
  }
}
