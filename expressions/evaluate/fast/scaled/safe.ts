import { FIFTEEN_DIGITS } from '../../../numbers/scaled.ts';
import { none } from './none.ts';

/**
 * The whole number while it and those around it are exact, or an infinity; else NaN. No product of two safe numbers is
 * infinite: an infinity came from an empty operand. (Nothing here calls on, so that the numbers stay unboxed.)
 */
export function safe(n: number): number {
  if (n <= Number.MAX_SAFE_INTEGER && n >= -Number.MAX_SAFE_INTEGER) return n;
  return n === Number.POSITIVE_INFINITY || n === Number.NEGATIVE_INFINITY ? n : none();
}

/**
 * The quotient half away from zero; NaN beyond 15 digits. Within them the double quotient never reaches a half it does not
 * mean: the nearest value below is further away than the rounding of the division.
 */
export function quotient(n: number, divisor: number): number {
  if (n < FIFTEEN_DIGITS && n > -FIFTEEN_DIGITS)
    return n < 0 ? -Math.round(-n / divisor) : Math.round(n / divisor);
  return n === Number.POSITIVE_INFINITY || n === Number.NEGATIVE_INFINITY ? n : none();
}

/** The quotient half to even; NaN beyond 15 digits. */
export function quotientHalfEven(n: number, divisor: number): number {
  if (!(n < FIFTEEN_DIGITS && n > -FIFTEEN_DIGITS))
    return n === Number.POSITIVE_INFINITY || n === Number.NEGATIVE_INFINITY ? n : none();
  const rest = n % divisor;
  const whole = (n - rest) / divisor;
  const twice = Math.abs(rest) * 2;
  return twice > divisor || (twice === divisor && whole % 2 !== 0) ? whole + (n < 0 ? -1 : 1) : whole;
}
