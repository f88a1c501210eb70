import { Decimal, type Numeric } from './Decimal.ts';
import { decimalOf } from './decimalOf.ts';
import { scaleOf, ten } from './scaled.ts';
import { digitsOf, halfAway, halfEven, settle } from './settle.ts';

/** Trusted digits of an approximate value before rounding: 1/3*3*0.5 rounds as 0.5. */
const TRUSTED = 30;

/**
 * Rounds the decimal value to decimals (negative: before the point), half away from zero: 1.005 to 2 is 1.01.
 */
export function roundNumber(value: Numeric, places: number): Numeric {
  if (typeof value === 'number') {
    const scale = scaleOf(value);
    if (scale >= 0 && scale <= places) return value;
    if (scale >= 0 && places >= -14) {
      const divisor = ten(scale - places);
      const n = Math.round(value * ten(scale));
      const rest = n % divisor;
      const whole = (n - rest) / divisor;
      const rounded = Math.abs(rest) * 2 >= divisor ? whole + (n < 0 ? -1 : 1) : whole;
      return (places >= 0 ? rounded / ten(places) : rounded * ten(-places)) + 0;
    }
  }
  const exact = trusted(decimalOf(value));
  if (exact.scale <= places) return settle(exact.coefficient, exact.scale, false);
  return settle(halfAway(exact.coefficient, 10n ** BigInt(exact.scale - places)), places, false);
}

function trusted(value: Decimal): Decimal {
  const drop = value.approximate ? digitsOf(value.coefficient) - TRUSTED : 0;
  if (drop <= 0) return value;
  return new Decimal(halfEven(value.coefficient, 10n ** BigInt(drop)), value.scale - drop, false);
}
