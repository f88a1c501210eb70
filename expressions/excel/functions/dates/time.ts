import { DAY_SECONDS, momentOf } from '../../values/dayTime.ts';
import { errors } from '../../values/ExcelError.ts';
import { excelFunction } from '../ExcelFunction.ts';

/** Maximum of each part. */
const LARGEST = 32_767;

/**
 * TIME: a time of day as the fraction of a day, without whole days. #NUM! below 0 and for parts over 32,767.
 */
export const time = excelFunction({
  name: 'TIME',
  category: 'date',
  summary: {
    zh: '由时、分、秒组成时间，即一天中的小数部分；超出 24 小时的整天舍去。',
    en: 'A time of day as the fraction of a day; whole days are left off.',
  },
  parameters: [
    { name: 'hour', takes: 'integer' },
    { name: 'minute', takes: 'integer' },
    { name: 'second', takes: 'integer' },
  ],
  result: 'number',
  examples: [
    { formula: '=TIME(12, 0, 0)', value: 0.5 },
    { formula: '=DATE(2024,1,5) + TIME(16, 48, 10)', value: '2024-01-05 16:48:10' },
    { formula: '=TIME(-1, 0, 0)', value: { error: '#NUM!' } },
  ],
  run(_frame, hour, minute, second) {
    const seconds = hour * 3600 + minute * 60 + second;
    const inside = Math.max(hour, minute, second) <= LARGEST && seconds >= 0;
    return inside ? momentOf(0, seconds % DAY_SECONDS) : errors.number;
  },
});
