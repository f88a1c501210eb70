import { Decimal, type Numeric } from './Decimal.ts';
import { settle } from './settle.ts';

/** Longer text is not looked at: no column holds it. */
const LONGEST = 100;
const DECIMAL_TEXT = /^-?\d+(\.\d+)?$/;

/**
 * What a value means as a number: a finite number, decimal text (`-12.50`, no exponent, no blanks), or null for everything
 * else, empty values, booleans and other text included.
 */
export function numericOf(value: unknown): Numeric | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'string')
    return value.length <= LONGEST && DECIMAL_TEXT.test(value) ? parse(value) : null;
  return value instanceof Decimal ? value : null;
}

/** Whether a value is a finite number or decimal text. */
export function isNumeric(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' && value.length <= LONGEST && DECIMAL_TEXT.test(value);
}

function parse(text: string): Numeric {
  // Up to 15 digits the nearest double means the same decimal; + 0 turns -0 into 0.
  if (text.length <= 15) return Number(text) + 0;
  const point = text.indexOf('.');
  if (point < 0) return settle(BigInt(text), 0, false);
  return settle(BigInt(text.slice(0, point) + text.slice(point + 1)), text.length - point - 1, false);
}
