import { Decimal } from '../numbers/Decimal.ts';
import { numberOut } from '../numbers/numberOut.ts';
import { plainText } from '../numbers/plainText.ts';

/** A value as text: empty for null, lists and objects; numbers without exponent. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return plainText(value);
  if (typeof value === 'boolean') return String(value);
  if (!(value instanceof Decimal)) return '';
  const out = numberOut(value);
  return typeof out === 'string' ? out : plainText(out);
}
