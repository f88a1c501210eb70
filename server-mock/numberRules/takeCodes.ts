import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { keyOf } from '../catalog/systemTables.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { likeText } from '../db/sql/likePattern.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';
import { type NumberRule, readNumberRule } from './NumberRule.ts';
import { formatPattern, periodOf } from './pattern.ts';

/** Escapes regular expression characters in a prefix. */
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Greatest serial used in the period, including codes entered by users or imported. */
const greatestUsed = async (
  tx: Queryable,
  table: ResolvedTable,
  field: string,
  rule: NumberRule,
  period: string,
): Promise<bigint> => {
  const start = rule.prefix + period;
  const rest = formatPattern(rule.pattern, '0000-00-00 00:00:00').length - period.length;
  const shape = `^${literal(start)}[0-9]{${rest}}([0-9]{${rule.digits},18})$`;
  const { rows } = await systemRun(
    tx,
    'unique',
    sql`select max(substring(${name(field)} from ${shape})::bigint) as "greatest" from ${systemTable(table.table)}
        where ${name(field)} like ${`${likeText(start)}%`} and ${name(field)} ~ ${shape}`,
  );
  return BigInt(String(rows[0]?.greatest ?? '0'));
};

/** Column that a rule fills. */
export interface NumberTarget {
  readonly table: ResolvedTable;
  readonly field: string;
  readonly formCode: string;
}

/**
 * Takes serials under a lock on the counter row and returns the last. Other callers wait until this transaction
 * ends.
 */
const takeSerials = async (
  tx: Queryable,
  id: string,
  count: number,
  greatest: () => Promise<bigint>,
): Promise<bigint> => {
  const taken = await run(
    tx,
    sql`update "jig_number_counter" set "Value" = "Value" + ${count} where "Id" = ${id} returning "Value"`,
  );
  if (taken.rows[0] !== undefined) return BigInt(String(taken.rows[0].Value));
  const last = (await greatest()) + BigInt(count);
  const made = await run(
    tx,
    sql`insert into "jig_number_counter" ("Id", "Value") values (${id}, ${String(last)})
        on conflict ("Id") do update set "Value" = "jig_number_counter"."Value" + ${count} returning "Value"`,
  );
  return BigInt(String(made.rows[0]?.Value ?? last));
};

/**
 * Takes the next codes of a rule in order, including codes that users already entered, in the transaction that
 * stores them. A code is prefix, time and serial. The serial restarts with the period (the date part of the pattern,
 * at most a day). It has no gaps, because a rollback returns its number, and gets longer instead of wrapping.
 * Without a rule: yyyyMMddHHmmss and four digits.
 */
export const takeCodes = async (
  tx: Queryable,
  target: NumberTarget,
  now: string,
  count: number,
): Promise<readonly string[]> => {
  const rule = await readNumberRule(tx, target.formCode);
  const period = periodOf(rule.pattern, now);
  const id = keyOf(target.formCode, rule.prefix, period);
  const last = await takeSerials(tx, id, count, () =>
    greatestUsed(tx, target.table, target.field, rule, period),
  );
  const start = rule.prefix + formatPattern(rule.pattern, now);
  return Array.from({ length: count }, (_, index) => {
    const serial = last - BigInt(count - 1 - index);
    return start + String(serial).padStart(rule.digits, '0');
  });
};
