import { Decimal, type Numeric } from './Decimal.ts';
import { plainText } from './plainText.ts';
import { digitsOf, halfEven } from './settle.ts';

/** Significant digits an approximate value is seen with, in results and comparisons. */
const SEEN = 17;

/**
 * A number as data. A double when its shortest decimal is exactly the value; else decimal text, so that no digit is lost.
 * What came from a division that does not end is rounded to 17 digits and leaves as a double: 1/3*3 is 1.
 */
export function numberOut(value: Numeric): number | string {
  if (typeof value === 'number') return value;
  if (value.approximate) return approximated(value);
  const text = plainText(value);
  const double = Number(text);
  return plainText(double) === text ? double : text;
}

/** The double an approximate decimal is seen as. */
export function approximated(value: Decimal): number {
  const drop = digitsOf(value.coefficient) - SEEN;
  if (drop <= 0) return Number(`${value.coefficient}e${-value.scale}`);
  return Number(`${halfEven(value.coefficient, 10n ** BigInt(drop))}e${drop - value.scale}`);
}

/** The number as it takes part in comparisons: exact, or what an approximate value is seen as. */
export function seen(value: Numeric): Numeric {
  return value instanceof Decimal && value.approximate ? approximated(value) : value;
}
