import type { Frame } from '../../../evaluate/Frame.ts';
import { compareNumbers } from '../../../numbers/compareNumbers.ts';
import type { Numeric } from '../../../numbers/Decimal.ts';
import type { NativeFunction } from '../NativeFunction.ts';

/** `$max(numbers)`: nothing for the empty list. */
export const max: NativeFunction = {
  name: 'max',
  signature: '<a<n>:n>',
  title: '最大值',
  summary: { zh: '数字中最大的一个。', en: 'The greatest of the numbers.' },
  parameters: ['array'],
  examples: [{ expr: '$max(单价)', data: { 单价: [9.9, 10.5, 10.2] }, value: 10.5 }],
  run: ({ frame }, numbers?: readonly Numeric[]) => extreme(frame, numbers, 1),
};

/** `$min(numbers)`: nothing for the empty list. */
export const min: NativeFunction = {
  name: 'min',
  signature: '<a<n>:n>',
  title: '最小值',
  summary: { zh: '数字中最小的一个。', en: 'The least of the numbers.' },
  parameters: ['array'],
  examples: [{ expr: '$min(单价)', data: { 单价: [9.9, 10.5, 10.2] }, value: 9.9 }],
  run: ({ frame }, numbers?: readonly Numeric[]) => extreme(frame, numbers, -1),
};

function extreme(frame: Frame, numbers: readonly Numeric[] | undefined, sign: 1 | -1): Numeric | undefined {
  if (numbers === undefined) return undefined;
  frame.charge(numbers.length);
  let best = numbers[0];
  for (const number of numbers) {
    if (best !== undefined && sign * compareNumbers(number, best) > 0) best = number;
  }
  return best;
}
