import { errors } from '../../values/ExcelError.ts';
import { excelFunction } from '../ExcelFunction.ts';
import { ISO, weekdayOf, weekNumberOf } from './weeks.ts';

/** WEEKDAY: the day of the week, numbered by the type; #NUM! for unknown types. */
export const weekday = excelFunction({
  name: 'WEEKDAY',
  category: 'date',
  summary: {
    zh: '星期几。类型 1（默认）星期日为 1；2 星期一为 1；3 星期一为 0；11 到 17 从星期一到星期日起算。',
    en: 'The day of the week. Type 1 (default): Sunday is 1; 2: Monday is 1; 3: Monday is 0; 11 to 17 begin Monday to Sunday.',
  },
  parameters: [
    { name: 'date', takes: 'date' },
    { name: 'type', takes: 'integer', optional: true },
  ],
  result: 'number',
  examples: [
    { formula: '=WEEKDAY(DATE(2024, 1, 5))', value: 6 },
    { formula: '=WEEKDAY(DATE(2024, 1, 5), 2)', value: 5 },
    { formula: '=WEEKDAY(DATE(2024, 1, 5), 4)', value: { error: '#NUM!' } },
  ],
  run: (_frame, date, type = 1) => weekdayOf(Math.floor(date), type) ?? errors.number,
});

/** WEEKNUM: the week of the year; type 21 is ISO 8601. #NUM! for unknown types. */
export const weeknum = excelFunction({
  name: 'WEEKNUM',
  category: 'date',
  summary: {
    zh: '一年中的第几周。类型 1（默认）从星期日、2 从星期一、11 到 17 从星期一到星期日开始；21 按 ISO 8601。',
    en: 'The week of the year. Type 1 (default) begins on Sunday, 2 on Monday, 11 to 17 Monday to Sunday; 21 is ISO 8601.',
  },
  parameters: [
    { name: 'date', takes: 'date', noBoolean: true },
    { name: 'type', takes: 'integer', optional: true },
  ],
  result: 'number',
  examples: [
    { formula: '=WEEKNUM("2012-3-9")', value: 10 },
    { formula: '=WEEKNUM("2012-3-9", 2)', value: 11 },
    { formula: '=WEEKNUM("2021-1-3", 21)', value: 53 },
  ],
  run: (_frame, date, type = 1) => weekNumberOf(Math.floor(date), type) ?? errors.number,
});

/** ISOWEEKNUM: the week of the year by ISO 8601. */
export const isoweeknum = excelFunction({
  name: 'ISOWEEKNUM',
  category: 'date',
  summary: {
    zh: '按 ISO 8601 一年中的第几周，星期一为一周的开始。',
    en: 'The week of the year by ISO 8601; weeks begin on Monday.',
  },
  parameters: [{ name: 'date', takes: 'date' }],
  result: 'number',
  examples: [
    { formula: '=ISOWEEKNUM("2012-3-9")', value: 10 },
    { formula: '=ISOWEEKNUM("2021-1-3")', value: 53 },
  ],
  run: (_frame, date) => weekNumberOf(Math.floor(date), ISO) ?? errors.number,
});
