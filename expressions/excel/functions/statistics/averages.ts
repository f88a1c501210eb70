import { divideNumbers } from '../../../numbers/divideNumbers.ts';
import { sumNumbers } from '../../../numbers/sumNumbers.ts';
import { ExcelError, errors } from '../../values/ExcelError.ts';
import type { ExcelScalar } from '../../values/ExcelValue.ts';
import { type ExcelFunction, excelFunction } from '../ExcelFunction.ts';
import { among, type Numbers, numbersIn } from '../numbersIn.ts';
import { selectedNumbers } from '../selected.ts';

const scores = { 'A1:A4': [[10], [7], [9], [27]], 'B1:B4': [['甲'], ['乙'], ['甲'], ['乙']] };

/** Means. */
export const averages: readonly ExcelFunction[] = [
  excelFunction({
    name: 'AVERAGE',
    category: 'statistics',
    summary: { zh: '平均值。', en: 'The arithmetic mean.' },
    parameters: [{ name: 'number', takes: 'range', repeats: true }],
    result: 'any',
    examples: [{ formula: '=AVERAGE(A1:A4, 5)', data: scores, value: 11.6 }],
    run: (frame, ...values) => mean(numbersIn(frame, values)),
  }),
  excelFunction({
    name: 'AVERAGEIF',
    category: 'statistics',
    summary: { zh: '满足条件的单元格的平均值。', en: 'The mean of the cells that meet a criterion.' },
    parameters: [
      { name: 'range', takes: 'range' },
      { name: 'criteria', takes: 'any' },
      { name: 'average_range', takes: 'range', optional: true, sizedAs: 0 },
    ],
    result: 'any',
    examples: [{ formula: '=AVERAGEIF(B1:B4, "乙", A1:A4)', data: scores, value: 17 }],
    run: (frame, range, criteria, averageRange = range) =>
      mean(selectedNumbers(frame, averageRange, [range, criteria], false)),
  }),
  excelFunction({
    name: 'AVERAGEIFS',
    category: 'statistics',
    summary: { zh: '满足多个条件的单元格的平均值。', en: 'The mean of the cells that meet all criteria.' },
    parameters: [
      { name: 'average_range', takes: 'range' },
      { name: 'criteria_range', takes: 'range', repeats: true },
      { name: 'criteria', takes: 'any', repeats: true },
    ],
    result: 'any',
    examples: [{ formula: '=AVERAGEIFS(A1:A4, B1:B4, "甲", A1:A4, ">9")', data: scores, value: 10 }],
    run: (frame, averageRange, ...pairs) => mean(selectedNumbers(frame, averageRange, pairs, true)),
  }),
];

function mean(found: Numbers | ExcelError): ExcelScalar {
  if (found instanceof ExcelError) return found;
  const total = sumNumbers(found.numbers);
  const quotient = total === null ? null : divideNumbers(total, found.numbers.length);
  return quotient === null ? errors.division : among(found, quotient);
}
