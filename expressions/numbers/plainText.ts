import type { Numeric } from './Decimal.ts';
import { decimalOf } from './decimalOf.ts';

/** A number as decimal text without exponent: `1e21` is `1000000000000000000000`. */
export function plainText(value: Numeric): string {
  if (typeof value === 'number') {
    const text = String(value);
    if (!text.includes('e')) return text;
  }
  const { coefficient, scale } = decimalOf(value);
  const digits = (coefficient < 0n ? -coefficient : coefficient).toString();
  const sign = coefficient < 0n ? '-' : '';
  if (scale <= 0) return sign + digits + '0'.repeat(-scale);
  const padded = digits.padStart(scale + 1, '0');
  return `${sign}${padded.slice(0, -scale)}.${padded.slice(-scale)}`;
}
