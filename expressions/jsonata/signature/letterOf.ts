import { Decimal } from '../../numbers/Decimal.ts';
import { JsonataFunction } from '../JsonataFunction.ts';
import type { JsonataValue } from '../JsonataValue.ts';

/** The letter of a value's kind in signatures; m for a missing value. */
export function letterOf(value: JsonataValue): string {
  if (typeof value === 'number') return 'n';
  if (typeof value === 'string') return 's';
  if (typeof value === 'boolean') return 'b';
  if (value === undefined) return 'm';
  if (value === null) return 'l';
  if (Array.isArray(value)) return 'a';
  if (value instanceof Decimal) return 'n';
  return value instanceof JsonataFunction ? 'f' : 'o';
}
