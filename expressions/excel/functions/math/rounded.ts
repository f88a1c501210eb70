import { addNumbers, subtractNumbers } from '../../../numbers/addNumbers.ts';
import { compareNumbers } from '../../../numbers/compareNumbers.ts';
import type { Numeric } from '../../../numbers/Decimal.ts';
import { decimalOf } from '../../../numbers/decimalOf.ts';
import { seen } from '../../../numbers/numberOut.ts';
import { settle } from '../../../numbers/settle.ts';

/** More decimals than any number has; bounds the powers of ten. */
const MOST_PLACES = 400;

/** Limits the number of decimals to that bound. */
export function clamped(places: number): number {
  return Math.max(-MOST_PLACES, Math.min(MOST_PLACES, places));
}

/** Truncates toward zero to `places` decimals; a negative number is before the decimal point. */
export function truncated(value: Numeric, places: number): Numeric {
  const exact = seen(value);
  if (places === 0 && typeof exact === 'number' && Math.abs(exact) < 1e15) return Math.trunc(exact) + 0;
  const { coefficient, scale } = decimalOf(exact);
  if (scale <= places) return exact;
  return settle(coefficient / 10n ** BigInt(scale - places), places, false);
}

/** Rounds away from zero if any digit is cut off. */
export function roundedUp(value: Numeric, places: number): Numeric {
  const cut = truncated(value, places);
  const order = compareNumbers(value, cut);
  if (order === 0) return cut;
  return addNumbers(cut, settle(order > 0 ? 1n : -1n, places, false));
}

/** Rounds down to a whole number. */
export function floored(value: Numeric): Numeric {
  const cut = truncated(value, 0);
  return compareNumbers(value, cut) < 0 ? subtractNumbers(cut, 1) : cut;
}

/** Rounds up to a whole number. */
export function ceiled(value: Numeric): Numeric {
  const cut = truncated(value, 0);
  return compareNumbers(value, cut) > 0 ? addNumbers(cut, 1) : cut;
}
