import { errors } from '../../values/ExcelError.ts';
import { makeDate } from '../../values/makeDate.ts';
import { type ExcelExample, excelFunction } from '../ExcelFunction.ts';
import { addMonths, endOfMonth } from './months.ts';

/** EDATE: the same day of another month; #NUM! outside 1900..9999. */
export const edate = shifted(
  'EDATE',
  addMonths,
  '几个月之后（负数为之前）的同一天。',
  'The same day some months later.',
  [
    { formula: '=EDATE("2011-1-15", 1)', value: '2011-02-15' },
    { formula: '=EDATE("2024-1-31", 1)', value: '2024-02-29' },
    { formula: '=EDATE("1900-1-31", -1)', value: { error: '#NUM!' } },
  ],
);

/** EOMONTH: the last day of another month; #NUM! outside 1900..9999. */
export const eomonth = shifted(
  'EOMONTH',
  endOfMonth,
  '几个月之后（负数为之前）的月末日期。',
  'The last day of a month, some months later.',
  [
    { formula: '=EOMONTH("2011-1-1", 1)', value: '2011-02-28' },
    { formula: '=EOMONTH("2024-2-10", 0)', value: '2024-02-29' },
  ],
);

function shifted(
  name: string,
  shift: (serial: number, months: number) => number,
  zh: string,
  en: string,
  examples: readonly ExcelExample[],
) {
  return excelFunction({
    name,
    category: 'date',
    summary: { zh, en },
    parameters: [
      { name: 'date', takes: 'date', noBoolean: true },
      { name: 'months', takes: 'integer', noBoolean: true },
    ],
    result: 'date',
    examples,
    run(_frame, date, months) {
      const serial = shift(date, months);
      // Without this check, 31 December 1899 would pass as day 0 of 1900.
      const before = serial < 1 && months !== 0;
      return before || Number.isNaN(serial) ? errors.number : makeDate(serial);
    },
  });
}
