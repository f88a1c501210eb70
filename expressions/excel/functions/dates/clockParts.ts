import { dayTimeOf } from '../../values/dayTime.ts';
import { type ExcelExample, excelFunction } from '../ExcelFunction.ts';

/** HOUR: 0 to 23, of the time rounded to the nearest second. */
export const hour = part('HOUR', 3600, 24, '时间的小时，0 到 23。', 'The hour of a time, 0 to 23.', {
  formula: '=HOUR("2024-01-05 13:45:30")',
  value: 13,
});

/** MINUTE: 0 to 59. */
export const minute = part('MINUTE', 60, 60, '时间的分钟，0 到 59。', 'The minute of a time, 0 to 59.', {
  formula: '=MINUTE("13:45:30")',
  value: 45,
});

/** SECOND: 0 to 59. */
export const second = part('SECOND', 1, 60, '时间的秒，0 到 59。', 'The second of a time, 0 to 59.', {
  formula: '=SECOND(TIME(13, 45, 30))',
  value: 30,
});

function part(name: string, unit: number, count: number, zh: string, en: string, example: ExcelExample) {
  return excelFunction({
    name,
    category: 'date',
    summary: { zh, en },
    parameters: [{ name: 'time', takes: 'date' }],
    result: 'number',
    examples: [example, { formula: `=${name}(-1)`, value: { error: '#NUM!' } }],
    run: (_frame, time) => Math.floor(dayTimeOf(time).seconds / unit) % count,
  });
}
