import type { Queryable } from '../db/Database.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';
import { type NumberTarget, takeCodes } from './takeCodes.ts';

/**
 * Generates codes of a number rule in order, in the transaction that stores them. Locks and advances the counter
 * once. Skips codes that users already entered manually.
 */
export const nextCodes = async (
  tx: Queryable,
  target: NumberTarget,
  now: string,
  count: number,
): Promise<readonly string[]> => {
  const codes: string[] = [];
  while (codes.length < count) {
    const made = await takeCodes(tx, target, now, count - codes.length);
    const used = await systemRun(
      tx,
      'unique',
      sql`select ${name(target.field)} as "code" from ${systemTable(target.table.table)} where ${name(target.field)} = ${anyOf(made)}`,
    );
    const taken = new Set(used.rows.map(({ code }) => String(code)));
    codes.push(...made.filter((code) => !taken.has(code)));
  }
  return codes;
};
