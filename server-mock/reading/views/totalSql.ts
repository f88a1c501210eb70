import type { ViewTotal } from '../../../runtime/model/schema/ViewSchema.ts';
import type { Fragment } from '../../db/sql/compile.ts';
import { sql } from '../../db/sql/sql.ts';

/** A total over the rows of a group. */
interface Summed {
  readonly value: Fragment;
  /** Which rows count; undefined: all. */
  readonly when: Fragment | undefined;
  /** Condition that a row is before the period, and before its end. */
  readonly before: Fragment;
  readonly untilEnd: Fragment;
}

const counting = (...all: readonly (Fragment | undefined)[]): Fragment => {
  const given = all.filter((one) => one !== undefined);
  return given.length === 0 ? sql`` : sql` filter (where ${sql.join(given, sql` and `)})`;
};

const sumWhere = (value: Fragment, ...when: readonly (Fragment | undefined)[]): Fragment =>
  sql`coalesce(sum(${value})${counting(...when)}, 0)`;

/** SQL of each kind of total. */
export const totalSql: Readonly<Record<ViewTotal, (summed: Summed) => Fragment>> = {
  sum: ({ value, when }) => sumWhere(value, when),
  count: ({ value, when }) => sql`cast(count(${value})${counting(when)} as int)`,
  distinct: ({ value, when }) => sql`cast(count(distinct ${value})${counting(when)} as int)`,
  least: ({ value, when }) => sql`min(${value})${counting(when)}`,
  greatest: ({ value, when }) => sql`max(${value})${counting(when)}`,
  average: ({ value, when }) => sql`avg(${value})${counting(when)}`,
  opening: ({ value, when, before }) => sumWhere(value, when, before),
  movement: ({ value, when, before, untilEnd }) => sumWhere(value, when, sql`not ${before}`, untilEnd),
  closing: ({ value, when, untilEnd }) => sumWhere(value, when, untilEnd),
};
