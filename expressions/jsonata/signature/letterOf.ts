import { Decimal } from '../../numbers/Decimal.ts';
import { JsonataFunction } from '../JsonataFunction.ts';
import type { JsonataValue } from '../JsonataValue.ts';

const primitives: Readonly<Record<string, string>> = {
  string: 's',
  number: 'n',
  boolean: 'b',
  undefined: 'm',
};

/** The letter of a value's kind in signatures; m for a missing one. */
export function letterOf(value: JsonataValue): string {
  const letter = primitives[typeof value];
  if (letter !== undefined) return letter;
  if (value === null) return 'l';
  if (Array.isArray(value)) return 'a';
  if (value instanceof Decimal) return 'n';
  return value instanceof JsonataFunction ? 'f' : 'o';
}
