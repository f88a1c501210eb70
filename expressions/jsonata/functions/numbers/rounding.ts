import { negated } from '../../../numbers/addNumbers.ts';
import { compareNumbers } from '../../../numbers/compareNumbers.ts';
import type { Numeric } from '../../../numbers/Decimal.ts';
import { decimalOf } from '../../../numbers/decimalOf.ts';
import { seen } from '../../../numbers/numberOut.ts';
import { settle } from '../../../numbers/settle.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { doubleOf } from './doubleOf.ts';
import { roundHalfEven } from './roundHalfEven.ts';

/** `$abs(number)`: the absolute value. */
export const abs: NativeFunction = {
  name: 'abs',
  signature: '<n-:n>',
  title: '绝对值',
  summary: { zh: '数字的绝对值。', en: 'The number without its sign.' },
  parameters: ['number'],
  examples: [{ expr: '$abs(-9.995)', value: 9.995 }],
  run(_call, value?: Numeric) {
    return value !== undefined && compareNumbers(value, 0) < 0 ? negated(value) : value;
  },
};

/** `$floor(number)`: rounds down, on the decimal value. */
export const floor: NativeFunction = {
  name: 'floor',
  signature: '<n-:n>',
  title: '向下取整',
  summary: { zh: '不大于该数的最大整数。', en: 'The greatest integer that is not greater.' },
  parameters: ['number'],
  examples: [{ expr: '$floor(-5.3)', value: -6 }],
  run: (_call, value?: Numeric) => (value === undefined ? undefined : floorOf(value)),
};

/** `$ceil(number)`: rounds up, on the decimal value. */
export const ceil: NativeFunction = {
  name: 'ceil',
  signature: '<n-:n>',
  title: '向上取整',
  summary: { zh: '不小于该数的最小整数。', en: 'The least integer that is not less.' },
  parameters: ['number'],
  examples: [{ expr: '$ceil(5.3)', value: 6 }],
  run(_call, value?: Numeric) {
    if (value === undefined) return undefined;
    return typeof value === 'number' ? Math.ceil(value) + 0 : whole(value, (rest) => (rest > 0n ? 1n : 0n));
  },
};

/**
 * `$round(number, places?)`: rounds half to even on the decimal value; negative places round before the
 * decimal point.
 */
export const round: NativeFunction = {
  name: 'round',
  signature: '<n-n?:n>',
  title: '银行家舍入',
  summary: {
    zh: '按小数位舍入，恰好一半时取偶数；位数可为负。',
    en: 'Rounds to places, a half to the even neighbour; places may be negative.',
  },
  parameters: ['number', 'precision'],
  examples: [
    { expr: '$round(2.5)', value: 2 },
    { expr: '$round(29.985, 2)', value: 29.98 },
    { expr: '$round(12350, -2)', value: 12400 },
  ],
  run(_call, value?: Numeric, places?: Numeric) {
    return value === undefined ? undefined : roundHalfEven(value, Math.trunc(doubleOf(places ?? 0)));
  },
};

/** Rounds down, on the decimal value. */
export function floorOf(value: Numeric): Numeric {
  // No other double lies between an integer and the shortest decimal of a double.
  if (typeof value === 'number') return Math.floor(value) + 0;
  return whole(value, (rest) => (rest < 0n ? -1n : 0n));
}

/** The integer part, plus a correction from the remainder. */
function whole(value: Numeric, correction: (rest: bigint) => bigint): Numeric {
  const number = seen(value);
  if (Number.isSafeInteger(number)) return number;
  const { coefficient, scale } = decimalOf(number);
  if (scale <= 0) return number;
  const divisor = 10n ** BigInt(scale);
  return settle(coefficient / divisor + correction(coefficient % divisor), 0, false);
}
