import type { Cell } from '../../runtime/model/schema/Row.ts';

/** A value as the text of an input: nothing for null, lists comma-joined. */
export function shownText(value: Cell): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(',') : String(value);
}
