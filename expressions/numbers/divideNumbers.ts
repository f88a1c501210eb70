import { trimEndCharacters } from '../trimCharacters.ts';
import type { Numeric } from './Decimal.ts';
import { decimalOf } from './decimalOf.ts';
import { scaleOf, ten } from './scaled.ts';
import { DIGITS, digitsOf, halfEven, settle } from './settle.ts';

/**
 * The quotient: exact if it ends within 34 digits, else 34 digits half-even and marked approximate. Null for
 * a zero divisor.
 */
export function divideNumbers(a: Numeric, b: Numeric): Numeric | null {
  if (b === 0) return null;
  if (typeof a === 'number' && typeof b === 'number') {
    const quotient = quotientOfShort(a, b);
    if (quotient !== undefined) return quotient;
  }
  const x = decimalOf(a);
  const y = decimalOf(b);
  const extra = Math.max(0, DIGITS + 2 - digitsOf(x.coefficient) + digitsOf(y.coefficient));
  const dividend = x.coefficient * 10n ** BigInt(extra);
  const scale = x.scale - y.scale + extra;
  const approximate = x.approximate || y.approximate;
  if (dividend % y.coefficient === 0n) {
    const quotient = dividend / y.coefficient;
    return settle(quotient, scale, approximate || significant(quotient) > DIGITS);
  }
  const sign = y.coefficient < 0n ? -1n : 1n;
  const drop = digitsOf(dividend / y.coefficient) - DIGITS;
  return settle(halfEven(sign * dividend, sign * y.coefficient * 10n ** BigInt(drop)), scale - drop, true);
}

/** The remainder with the dividend's sign; null when the divisor is zero. */
export function remainderNumbers(a: Numeric, b: Numeric): Numeric | null {
  if (b === 0) return null;
  if (typeof a === 'number' && typeof b === 'number' && Number.isSafeInteger(a) && Number.isSafeInteger(b))
    return (a % b) + 0;
  const x = decimalOf(a);
  const y = decimalOf(b);
  const scale = Math.max(x.scale, y.scale);
  const rest =
    (x.coefficient * 10n ** BigInt(scale - x.scale)) % (y.coefficient * 10n ** BigInt(scale - y.scale));
  return settle(rest, scale, x.approximate || y.approximate);
}

function significant(coefficient: bigint): number {
  const digits = coefficient.toString();
  return digitsOf(coefficient) - (digits.length - trimEndCharacters(digits, '0').length);
}

/** The quotient of two doubles if it has at most 15 digits: found in doubles, proved in integers. */
function quotientOfShort(a: number, b: number): number | undefined {
  const common = ten(Math.max(scaleOf(a), scaleOf(b), 0));
  const x = Math.round(a * common);
  const y = Math.round(b * common);
  const quotient = x / y;
  const scale = scaleOf(quotient);
  if (scale < 0 || x / common !== a || y / common !== b) return undefined;
  const dividend = x * ten(scale);
  const product = Math.round(quotient * ten(scale)) * y;
  return Number.isSafeInteger(dividend) && product === dividend ? quotient + 0 : undefined;
}
