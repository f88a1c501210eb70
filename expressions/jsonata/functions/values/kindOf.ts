import { Decimal } from '../../../numbers/Decimal.ts';
import { JsonataFunction } from '../../JsonataFunction.ts';
import type { JsonataObject, JsonataValue } from '../../JsonataValue.ts';

/** Result of `$type`. */
export type Kind = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object' | 'function';

/** The kind of a value; undefined for nothing. */
export function kindOf(value: JsonataValue): Kind | undefined {
  if (value === undefined) return undefined;
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Decimal) return 'number';
  if (value instanceof JsonataFunction) return 'function';
  const type = typeof value;
  return type === 'boolean' || type === 'number' || type === 'string' ? type : 'object';
}

/** Type guard for objects in JSONata's sense: not a list, number or function. */
export function isJsonataObject(value: JsonataValue): value is JsonataObject {
  return kindOf(value) === 'object';
}

/** Type guard for lists. Array.isArray alone does not narrow readonly lists. */
export function isList(value: JsonataValue): value is readonly JsonataValue[] {
  return Array.isArray(value);
}

/** Type guard for functions. */
export function isFunction(value: JsonataValue): value is JsonataFunction {
  return value instanceof JsonataFunction;
}
