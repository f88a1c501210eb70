import type { Numeric } from '../../../numbers/Decimal.ts';
import { decimalOf } from '../../../numbers/decimalOf.ts';
import { seen } from '../../../numbers/numberOut.ts';
import { halfEven, settle } from '../../../numbers/settle.ts';

/** Beyond these places nothing is left to round, or nothing of the number. */
const MOST = 400;

/** Rounds to places after the point (negative: before it) half to even, on the decimal value: 1.005 to 2 is 1, 1.015 is 1.02. */
export function roundHalfEven(value: Numeric, places: number): Numeric {
  const number = seen(value);
  if (typeof number === 'number' && places >= 0 && Number.isInteger(number)) return number;
  const { coefficient, scale } = decimalOf(number);
  const to = Math.max(-MOST, Math.min(MOST, places));
  if (scale <= to) return number;
  return settle(halfEven(coefficient, 10n ** BigInt(scale - to)), to, false);
}

/** The integer nearest to a number, half to even. */
export function integerOf(value: Numeric): bigint {
  const { coefficient, scale } = decimalOf(roundHalfEven(value, 0));
  return scale > 0 ? coefficient / 10n ** BigInt(scale) : coefficient * 10n ** BigInt(-scale);
}
