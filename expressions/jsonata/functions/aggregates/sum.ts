import type { Frame } from '../../../evaluate/Frame.ts';
import { addNumbers } from '../../../numbers/addNumbers.ts';
import type { Numeric } from '../../../numbers/Decimal.ts';
import { divideNumbers } from '../../../numbers/divideNumbers.ts';
import { sumNumbers } from '../../../numbers/sumNumbers.ts';
import type { NativeFunction } from '../NativeFunction.ts';

/** `$sum(numbers)`: exact; 0 for the empty list. */
export const sum: NativeFunction = {
  name: 'sum',
  signature: '<a<n>:n>',
  title: '求和',
  summary: { zh: '数字之和，精确到每一位小数。', en: 'The exact sum of the numbers.' },
  parameters: ['array'],
  examples: [
    { expr: '$sum([0.1, 0.2])', value: 0.3 },
    {
      expr: '$sum(明细.(数量 * 单价))',
      data: {
        明细: [
          { 数量: 3, 单价: 9.995 },
          { 数量: 2, 单价: 5 },
        ],
      },
      value: 39.985,
    },
  ],
  run({ frame }, numbers?: readonly Numeric[]) {
    if (numbers === undefined) return undefined;
    return total(frame, numbers);
  },
};

/** `$average(numbers)`: nothing for the empty list. */
export const average: NativeFunction = {
  name: 'average',
  signature: '<a<n>:n>',
  title: '平均值',
  summary: { zh: '数字的算术平均值。', en: 'The arithmetic mean of the numbers.' },
  parameters: ['array'],
  examples: [{ expr: '$average([9.9, 10.2, 10.5])', value: 10.2 }],
  run({ frame }, numbers?: readonly Numeric[]) {
    if (numbers === undefined || numbers.length === 0) return undefined;
    return divideNumbers(total(frame, numbers), numbers.length) ?? undefined;
  },
};

/** Numbers summed between checks of the time limit, because long decimals take time. */
const AT_ONCE = 5_000;

function total(frame: Frame, numbers: readonly Numeric[]): Numeric {
  if (numbers.length <= AT_ONCE) {
    frame.charge(numbers.length);
    return sumNumbers(numbers) ?? 0;
  }
  let sum: Numeric = 0;
  for (let at = 0; at < numbers.length; at += AT_ONCE) {
    const part = numbers.slice(at, at + AT_ONCE);
    frame.charge(part.length);
    sum = addNumbers(sum, sumNumbers(part) ?? 0);
  }
  return sum;
}
