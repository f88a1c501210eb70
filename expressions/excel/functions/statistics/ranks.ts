import type { Frame } from '../../../evaluate/Frame.ts';
import { addNumbers } from '../../../numbers/addNumbers.ts';
import { compareNumbers } from '../../../numbers/compareNumbers.ts';
import type { Numeric } from '../../../numbers/Decimal.ts';
import { divideNumbers } from '../../../numbers/divideNumbers.ts';
import { ExcelError, errors } from '../../values/ExcelError.ts';
import type { ExcelScalar, ExcelValue } from '../../values/ExcelValue.ts';
import { type ExcelFunction, excelFunction } from '../ExcelFunction.ts';
import { among, type Numbers, numbersIn } from '../numbersIn.ts';

const marks = { 'A1:A5': [[7], [3.5], [3.5], [1], [2]] };
const array = { name: 'array', takes: 'range' } as const;
const k = { name: 'k', takes: 'integer' } as const;

/** Functions on sorted numbers. */
export const ranks: readonly ExcelFunction[] = [
  excelFunction({
    name: 'RANK',
    category: 'statistics',
    summary: {
      zh: '一个数字在一组数字中的名次；并列者名次相同。order 非零时从小到大。',
      en: 'The rank of a number among numbers; equal ones share it. Ascending when order is not 0.',
    },
    parameters: [
      { name: 'number', takes: 'number' },
      { name: 'ref', takes: 'range' },
      { name: 'order', takes: 'boolean', optional: true },
    ],
    result: 'number',
    examples: [{ formula: '=RANK(3.5, A1:A5, 1)', data: marks, value: 3 }],
    run: (frame, number, ref, ascending = false) => {
      const found = numbersIn(frame, [ref]);
      if (found instanceof ExcelError) return found;
      const orders = found.numbers.map((other) => compareNumbers(other, number));
      if (!orders.includes(0)) return errors.missing;
      return 1 + orders.filter((order) => (ascending ? order < 0 : order > 0)).length;
    },
  }),
  excelFunction({
    name: 'LARGE',
    category: 'statistics',
    summary: { zh: '第 k 个最大值。', en: 'The k-th largest number.' },
    parameters: [array, k],
    result: 'any',
    examples: [{ formula: '=LARGE(A1:A5, 2)', data: marks, value: 3.5 }],
    run: (frame, values, place) =>
      ordered(frame, values, (sorted) => sorted.numbers[sorted.numbers.length - place]),
  }),
  excelFunction({
    name: 'SMALL',
    category: 'statistics',
    summary: { zh: '第 k 个最小值。', en: 'The k-th smallest number.' },
    parameters: [array, k],
    result: 'any',
    examples: [{ formula: '=SMALL(A1:A5, 1)', data: marks, value: 1 }],
    run: (frame, values, place) => ordered(frame, values, (sorted) => sorted.numbers[place - 1]),
  }),
  excelFunction({
    name: 'MEDIAN',
    category: 'statistics',
    summary: { zh: '中位数。', en: 'The middle number, or the mean of the two in the middle.' },
    parameters: [{ name: 'number', takes: 'range', repeats: true }],
    result: 'any',
    examples: [{ formula: '=MEDIAN(1, 2, 3, 4, 5, 6)', value: 3.5 }],
    run: (frame, ...values) => {
      const found = numbersIn(frame, values);
      return found instanceof ExcelError ? found : pick(sortedBy(frame, found), middle);
    },
  }),
];

function ordered(
  frame: Frame,
  values: ExcelValue,
  choose: (sorted: Numbers) => Numeric | undefined,
): ExcelScalar {
  const found = numbersIn(frame, [values]);
  return found instanceof ExcelError ? found : pick(sortedBy(frame, found), choose);
}

function pick(sorted: Numbers, choose: (sorted: Numbers) => Numeric | undefined): ExcelScalar {
  const chosen = choose(sorted);
  return chosen === undefined ? errors.number : among(sorted, chosen);
}

/** Sorts the numbers in ascending order. */
export function sortedBy(frame: Frame, { numbers, dates }: Numbers): Numbers {
  frame.charge(numbers.length * Math.ceil(Math.log2(numbers.length + 1)));
  return { numbers: [...numbers].sort(compareNumbers), dates };
}

function middle({ numbers }: Numbers): Numeric | undefined {
  const upper = numbers[numbers.length >> 1];
  const lower = numbers[(numbers.length - 1) >> 1];
  if (upper === undefined || lower === undefined) return undefined;
  return divideNumbers(addNumbers(lower, upper), 2) ?? undefined;
}
