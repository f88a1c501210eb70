import type { SheetCell } from './SheetCell.ts';

/** Text that Excel would read as an escaped character, such as `_x000D_`. */
const escaped = /_x(?=[0-9A-Fa-f]{4}_)/g;

/** Escapes text that Excel would read as an escape sequence. Readers undo it. */
export function escapedCell<Value extends SheetCell>(value: Value): Value | string {
  return typeof value === 'string' && value.includes('_x') ? value.replace(escaped, '_x005F_x') : value;
}
