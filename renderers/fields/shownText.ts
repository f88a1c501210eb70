import type { Cell } from '../../runtime/model/schema/Row.ts';

/** Text of a value in an input: empty for null, lists joined by commas. */
export function shownText(value: Cell): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(',') : String(value);
}
