import type { Frame } from '../../../evaluate/Frame.ts';
import { compareNumbers } from '../../../numbers/compareNumbers.ts';
import { Decimal } from '../../../numbers/Decimal.ts';
import type { JsonataValue } from '../../JsonataValue.ts';
import { isFunction, isList } from './kindOf.ts';

/**
 * JSONata's truth: nothing, null, false, 0, '' and functions are not true; an object is when it has a key, a list when one
 * of its items is true.
 */
export function truthOf(frame: Frame, value: JsonataValue, depth = 0): boolean {
  if (typeof value === 'boolean') return value;
  if (value === undefined || value === null || isFunction(value)) return false;
  if (typeof value === 'number') return value !== 0;
  if (typeof value === 'string') return value !== '';
  if (value instanceof Decimal) return compareNumbers(value, 0) !== 0;
  if (!isList(value)) return Object.keys(value).some((key) => key !== '__proto__');
  if (depth > frame.limits.calls) throw frame.refuse('limit-depth', 'A list nested too deep.');
  frame.charge(value.length);
  return value.some((item) => truthOf(frame, item, depth + 1));
}
