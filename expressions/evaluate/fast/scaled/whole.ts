import { FIFTEEN_DIGITS } from '../../../numbers/scaled.ts';
import { none } from './none.ts';

/** Multiplies a number by the power if its shortest decimal allows it, else NaN. */
export function whole(value: number, power: number): number {
  const n = Math.round(value * power);
  return n / power === value && n < FIFTEEN_DIGITS && n > -FIFTEEN_DIGITS ? n : none();
}
