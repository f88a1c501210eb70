import { Refusal } from '../Refusal.ts';
import { Decimal, type Numeric } from './Decimal.ts';

/** Significant digits kept exactly, and of a non-terminating division. */
export const DIGITS = 34;
const FIFTEEN = 10n ** 15n;
const LIMIT = 10n ** BigInt(DIGITS);

/** Number of decimal digits of the absolute value; 1 for zero. */
export function digitsOf(coefficient: bigint): number {
  return (coefficient < 0n ? -coefficient : coefficient).toString().length;
}

/**
 * Normalizes a result: removes trailing zeros, gives a double if 15 digits suffice, else a {@link Decimal}.
 * Refuses an exact result beyond 34 digits, or outside 1e-300..1.8e308 (where doubles lose digits), as
 * `number-range`; rounds an approximate one.
 */
export function settle(coefficient: bigint, scale: number, approximate: boolean): Numeric {
  let c = coefficient;
  let s = scale;
  if (c === 0n) return 0;
  while (c % 10n === 0n) {
    c /= 10n;
    s -= 1;
  }
  if (c >= LIMIT || c <= -LIMIT) {
    if (!approximate) throw outOfRange();
    const drop = digitsOf(c) - DIGITS;
    return settle(halfEven(c, 10n ** BigInt(drop)), s - drop, true);
  }
  const exponent = digitsOf(c) - 1 - s;
  if (exponent > 308 || exponent < -300) throw outOfRange();
  // Not every number with 309 integer digits is a double: 2e308 is not.
  if (exponent === 308 && !Number.isFinite(Number(`${c}e${-s}`))) throw outOfRange();
  if (!approximate && c < FIFTEEN && c > -FIFTEEN) return Number(`${c}e${-s}`);
  return new Decimal(c, s, approximate);
}

/** Integer quotient rounded half to even. */
export function halfEven(value: bigint, divisor: bigint): bigint {
  const quotient = value / divisor;
  const rest = value % divisor;
  const twice = (rest < 0n ? -rest : rest) * 2n;
  const up = twice > divisor || (twice === divisor && quotient % 2n !== 0n);
  return up ? quotient + (value < 0n ? -1n : 1n) : quotient;
}

/** Integer quotient rounded half away from zero. */
export function halfAway(value: bigint, divisor: bigint): bigint {
  const quotient = value / divisor;
  const rest = value % divisor;
  return (rest < 0n ? -rest : rest) * 2n >= divisor ? quotient + (value < 0n ? -1n : 1n) : quotient;
}

function outOfRange(): Refusal {
  return new Refusal({ code: 'number-range', message: `A number needs more than ${DIGITS} digits.` });
}
