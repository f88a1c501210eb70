import { ExcelError } from '../../values/ExcelError.ts';
import { makeDate } from '../../values/makeDate.ts';
import { excelFunction } from '../ExcelFunction.ts';
import { holidaysIn } from './holidaysIn.ts';
import { workdayAfter } from './workdays.ts';

/** WORKDAY: the working day some working days after (or before) a date; #NUM! outside 1900..9999. */
export const workday = excelFunction({
  name: 'WORKDAY',
  category: 'date',
  summary: {
    zh: '若干个工作日之后（负数为之前）的日期，跳过周末和所列节假日。',
    en: 'The date some working days later (negative: earlier), weekends and the listed holidays left out.',
  },
  parameters: [
    { name: 'start', takes: 'date' },
    { name: 'days', takes: 'integer' },
    { name: 'holidays', takes: 'range', optional: true },
  ],
  result: 'date',
  examples: [
    { formula: '=WORKDAY("2008-10-1", 151)', value: '2009-04-30' },
    { formula: '=WORKDAY("2008-10-1", 151, {"2008-11-26";"2008-12-4";"2009-1-21"})', value: '2009-05-05' },
  ],
  run(frame, start, days, list) {
    const holidays = holidaysIn(frame, list);
    return holidays instanceof ExcelError
      ? holidays
      : makeDate(workdayAfter(Math.floor(start), days, holidays));
  },
});
