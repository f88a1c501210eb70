import type { Queryable } from '../Database.ts';
import { quoted } from '../sql/quoted.ts';

/** Rows of a table. */
export async function countOf(db: Queryable, table: string): Promise<number> {
  const { rows } = await db.query(`select count(*)::float8 as "n" from ${quoted(table)}`);
  return Number(rows[0]?.n);
}
