import type { Frame } from '../../evaluate/Frame.ts';
import { compareNumbers } from '../../numbers/compareNumbers.ts';
import { Decimal } from '../../numbers/Decimal.ts';
import { JsonataFunction } from '../JsonataFunction.ts';
import type { JsonataValue } from '../JsonataValue.ts';

/** Maximum nesting of lists. Product data is never this deep. */
const DEPTH = 200;

/**
 * Truth in JSONata. Missing, null, false, 0, '', {} and functions are not true, nor is a list of only such
 * values. Charges per item.
 */
export function isTrue(value: JsonataValue, frame: Frame, depth = 0): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  if (typeof value === 'string') return value !== '';
  if (value === undefined || value === null || value instanceof JsonataFunction) return false;
  if (value instanceof Decimal) return compareNumbers(value, 0) !== 0;
  if (!Array.isArray(value)) {
    const keys = Object.keys(value);
    frame.charge(keys.length >>> 3);
    return keys.some((key) => key !== '__proto__');
  }
  if (depth > DEPTH) throw frame.refuse('limit-depth', `A list nested deeper than ${DEPTH}.`);
  frame.charge(value.length);
  return value.some((item: JsonataValue) => isTrue(item, frame, depth + 1));
}
