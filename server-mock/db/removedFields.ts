import type { TableDdl } from '../../runtime/model/projections/ddl.ts';
import type { Queryable } from './Database.ts';

/** A column that no schema names any more, and how many rows hold a value in it. */
export interface RemovedField {
  readonly table: string;
  readonly field: string;
  readonly rows: number;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Columns of the tables that their schemas do not name, where any row holds a value. */
export async function removedFields(
  db: Queryable,
  tables: readonly TableDdl[],
): Promise<readonly RemovedField[]> {
  const columns = new Map(
    tables.map(({ table, columns }) => [table, new Set(columns.map(({ name }) => name))]),
  );
  const { rows } = await db.query(
    `select table_name::text as "table", column_name::text as "field" from information_schema.columns
     where table_schema = current_schema() and table_name = any($1)`,
    [[...columns.keys()]],
  );
  const removed: RemovedField[] = [];
  for (const { table, field } of rows.map((row) => ({
    table: String(row.table),
    field: String(row.field),
  }))) {
    // Columns of deleted extension fields whose code another one took; a restore brings them back.
    if (field.startsWith('~') || columns.get(table)?.has(field)) continue;
    const counted = await db.query(
      `select count(${quoted(field)})::text as "rows" from ${quoted(table)}`,
      [],
      { timeout: 0 },
    );
    const held = Number(counted.rows[0]?.rows);
    if (held > 0) removed.push({ table, field, rows: held });
  }
  return removed;
}
