import type { FunctionSql } from './FunctionSql.ts';

/** Days between the first and the last supported day. */
const MOST = 3_652_058;

/** Adds a constant number of days to a date column. */
export const addDays: FunctionSql = ([value, days], tools) => {
  const count = days?.literal;
  if (value?.type !== 'date' || value.literal !== undefined) return tools.refuse('addDays');
  if (typeof count !== 'number' || Math.abs(count) > MOST) return tools.refuse('addDays');
  const whole = Math.trunc(count);
  // SQL's calendar is larger than that of the evaluator.
  const inside = whole > 0 ? ` <= date '9999-12-31' - ${whole}` : ` >= date '0001-01-01' - (${whole})`;
  const pieces = ['(case when ', ...value.pieces, inside, ' then ', ...value.pieces, ` + (${whole}) end)`];
  return { type: 'date', pieces };
};
