import type { Frame } from '../../../evaluate/Frame.ts';
import { addNumbers, subtractNumbers } from '../../../numbers/addNumbers.ts';
import { compareNumbers } from '../../../numbers/compareNumbers.ts';
import type { Numeric } from '../../../numbers/Decimal.ts';
import { multiplyNumbers } from '../../../numbers/multiplyNumbers.ts';
import { textOf } from '../../../values/textOf.ts';
import { doubleOf } from '../../values/coerce.ts';
import { ExcelError, errors } from '../../values/ExcelError.ts';
import type { ExcelScalar, ExcelValue } from '../../values/ExcelValue.ts';
import { type ExcelFunction, excelFunction } from '../ExcelFunction.ts';
import { floored } from '../math/rounded.ts';
import { among, type Numbers, numbersIn } from '../numbersIn.ts';
import { sortedBy } from './ranks.ts';

const array = { name: 'array', takes: 'range' } as const;
const marks = { 'A1:A6': [[5.6], [4], [4], [3], [2], [4]] };

/** Functions on the distribution of numbers. */
export const distributions: readonly ExcelFunction[] = [
  excelFunction({
    name: 'PERCENTILE',
    category: 'statistics',
    summary: {
      zh: '第 k 百分位的值，k 从 0 到 1，两数之间按比例。',
      en: 'The value at a share k from 0 to 1 of the numbers in order, in proportion between two.',
    },
    parameters: [array, { name: 'k', takes: 'number' }],
    result: 'any',
    examples: [{ formula: '=PERCENTILE({1,3,2,4}, 0.3)', value: 1.9 }],
    run: (frame, values, share) => quantile(frame, values, share),
  }),
  excelFunction({
    name: 'QUARTILE',
    category: 'statistics',
    summary: {
      zh: '四分位的值：0 最小，1 至 3，4 最大。',
      en: 'The quartile: 0 the least, 1 to 3, 4 the greatest.',
    },
    parameters: [array, { name: 'quart', takes: 'integer' }],
    result: 'any',
    examples: [{ formula: '=QUARTILE({1,2,4,7,8,9,10,12}, 1)', value: 3.5 }],
    run: (frame, values, quarter) => quantile(frame, values, quarter / 4),
  }),
  excelFunction({
    name: 'MODE',
    category: 'statistics',
    summary: {
      zh: '出现次数最多的数；没有重复的为 #N/A。',
      en: 'The number that occurs most often; #N/A when none occurs twice.',
    },
    parameters: [{ name: 'number', takes: 'range', repeats: true }],
    result: 'any',
    examples: [{ formula: '=MODE(A1:A6)', data: marks, value: 4 }],
    run: (frame, ...values) => {
      const found = numbersIn(frame, values);
      if (found instanceof ExcelError) return found;
      const most = mostFrequent(frame, found);
      return most === undefined ? errors.missing : among(found, most);
    },
  }),
];

function quantile(frame: Frame, values: ExcelValue, share: Numeric): ExcelScalar {
  const found = numbersIn(frame, [values]);
  if (found instanceof ExcelError) return found;
  if (compareNumbers(share, 0) < 0 || compareNumbers(share, 1) > 0) return errors.number;
  const sorted = sortedBy(frame, found);
  const place = multiplyNumbers(share, sorted.numbers.length - 1);
  const whole = floored(place);
  const lower = sorted.numbers[doubleOf(whole)];
  if (lower === undefined) return errors.number;
  const upper = sorted.numbers[doubleOf(whole) + 1] ?? lower;
  const part = multiplyNumbers(subtractNumbers(place, whole), subtractNumbers(upper, lower));
  return among(sorted, addNumbers(lower, part));
}

/** The most frequent number, the first of several; undefined when none repeats. */
function mostFrequent(frame: Frame, { numbers }: Numbers): Numeric | undefined {
  frame.charge(2 * numbers.length);
  frame.allocate(48 * numbers.length);
  const counts = new Map<number | string, number>();
  const keys = numbers.map((number) => {
    const key = typeof number === 'number' ? number : textOf(number);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return key;
  });
  let most = 0;
  for (const count of counts.values()) most = Math.max(most, count);
  return most < 2 ? undefined : numbers[keys.findIndex((key) => counts.get(key) === most)];
}
