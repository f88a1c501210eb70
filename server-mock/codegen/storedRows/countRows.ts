import type { Queryable } from '../../db/Database.ts';
import { run } from '../../db/sql/compile.ts';
import { name } from '../../db/sql/names.ts';
import { type RawBuilder, sql } from '../../db/sql/sql.ts';
import { systemRun, systemTable } from '../../reading/systemRows.ts';

const count = async (db: Queryable, table: string, where: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await systemRun(
    db,
    'schema',
    sql`select count(*)::int as "n" from ${systemTable(table)} where ${where}`,
  );
  return Number(rows[0]?.n ?? 0);
};

/** How many rows a table has. */
export const allRows = (db: Queryable, table: string): Promise<number> => count(db, table, sql`true`);

/** How many rows hold this value, as text, in a column. */
export const rowsHolding = (db: Queryable, table: string, column: string, value: string): Promise<number> =>
  count(db, table, sql`${name(column)}::text = ${value}`);

/** Columns of a table of the database; none: there is no such table. */
export const columnsThere = async (db: Queryable, table: string): Promise<ReadonlySet<string>> => {
  const { rows } = await run(
    db,
    sql`select column_name as "name" from information_schema.columns where table_schema = current_schema() and table_name = ${table}`,
  );
  return new Set(rows.map((row) => String(row.name)));
};

/** Columns besides the key that must have a value in a table of the database, by its own rules. */
export const mandatoryColumns = async (db: Queryable, table: string): Promise<readonly string[]> => {
  const { rows } = await run(
    db,
    sql`select a.attname::text as "name" from pg_attribute a
        where a.attrelid = to_regclass(${`"${table}"`}) and a.attnum > 0 and not a.attisdropped and a.attnotnull
          and a.attname <> 'Version' and not exists (
            select 1 from pg_index i where i.indrelid = a.attrelid and i.indisprimary and a.attnum = any(i.indkey))
        order by a.attnum`,
  );
  return rows.map((row) => String(row.name));
};
