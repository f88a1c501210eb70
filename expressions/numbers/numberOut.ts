import { Decimal, type Numeric } from './Decimal.ts';
import { plainText } from './plainText.ts';
import { digitsOf, halfEven } from './settle.ts';

/** Significant digits of an approximate value in results and comparisons. */
const SEEN = 17;

/**
 * A number as data: a double if its shortest decimal is exactly the value, else decimal text, so that no
 * digit is lost. Results of a non-terminating division are rounded to 17 digits and become doubles: 1/3*3 is
 * 1.
 */
export function numberOut(value: Numeric): number | string {
  if (typeof value === 'number') return value;
  if (value.approximate) return approximated(value);
  const text = plainText(value);
  const double = Number(text);
  return plainText(double) === text ? double : text;
}

/** The double shown for an approximate decimal. */
export function approximated(value: Decimal): number {
  const drop = digitsOf(value.coefficient) - SEEN;
  if (drop <= 0) return Number(`${value.coefficient}e${-value.scale}`);
  return Number(`${halfEven(value.coefficient, 10n ** BigInt(drop))}e${drop - value.scale}`);
}

/** The number for comparisons: exact, or the shown value of an approximate one. */
export function seen(value: Numeric): Numeric {
  return value instanceof Decimal && value.approximate ? approximated(value) : value;
}
