import { compareNumbers } from '../../../numbers/compareNumbers.ts';
import type { Numeric } from '../../../numbers/Decimal.ts';
import { ExcelError } from '../../values/ExcelError.ts';
import type { ExcelScalar } from '../../values/ExcelValue.ts';
import { type ExcelFunction, excelFunction } from '../ExcelFunction.ts';
import { among, type Numbers, numbersIn } from '../numbersIn.ts';
import { selectedNumbers } from '../selected.ts';

const orders = {
  'A1:A4': [[120], [80], [300], [95]],
  'B1:B4': [['华东'], ['华南'], ['华东'], ['华南']],
};
const ifs = [
  { name: 'criteria_range', takes: 'range', repeats: true },
  { name: 'criteria', takes: 'any', repeats: true },
] as const;

/** Maximum and minimum. A date for dates; 0 without numbers. */
export const extremes: readonly ExcelFunction[] = [
  excelFunction({
    name: 'MAX',
    category: 'statistics',
    summary: { zh: '最大值。', en: 'The largest number.' },
    parameters: [{ name: 'number', takes: 'range', repeats: true }],
    result: 'any',
    examples: [{ formula: '=MAX(A1:A4)', data: orders, value: 300 }],
    run: (frame, ...values) => largest(numbersIn(frame, values)),
  }),
  excelFunction({
    name: 'MIN',
    category: 'statistics',
    summary: { zh: '最小值。', en: 'The smallest number.' },
    parameters: [{ name: 'number', takes: 'range', repeats: true }],
    result: 'any',
    examples: [{ formula: '=MIN(A1:A4, 100)', data: orders, value: 80 }],
    run: (frame, ...values) => smallest(numbersIn(frame, values)),
  }),
  excelFunction({
    name: 'MAXIFS',
    category: 'statistics',
    summary: {
      zh: '满足条件的单元格中的最大值。',
      en: 'The largest number among the cells that meet all criteria.',
    },
    parameters: [{ name: 'max_range', takes: 'range' }, ...ifs],
    result: 'any',
    examples: [{ formula: '=MAXIFS(A1:A4, B1:B4, "华南")', data: orders, value: 95 }],
    run: (frame, values, ...pairs) => largest(selectedNumbers(frame, values, pairs, true)),
  }),
  excelFunction({
    name: 'MINIFS',
    category: 'statistics',
    summary: {
      zh: '满足条件的单元格中的最小值。',
      en: 'The smallest number among the cells that meet all criteria.',
    },
    parameters: [{ name: 'min_range', takes: 'range' }, ...ifs],
    result: 'any',
    examples: [{ formula: '=MINIFS(A1:A4, B1:B4, "华东")', data: orders, value: 120 }],
    run: (frame, values, ...pairs) => smallest(selectedNumbers(frame, values, pairs, true)),
  }),
];

function largest(found: Numbers | ExcelError): ExcelScalar {
  return extreme(found, (a, b) => compareNumbers(a, b) < 0);
}

function smallest(found: Numbers | ExcelError): ExcelScalar {
  return extreme(found, (a, b) => compareNumbers(a, b) > 0);
}

function extreme(found: Numbers | ExcelError, gives: (a: Numeric, b: Numeric) => boolean): ExcelScalar {
  if (found instanceof ExcelError) return found;
  const [first, ...rest] = found.numbers;
  if (first === undefined) return 0;
  return among(
    found,
    rest.reduce((best, next) => (gives(best, next) ? next : best), first),
  );
}
