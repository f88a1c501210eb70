import { serialOfDay } from '../../values/calendar.ts';
import { errors } from '../../values/ExcelError.ts';
import { makeDate } from '../../values/makeDate.ts';
import { excelFunction } from '../ExcelFunction.ts';

/** Years below this are added to it. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 9999;

/** DATE: the date of a year, month and day; month and day may overflow. #NUM! outside 1900..9999. */
export const date = excelFunction({
  name: 'DATE',
  category: 'date',
  summary: {
    zh: '由年、月、日组成日期；月、日可以超出范围，自动进位。小于 1900 的年份加 1900。',
    en: 'The date of a year, month and day; months and days may run over. Years below 1900 have 1900 added.',
  },
  parameters: [
    { name: 'year', takes: 'integer' },
    { name: 'month', takes: 'integer' },
    { name: 'day', takes: 'integer' },
  ],
  result: 'date',
  examples: [
    { formula: '=DATE(2024, 1, 5)', value: '2024-01-05' },
    { formula: '=DATE(2024, 14, 0)', value: '2025-01-31' },
    { formula: '=DATE(-1, 1, 1)', value: { error: '#NUM!' } },
  ],
  run(_frame, year, month, day) {
    if (!(year >= 0 && year <= LAST_YEAR)) return errors.number;
    const serial = serialOfDay(year < FIRST_YEAR ? year + FIRST_YEAR : year, month, day);
    return Number.isNaN(serial) ? errors.number : makeDate(serial);
  },
});
