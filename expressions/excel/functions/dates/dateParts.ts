import { type CalendarDay, dayOfSerial } from '../../values/calendar.ts';
import { type ExcelExample, excelFunction } from '../ExcelFunction.ts';

/** YEAR: 1900 to 9999. */
export const year = part('YEAR', 'year', '日期的年份。', 'The year of a date.', {
  formula: '=YEAR(DATE(2024, 1, 5))',
  value: 2024,
});

/** MONTH: 1 to 12. */
export const month = part('MONTH', 'month', '日期的月份，1 到 12。', 'The month of a date, 1 to 12.', {
  formula: '=MONTH("2024-01-05")',
  value: 1,
});

/** DAY: 1 to 31. */
export const day = part('DAY', 'day', '日期是当月的第几天，1 到 31。', 'The day of the month, 1 to 31.', {
  formula: '=DAY("2024年1月5日")',
  value: 5,
});

function part(name: string, of: keyof CalendarDay, zh: string, en: string, example: ExcelExample) {
  return excelFunction({
    name,
    category: 'date',
    summary: { zh, en },
    parameters: [{ name: 'date', takes: 'date' }],
    result: 'number',
    examples: [example, { formula: `=${name}("十月")`, value: { error: '#VALUE!' } }],
    run: (_frame, date) => dayOfSerial(date)[of],
  });
}
