import type { Numeric } from '../../../numbers/Decimal.ts';
import { numberOut } from '../../../numbers/numberOut.ts';

/** A number as JSON writes it: a double's shortest form (`1e+21`), all digits of an exact number no double holds. */
export function numberText(value: Numeric): string {
  return String(numberOut(value));
}
