import { compareNumbers } from '../../numbers/compareNumbers.ts';
import { Decimal } from '../../numbers/Decimal.ts';
import { JsonataFunction } from '../JsonataFunction.ts';
import type { JsonataValue } from '../JsonataValue.ts';

/** Lists nested deeper are not looked into; data of the product is never so deep. */
const DEPTH = 200;

/** JSONata's truth: missing, null, false, 0, '', {} and functions are not true, nor a list of nothing but such. */
export function isTrue(value: JsonataValue, depth = 0): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  if (typeof value === 'string') return value !== '';
  if (value === undefined || value === null || value instanceof JsonataFunction) return false;
  if (value instanceof Decimal) return compareNumbers(value, 0) !== 0;
  if (!Array.isArray(value)) return Object.keys(value).length > 0;
  return depth < DEPTH && value.some((item: JsonataValue) => isTrue(item, depth + 1));
}
