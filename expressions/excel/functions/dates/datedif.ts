import { errors } from '../../values/ExcelError.ts';
import { excelFunction } from '../ExcelFunction.ts';
import { dateDifferences } from './dateDifference.ts';

/**
 * DATEDIF: whole years, months or days between two dates. #NUM! when start is after end or the unit is
 * unknown.
 */
export const datedif = excelFunction({
  name: 'DATEDIF',
  category: 'date',
  summary: {
    zh: '两个日期相差的整年 "Y"、整月 "M"、天数 "D"；"YM" 不计年的月数，"MD" 不计年月、"YD" 不计年的天数。',
    en: 'Whole years "Y", months "M" or days "D" between dates; "YM" months over whole years, "MD" and "YD" days over.',
  },
  parameters: [
    { name: 'start', takes: 'date' },
    { name: 'end', takes: 'date' },
    { name: 'unit', takes: 'text' },
  ],
  result: 'number',
  examples: [
    { formula: '=DATEDIF("2001-1-1", "2003-1-1", "Y")', value: 2 },
    { formula: '=DATEDIF("2001-6-1", "2002-8-15", "D")', value: 440 },
    { formula: '=DATEDIF("2001-6-1", "2002-8-15", "YD")', value: 75 },
  ],
  run(_frame, start, end, unit) {
    const [from, to] = [Math.floor(start), Math.floor(end)];
    const difference = dateDifferences.get(unit.toUpperCase());
    return difference === undefined || from > to ? errors.number : difference(from, to);
  },
});
