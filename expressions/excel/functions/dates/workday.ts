import type { Frame } from '../../../evaluate/Frame.ts';
import { ExcelError, errors } from '../../values/ExcelError.ts';
import type { ExcelScalar, ExcelValue } from '../../values/ExcelValue.ts';
import { makeDate } from '../../values/makeDate.ts';
import { excelFunction } from '../ExcelFunction.ts';
import { holidaysIn } from './holidaysIn.ts';
import { workdayAfter } from './workdays.ts';
import { workWeekOf } from './workWeek.ts';

const start = { name: 'start', takes: 'date', noBoolean: true } as const;
const days = { name: 'days', takes: 'integer', noBoolean: true } as const;
const holidays = { name: 'holidays', takes: 'range', optional: true } as const;

/** WORKDAY: the date some working days after or before a date; #NUM! outside 1900..9999. */
export const workday = excelFunction({
  name: 'WORKDAY',
  category: 'date',
  summary: {
    zh: '若干个工作日之后（负数为之前）的日期，跳过周末和所列节假日。',
    en: 'The date some working days later (negative: earlier), weekends and the listed holidays left out.',
  },
  parameters: [start, days, holidays],
  result: 'date',
  examples: [
    { formula: '=WORKDAY("2008-10-1", 151)', value: '2009-04-30' },
    { formula: '=WORKDAY("2008-10-1", 151, {"2008-11-26";"2008-12-4";"2009-1-21"})', value: '2009-05-05' },
  ],
  run: (frame, from, count, list) => after(frame, from, count, undefined, list),
});

/** WORKDAY.INTL: WORKDAY with a custom weekend; #VALUE! when no day is a working day. */
export const workdayIntl = excelFunction({
  name: 'WORKDAY.INTL',
  category: 'date',
  summary: {
    zh: '自定义周末，若干个工作日之后的日期：1 为周六日，11 为仅周日，或七位文本从周一起，1 为休息。',
    en: 'The date some working days later with other days off: 1 Saturday and Sunday, 11 Sunday only, or seven digits.',
  },
  parameters: [start, days, { name: 'weekend', takes: 'scalar', optional: true }, holidays],
  result: 'date',
  examples: [
    { formula: '=WORKDAY.INTL("2012-1-1", 90, 11)', value: '2012-04-14' },
    { formula: '=WORKDAY.INTL("2024-1-5", 1, "0000001")', value: '2024-01-06' },
  ],
  run: (frame, from, count, weekend, list) => after(frame, from, count, weekend, list),
});

function after(
  frame: Frame,
  from: number,
  count: number,
  weekend: ExcelScalar | undefined,
  list: ExcelValue | undefined,
): ExcelScalar {
  const week = workWeekOf(weekend);
  if (week instanceof ExcelError) return week;
  if (week.length === 0) return errors.value;
  const off = holidaysIn(frame, list, week);
  return off instanceof ExcelError ? off : makeDate(workdayAfter(Math.floor(from), count, off, week));
}
