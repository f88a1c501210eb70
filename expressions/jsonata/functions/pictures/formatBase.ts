import type { Numeric } from '../../../numbers/Decimal.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { doubleOf } from '../numbers/doubleOf.ts';
import { integerOf } from '../numbers/roundHalfEven.ts';

/**
 * `$formatBase(number, radix?)`: writes the nearest integer in another base; D3100 unless the radix is 2 to
 * 36.
 */
export const formatBase: NativeFunction = {
  name: 'formatBase',
  signature: '<n-n?:s>',
  title: '进制',
  summary: {
    zh: '把整数写成 2 到 36 进制，默认十进制。',
    en: 'An integer in a base from 2 to 36, 10 by default.',
  },
  parameters: ['number', 'radix'],
  examples: [{ expr: '$formatBase(255, 16)', value: 'ff' }],
  run({ frame }, value?: Numeric, radix: Numeric = 10) {
    if (value === undefined) return undefined;
    const base = Math.abs(doubleOf(radix)) < 1e6 ? Number(integerOf(radix)) : 0;
    if (base < 2 || base > 36) throw frame.refuse('D3100', 'The radix must be from 2 to 36.');
    const text = integerOf(value).toString(base);
    frame.allocateText(text.length);
    return text;
  },
};
