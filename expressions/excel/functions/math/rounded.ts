import { addNumbers, subtractNumbers } from '../../../numbers/addNumbers.ts';
import { compareNumbers } from '../../../numbers/compareNumbers.ts';
import type { Numeric } from '../../../numbers/Decimal.ts';
import { decimalOf } from '../../../numbers/decimalOf.ts';
import { seen } from '../../../numbers/numberOut.ts';
import { settle } from '../../../numbers/settle.ts';

/** More places than any number has, so that no power of ten gets out of hand. */
const MOST_PLACES = 400;

/** Places as rounding takes them. */
export function clamped(places: number): number {
  return Math.max(-MOST_PLACES, Math.min(MOST_PLACES, places));
}

/** Cut toward zero to places after the point (negative: before it). */
export function truncated(value: Numeric, places: number): Numeric {
  const exact = seen(value);
  if (places === 0 && typeof exact === 'number' && Math.abs(exact) < 1e15) return Math.trunc(exact) + 0;
  const { coefficient, scale } = decimalOf(exact);
  if (scale <= places) return exact;
  return settle(coefficient / 10n ** BigInt(scale - places), places, false);
}

/** Rounded away from zero as soon as anything is cut off. */
export function roundedUp(value: Numeric, places: number): Numeric {
  const cut = truncated(value, places);
  const order = compareNumbers(value, cut);
  if (order === 0) return cut;
  return addNumbers(cut, settle(order > 0 ? 1n : -1n, places, false));
}

/** The next whole number down. */
export function floored(value: Numeric): Numeric {
  const cut = truncated(value, 0);
  return compareNumbers(value, cut) < 0 ? subtractNumbers(cut, 1) : cut;
}

/** The next whole number up. */
export function ceiled(value: Numeric): Numeric {
  const cut = truncated(value, 0);
  return compareNumbers(value, cut) > 0 ? addNumbers(cut, 1) : cut;
}
