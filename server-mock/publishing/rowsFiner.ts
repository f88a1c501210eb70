import type { Queryable } from '../db/Database.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';

/** How many rows hold more digits after the point than `scale` in a column of decimals. */
export const rowsFiner = async (
  db: Queryable,
  table: string,
  column: string,
  scale: number,
): Promise<number> => {
  const { rows } = await systemRun(
    db,
    'schema',
    sql`select count(*)::int as "n" from ${systemTable(table)} where round(${name(column)}, ${scale}::int) <> ${name(column)}`,
  );
  return Number(rows[0]?.n ?? 0);
};
