import type { Queryable } from '../db/Database.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';

/** Most different values that are looked at. */
const most = 2_000;

/** A stored value as text, and how many rows hold it. */
export interface HeldValue {
  readonly value: string;
  readonly n: number;
}

/** The different values of a column that rows hold, the most frequent ones first. Both names are known to be there. */
export const heldValues = async (
  db: Queryable,
  table: string,
  column: string,
): Promise<readonly HeldValue[]> => {
  const { rows } = await systemRun(
    db,
    'schema',
    sql`select ${name(column)}::text as "value", count(*)::int as "n" from ${systemTable(table)}
      where ${name(column)} is not null group by 1 order by 2 desc, 1 limit ${most}`,
  );
  return rows.map((row) => ({ value: String(row.value), n: Number(row.n) }));
};
