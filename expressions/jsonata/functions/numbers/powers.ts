import type { Numeric } from '../../../numbers/Decimal.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { doubleOf } from './doubleOf.ts';

/** `$power(base, exponent)`, in doubles; D3061 when the result is no number. */
export const power: NativeFunction = {
  name: 'power',
  signature: '<n-n:n>',
  title: '乘方',
  summary: { zh: 'base 的 exponent 次方。', en: 'base raised to exponent.' },
  parameters: ['base', 'exponent'],
  examples: [{ expr: '$power(2, 8)', value: 256 }],
  run({ frame }, base?: Numeric, exponent?: Numeric) {
    if (base === undefined) return undefined;
    const result = exponent === undefined ? Number.NaN : doubleOf(base) ** doubleOf(exponent);
    if (Number.isFinite(result)) return result + 0;
    throw frame.refuse('D3061', 'The power function has resulted in a value that is no number.');
  },
};

/** `$sqrt(number)`, in doubles; D3060 below zero. */
export const sqrt: NativeFunction = {
  name: 'sqrt',
  signature: '<n-:n>',
  title: '平方根',
  summary: { zh: '数字的平方根。', en: 'The square root.' },
  parameters: ['number'],
  examples: [{ expr: '$sqrt(144)', value: 12 }],
  run({ frame }, value?: Numeric) {
    if (value === undefined) return undefined;
    const double = doubleOf(value);
    if (double < 0) throw frame.refuse('D3060', 'The sqrt function cannot be applied to a negative number.');
    return Math.sqrt(double);
  },
};
