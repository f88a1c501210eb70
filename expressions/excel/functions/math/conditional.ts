import { sumNumbers } from '../../../numbers/sumNumbers.ts';
import { ExcelError } from '../../values/ExcelError.ts';
import { type ExcelFunction, excelFunction } from '../ExcelFunction.ts';
import { selectedNumbers } from '../selected.ts';

const lines = [
  { 区域: '华东', 金额: 100 },
  { 区域: '华南', 金额: 50.5 },
  { 区域: '华东', 金额: 20 },
];

/** Conditional sums. */
export const conditional: readonly ExcelFunction[] = [
  excelFunction({
    name: 'SUMIF',
    category: 'math',
    summary: { zh: '对满足条件的单元格求和。', en: 'The sum of the cells that meet a criterion.' },
    parameters: [
      { name: 'range', takes: 'range' },
      { name: 'criteria', takes: 'any' },
      { name: 'sum_range', takes: 'range', optional: true, sizedAs: 0 },
    ],
    result: 'number',
    examples: [{ formula: '=SUMIF([明细.区域], "华东", [明细.金额])', data: { 明细: lines }, value: 120 }],
    run: (frame, range, criteria, sumRange = range) => {
      const found = selectedNumbers(frame, sumRange, [range, criteria], false);
      return found instanceof ExcelError ? found : (sumNumbers(found.numbers) ?? 0);
    },
  }),
  excelFunction({
    name: 'SUMIFS',
    category: 'math',
    summary: { zh: '对满足多个条件的单元格求和。', en: 'The sum of the cells that meet all criteria.' },
    parameters: [
      { name: 'sum_range', takes: 'range' },
      { name: 'criteria_range', takes: 'range', repeats: true },
      { name: 'criteria', takes: 'any', repeats: true },
    ],
    result: 'number',
    examples: [
      {
        formula: '=SUMIFS([明细.金额], [明细.区域], "华*", [明细.金额], ">30")',
        data: { 明细: lines },
        value: 150.5,
      },
    ],
    run: (frame, sumRange, ...pairs) => {
      const found = selectedNumbers(frame, sumRange, pairs, true);
      return found instanceof ExcelError ? found : (sumNumbers(found.numbers) ?? 0);
    },
  }),
];
