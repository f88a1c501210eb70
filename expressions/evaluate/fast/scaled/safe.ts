import { FIFTEEN_DIGITS } from '../../../numbers/scaled.ts';
import { none } from './none.ts';

/**
 * The integer while it and its neighbours are exact, or an infinity; else NaN. No product of two safe numbers
 * is infinite, so an infinity came from an empty operand. (Makes no calls, so that numbers stay unboxed.)
 */
export function safe(n: number): number {
  if (n <= Number.MAX_SAFE_INTEGER && n >= -Number.MAX_SAFE_INTEGER) return n;
  return n === Number.POSITIVE_INFINITY || n === Number.NEGATIVE_INFINITY ? n : none();
}

/**
 * The quotient rounded half away from zero; NaN beyond 15 digits. Within 15 digits the double quotient never
 * reaches a false half: the nearest value below is further away than the rounding error of the division.
 */
export function quotient(n: number, divisor: number): number {
  if (n < FIFTEEN_DIGITS && n > -FIFTEEN_DIGITS)
    return n < 0 ? -Math.round(-n / divisor) : Math.round(n / divisor);
  return n === Number.POSITIVE_INFINITY || n === Number.NEGATIVE_INFINITY ? n : none();
}

/** The quotient rounded half to even; NaN beyond 15 digits. */
export function quotientHalfEven(n: number, divisor: number): number {
  if (!(n < FIFTEEN_DIGITS && n > -FIFTEEN_DIGITS))
    return n === Number.POSITIVE_INFINITY || n === Number.NEGATIVE_INFINITY ? n : none();
  const rest = n % divisor;
  const whole = (n - rest) / divisor;
  const twice = Math.abs(rest) * 2;
  return twice > divisor || (twice === divisor && whole % 2 !== 0) ? whole + (n < 0 ? -1 : 1) : whole;
}
