import type { ResolvedField } from '../../fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../schema/Row.ts';

/** True when two values look the same to a user: the numbers 1 and "1.00", or empty text and null. */
export function sameValue(field: ResolvedField, one: Cell | undefined, other: Cell | undefined): boolean {
  const [a, b] = [one ?? null, other ?? null];
  const isEmpty = field.kind.isEmpty(a);
  if (isEmpty || field.kind.isEmpty(b)) return isEmpty && field.kind.isEmpty(b);
  if (typeof a === 'object' || typeof b === 'object') return JSON.stringify(a) === JSON.stringify(b);
  if (String(a) === String(b)) return true;
  return isNumber(a) && isNumber(b) && Number(a) === Number(b);
}

/** True for a number, or the decimal text of one. Longer digits (64-bit keys) are compared as text. */
function isNumber(value: string | number | boolean | null): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value));
}
