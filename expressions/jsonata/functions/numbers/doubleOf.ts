import type { Numeric } from '../../../numbers/Decimal.ts';
import { seen } from '../../../numbers/numberOut.ts';
import { plainText } from '../../../numbers/plainText.ts';

/** The nearest double, for counts and for inexact functions. */
export function doubleOf(value: Numeric): number {
  const number = seen(value);
  return typeof number === 'number' ? number : Number(plainText(number));
}
