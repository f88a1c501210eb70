import type { Queryable } from '../Database.ts';
import { quoted } from '../sql/quoted.ts';

/** Rows of a table, or of those that an SQL condition of ours takes. */
export async function countOf(db: Queryable, table: string, where = 'true'): Promise<number> {
  const { rows } = await db.query(`select count(*)::float8 as "n" from ${quoted(table)} where ${where}`);
  return Number(rows[0]?.n);
}
