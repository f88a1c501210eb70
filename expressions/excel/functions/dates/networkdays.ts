import type { Frame } from '../../../evaluate/Frame.ts';
import { ExcelError } from '../../values/ExcelError.ts';
import type { ExcelScalar, ExcelValue } from '../../values/ExcelValue.ts';
import { excelFunction } from '../ExcelFunction.ts';
import { holidaysIn } from './holidaysIn.ts';
import { workdaysBetween } from './workdays.ts';
import { workWeekOf } from './workWeek.ts';

const start = { name: 'start', takes: 'date', noBoolean: true } as const;
const end = { name: 'end', takes: 'date', noBoolean: true } as const;
const holidays = { name: 'holidays', takes: 'range', optional: true } as const;

/**
 * NETWORKDAYS: working days from start to end, both included. Excludes Saturdays, Sundays and holidays;
 * negative when end is before start.
 */
export const networkdays = excelFunction({
  name: 'NETWORKDAYS',
  category: 'date',
  summary: {
    zh: '两个日期之间（含首尾）的工作日天数，周末和所列节假日不计。',
    en: 'Working days from one date to another, both counted; weekends and the listed holidays are not.',
  },
  parameters: [start, end, holidays],
  result: 'number',
  examples: [
    { formula: '=NETWORKDAYS("2012-10-1", "2013-3-1")', value: 110 },
    { formula: '=NETWORKDAYS("2012-10-1", "2013-3-1", {"2012-11-22";"2012-12-4";"2013-1-21"})', value: 107 },
  ],
  run: (frame, from, to, list) => workdays(frame, from, to, undefined, list),
});

/** NETWORKDAYS.INTL: NETWORKDAYS with a custom weekend. */
export const networkdaysIntl = excelFunction({
  name: 'NETWORKDAYS.INTL',
  category: 'date',
  summary: {
    zh: '自定义周末的工作日天数：1 为周六日，11 为仅周日，或七位文本从周一起，1 为休息。',
    en: 'Working days with other days off: 1 Saturday and Sunday, 11 Sunday only, or seven digits from Monday, 1 is off.',
  },
  parameters: [start, end, { name: 'weekend', takes: 'scalar', optional: true }, holidays],
  result: 'number',
  examples: [
    { formula: '=NETWORKDAYS.INTL("2006-1-1", "2006-1-31")', value: 22 },
    { formula: '=NETWORKDAYS.INTL("2024-1-1", "2024-1-31", 11)', value: 27 },
    { formula: '=NETWORKDAYS.INTL("2006-1-1", "2006-2-1", "0010001", {"2006-1-2";"2006-1-16"})', value: 20 },
  ],
  run: (frame, from, to, weekend, list) => workdays(frame, from, to, weekend, list),
});

function workdays(
  frame: Frame,
  from: number,
  to: number,
  weekend: ExcelScalar | undefined,
  list: ExcelValue | undefined,
): ExcelScalar {
  const week = workWeekOf(weekend);
  if (week instanceof ExcelError) return week;
  const off = holidaysIn(frame, list, week);
  return off instanceof ExcelError ? off : workdaysBetween(Math.floor(from), Math.floor(to), off, week);
}
