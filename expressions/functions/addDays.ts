import { numericOf } from '../numbers/numericOf.ts';
import { DATE, dateTypeOf } from '../values/dates.ts';
import type { Value } from '../values/Value.ts';
import type { FunctionDefinition } from './FunctionDefinition.ts';

const DAY = 86_400_000;
/** Days between the first and the last supported day. */
const MOST = 3_652_058;

/**
 * `addDays(date, days)`: the date that many days later (negative: earlier); a datetime keeps its time.
 * Fractions of days are dropped. Null if an operand is empty, the first is not a date, or the result is
 * outside the years 0001 to 9999.
 */
export const addDays: FunctionDefinition = {
  name: 'addDays',
  arity: [2, 2],
  operands: ['any', 'number'],
  result: 'date',
  run(_frame, value: Value = null, days: Value = null) {
    const count = numericOf(days);
    if (typeof value !== 'string' || count === null || dateTypeOf(value) === undefined) return null;
    const moved = dayAfter(value.slice(0, DATE), Math.trunc(Number(count)));
    return moved === undefined ? null : moved + value.slice(DATE);
  },
};

/** The day that many days after `yyyy-MM-dd`; undefined: off the calendar. */
function dayAfter(date: string, days: number): string | undefined {
  if (Math.abs(days) > MOST) return undefined;
  const moved = new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY);
  const year = moved.getUTCFullYear();
  return year < 1 || year > 9999 ? undefined : moved.toISOString().slice(0, DATE);
}
