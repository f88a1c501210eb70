import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import type { Queryable } from '../db/Database.ts';

/** Columns of these tables that the database lacks, as `Table.Column`; a missing table lacks all. Columns that no schema names do not count. */
export const missingColumns = async (
  db: Queryable,
  tables: readonly TableDdl[],
): Promise<readonly string[]> => {
  const wanted = tables.flatMap(({ table, columns }) => columns.map(({ name }) => [table, name] as const));
  const { rows } = await db.query(
    `select w."table", w."column" from unnest($1::text[], $2::text[]) as w("table", "column")
      where not exists (
        select 1 from pg_attribute a where a.attrelid = to_regclass(quote_ident(w."table")) and a.attname = w."column" and a.attnum > 0
      ) order by 1, 2`,
    [wanted.map(([table]) => table), wanted.map(([, column]) => column)],
  );
  return rows.map((row) => `${String(row.table)}.${String(row.column)}`);
};
