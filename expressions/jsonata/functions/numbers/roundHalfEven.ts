import type { Numeric } from '../../../numbers/Decimal.ts';
import { decimalOf } from '../../../numbers/decimalOf.ts';
import { seen } from '../../../numbers/numberOut.ts';
import { scaleOf, ten } from '../../../numbers/scaled.ts';
import { halfEven, settle } from '../../../numbers/settle.ts';

/** Bound for the places: beyond it, rounding changes nothing or leaves nothing. */
const MOST = 400;

/**
 * Rounds half to even to decimal places (negative: before the decimal point). Works on the decimal value:
 * 1.005 to 2 is 1, 1.015 is 1.02.
 */
export function roundHalfEven(value: Numeric, places: number): Numeric {
  if (typeof value === 'number') {
    const scale = scaleOf(value);
    if (scale >= 0 && scale <= places) return value;
    if (scale >= 0 && places >= -14) return roundedAt(value, scale, places);
  }
  const number = seen(value);
  const { coefficient, scale } = decimalOf(number);
  const to = Math.max(-MOST, Math.min(MOST, places));
  if (scale <= to) return number;
  return settle(halfEven(coefficient, 10n ** BigInt(scale - to)), to, false);
}

/** Rounds a double that is an integer of at most 15 digits at its scale. */
function roundedAt(value: number, scale: number, places: number): number {
  const divisor = ten(scale - places);
  const n = Math.round(value * ten(scale));
  const rest = n % divisor;
  const whole = (n - rest) / divisor;
  const twice = Math.abs(rest) * 2;
  const isUp = twice > divisor || (twice === divisor && whole % 2 !== 0);
  const rounded = isUp ? whole + (n < 0 ? -1 : 1) : whole;
  return (places >= 0 ? rounded / ten(places) : rounded * ten(-places)) + 0;
}

/** The nearest integer, rounding half to even. */
export function integerOf(value: Numeric): bigint {
  const { coefficient, scale } = decimalOf(roundHalfEven(value, 0));
  return scale > 0 ? coefficient / 10n ** BigInt(scale) : coefficient * 10n ** BigInt(-scale);
}
