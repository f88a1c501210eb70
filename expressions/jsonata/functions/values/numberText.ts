import type { Numeric } from '../../../numbers/Decimal.ts';
import { numberOut } from '../../../numbers/numberOut.ts';

/** Formats a number as in JSON: the shortest form of a double (`1e+21`), all digits of an exact number. */
export function numberText(value: Numeric): string {
  return String(numberOut(value));
}
