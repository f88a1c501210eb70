import type { Frame } from '../../evaluate/Frame.ts';
import { Decimal } from '../../numbers/Decimal.ts';
import { numberOut } from '../../numbers/numberOut.ts';
import { Invocation } from '../callables/Invocation.ts';
import { nativeFunctions } from '../functions/nativeFunctions.ts';
import { JsonataFunction } from '../JsonataFunction.ts';
import type { JsonataValue } from '../JsonataValue.ts';

/**
 * Converts a value to text for `&`. Nothing is the empty text; lists and objects are JSON as `$string` writes
 * it.
 */
export function textOf(value: JsonataValue, frame: Frame): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  if (value === undefined || value instanceof JsonataFunction) return '';
  if (value instanceof Decimal) return String(numberOut(value));
  const text = nativeFunctions.get('string')?.run(new Invocation(frame, value, false), value);
  return typeof text === 'string' ? text : '';
}
