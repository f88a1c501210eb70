import type { Numeric } from './Decimal.ts';
import { decimalOf } from './decimalOf.ts';
import { FIFTEEN_DIGITS, scaleOf, ten } from './scaled.ts';
import { settle } from './settle.ts';

/** The exact product; `number-range` beyond 34 digits. */
export function multiplyNumbers(a: Numeric, b: Numeric): Numeric {
  if (typeof a === 'number' && typeof b === 'number') {
    const scaleA = scaleOf(a);
    const scaleB = scaleOf(b);
    if (scaleA >= 0 && scaleB >= 0) {
      const product = Math.round(a * ten(scaleA)) * Math.round(b * ten(scaleB));
      if (product < FIFTEEN_DIGITS && product > -FIFTEEN_DIGITS) return product / ten(scaleA + scaleB) + 0;
    }
  }
  const x = decimalOf(a);
  const y = decimalOf(b);
  return settle(x.coefficient * y.coefficient, x.scale + y.scale, x.approximate || y.approximate);
}
