import { excelFunction } from '../ExcelFunction.ts';

/** DAYS: whole days from the second date to the first. */
export const days = excelFunction({
  name: 'DAYS',
  category: 'date',
  summary: { zh: '两个日期之间的天数（结束日期在前）。', en: 'Days between two dates; the end comes first.' },
  parameters: [
    { name: 'end', takes: 'date' },
    { name: 'start', takes: 'date' },
  ],
  result: 'number',
  examples: [
    { formula: '=DAYS("2021-3-15", "2021-2-1")', value: 42 },
    { formula: '=DAYS("2021-1-1", "2021-12-31")', value: -364 },
  ],
  run: (_frame, end, start) => Math.floor(end) - Math.floor(start),
});
