import { sql } from 'kysely';
import type { Queryable } from '../db/Database.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';
import { type NumberTarget, takeCodes } from './takeCodes.ts';

/**
 * Codes of a number rule, in order, inside the transaction that stores them: the counter is locked and moved once. Codes
 * that were typed already are passed over.
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
