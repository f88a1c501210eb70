import { ExcelError } from '../../values/ExcelError.ts';
import { excelFunction } from '../ExcelFunction.ts';
import { holidaysIn } from './holidaysIn.ts';
import { workdaysBetween } from './workdays.ts';

/** NETWORKDAYS: working days from start to end, both counted, Saturdays, Sundays and holidays not; negative backwards. */
export const networkdays = excelFunction({
  name: 'NETWORKDAYS',
  category: 'date',
  summary: {
    zh: '两个日期之间（含首尾）的工作日天数，周末和所列节假日不计。',
    en: 'Working days from one date to another, both counted; weekends and the listed holidays are not.',
  },
  parameters: [
    { name: 'start', takes: 'date' },
    { name: 'end', takes: 'date' },
    { name: 'holidays', takes: 'range', optional: true },
  ],
  result: 'number',
  examples: [
    { formula: '=NETWORKDAYS("2012-10-1", "2013-3-1")', value: 110 },
    { formula: '=NETWORKDAYS("2012-10-1", "2013-3-1", {"2012-11-22";"2012-12-4";"2013-1-21"})', value: 107 },
  ],
  run(frame, start, end, list) {
    const holidays = holidaysIn(frame, list);
    return holidays instanceof ExcelError
      ? holidays
      : workdaysBetween(Math.floor(start), Math.floor(end), holidays);
  },
});
