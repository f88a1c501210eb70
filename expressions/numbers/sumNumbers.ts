import { addNumbers } from './addNumbers.ts';
import type { Numeric } from './Decimal.ts';
import { numericOf } from './numericOf.ts';
import { FIFTEEN_DIGITS, scaleOf, ten } from './scaled.ts';

/** The exact sum of the numbers among the values; skips others. Null without any number. */
export function sumNumbers(values: readonly unknown[]): Numeric | null {
  let total = 0;
  let scale = 0;
  let found = false;
  for (let i = 0; i < values.length; i += 1) {
    const value = numericOf(values[i]);
    if (value === null) continue;
    found = true;
    const own = typeof value === 'number' ? scaleOf(value) : -1;
    const common = Math.max(own, scale);
    const raised = total * ten(common - scale);
    const next = own < 0 ? Number.NaN : raised + Math.round(Number(value) * ten(common));
    // Beyond 15 digits (including NaN) the rest is added as exact decimals.
    if (!(next < FIFTEEN_DIGITS && next > -FIFTEEN_DIGITS)) return exactSum(total / ten(scale), values, i);
    total = next;
    scale = common;
  }
  return found ? total / ten(scale) + 0 : null;
}

function exactSum(start: Numeric, values: readonly unknown[], from: number): Numeric {
  let total = start;
  for (let i = from; i < values.length; i += 1) {
    const value = numericOf(values[i]);
    if (value !== null) total = addNumbers(total, value);
  }
  return total;
}
