import { errors } from '../../values/ExcelError.ts';
import { type ExcelFunction, excelFunction } from '../ExcelFunction.ts';
import { averages } from '../statistics/averages.ts';
import { counts } from '../statistics/counts.ts';
import { deviations } from '../statistics/deviations.ts';
import { extremes } from '../statistics/extremes.ts';
import { sums } from './sums.ts';

/** Functions of SUBTOTAL by number, from 1. Adding 100 skips rows hidden by hand; no row is hidden here. */
const NAMES = 'AVERAGE COUNT COUNTA MAX MIN PRODUCT STDEV STDEVP SUM VAR VARP'.split(' ');
const HIDDEN = 100;

const byName: ReadonlyMap<string, ExcelFunction> = new Map(
  [...sums, ...averages, ...counts, ...extremes, ...deviations].map((definition) => [
    definition.name,
    definition,
  ]),
);

/** SUBTOTAL: applies another function by its number; #VALUE! for other numbers. */
export const subtotal = excelFunction({
  name: 'SUBTOTAL',
  category: 'math',
  summary: {
    zh: '按序号汇总：1 平均，2 计数，3 非空计数，4 最大，5 最小，6 乘积，9 求和；加 100 相同。',
    en: 'A total by number: 1 average, 2 count, 3 counta, 4 max, 5 min, 6 product, 9 sum; 100 more is the same.',
  },
  parameters: [
    { name: 'function_num', takes: 'integer' },
    { name: 'ref', takes: 'range', repeats: true },
  ],
  result: 'any',
  examples: [
    {
      formula: '=SUBTOTAL(9, [明细.金额])',
      data: { 明细: [{ 金额: 120 }, { 金额: 10 }, { 金额: 150 }, { 金额: 23 }] },
      value: 303,
    },
    { formula: '=SUBTOTAL(101, A1:A4)', data: { 'A1:A4': [[120], [10], [150], [23]] }, value: 75.75 },
  ],
  run: (frame, number, ...ranges) => {
    const name = NAMES[(number > HIDDEN ? number - HIDDEN : number) - 1];
    return name === undefined ? errors.value : (byName.get(name)?.run(frame, ...ranges) ?? errors.value);
  },
});
