import { compareNumbers } from '../numbers/compareNumbers.ts';
import { Decimal } from '../numbers/Decimal.ts';

/**
 * Truth in JSON Logic: null, false, 0, '' and the empty list are false; everything else is true, including
 * the text '0'.
 */
export function isTruthy(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  if (value === null || value === undefined || value === '' || value === 0 || Number.isNaN(value))
    return false;
  if (value instanceof Decimal) return compareNumbers(value, 0) !== 0;
  return !Array.isArray(value) || value.length > 0;
}
