import { numericOf } from '../numbers/numericOf.ts';
import { DATE, dateTypeOf } from '../values/dates.ts';
import { periodOf } from '../values/periods.ts';
import type { Value } from '../values/Value.ts';
import type { FunctionDefinition } from './FunctionDefinition.ts';

/**
 * `within(date, token, days?)`: whether a date or datetime is in the token's period on the day of the run's
 * clock time: `today`, `yesterday`, `thisWeek`, `lastWeek`, `thisMonth`, `lastMonth`, `lastThreeMonths`,
 * `past` and `future` with a number of days. False for an empty date and unknown tokens.
 */
export const within: FunctionDefinition = {
  name: 'within',
  arity: [2, 3],
  operands: ['any', 'text', 'number'],
  result: 'boolean',
  run(frame, value: Value = null, token: Value = null, days: Value = 0) {
    if (frame.now === undefined) throw frame.refuse('no-clock', 'This run was given no clock reading.');
    const period =
      typeof token === 'string' ? periodOf(token, frame.now, Number(numericOf(days))) : undefined;
    if (period === undefined || typeof value !== 'string' || dateTypeOf(value) === undefined) return false;
    const day = value.slice(0, DATE);
    return day >= period.from && day <= period.to;
  },
};
