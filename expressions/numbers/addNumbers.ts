import type { Numeric } from './Decimal.ts';
import { decimalOf } from './decimalOf.ts';
import { FIFTEEN_DIGITS, scaleOf, ten } from './scaled.ts';
import { settle } from './settle.ts';

/** The exact sum; `number-range` beyond 34 digits. */
export function addNumbers(a: Numeric, b: Numeric): Numeric {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(a) && Number.isSafeInteger(b) && Number.isSafeInteger(sum)) return sum + 0;
    const scale = Math.max(scaleOf(a), scaleOf(b));
    const power = ten(scale);
    const x = Math.round(a * power);
    const y = Math.round(b * power);
    const total = x + y;
    // Both must be integers at the common scale, and the total must have at most 15 digits.
    if (scale >= 0 && x / power === a && y / power === b && isShort(x) && isShort(y) && isShort(total))
      return total / power + 0;
  }
  const x = decimalOf(a);
  const y = decimalOf(b);
  const scale = Math.max(x.scale, y.scale);
  const total =
    x.coefficient * 10n ** BigInt(scale - x.scale) + y.coefficient * 10n ** BigInt(scale - y.scale);
  return settle(total, scale, x.approximate || y.approximate);
}

/** The exact difference. */
export function subtractNumbers(a: Numeric, b: Numeric): Numeric {
  return addNumbers(a, negated(b));
}

/** The number with the opposite sign. */
export function negated(value: Numeric): Numeric {
  if (typeof value === 'number') return 0 - value;
  return settle(-value.coefficient, value.scale, value.approximate);
}

function isShort(n: number): boolean {
  return n < FIFTEEN_DIGITS && n > -FIFTEEN_DIGITS;
}
