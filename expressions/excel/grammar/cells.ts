/** Position of a cell, 1-based. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Size of a sheet. */
export const LAST_ROW = 1_048_576;
export const LAST_COLUMN = 16_384;

/** Parses `B2`, `$B$2` or `b2`; undefined when the name is not a cell. */
export function cellOf(name: string): Cell | undefined {
  let at = name.charCodeAt(0) === 36 ? 1 : 0;
  let column = 0;
  for (; at < name.length; at += 1) {
    const letter = (name.charCodeAt(at) | 32) - 96;
    if (letter < 1 || letter > 26 || name.charCodeAt(at) < 65) break;
    column = column * 26 + letter;
    if (column > LAST_COLUMN) return undefined;
  }
  if (column === 0) return undefined;
  if (name.charCodeAt(at) === 36) at += 1;
  if (at >= name.length || name.charCodeAt(at) === 48) return undefined;
  let row = 0;
  for (; at < name.length; at += 1) {
    const digit = name.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return undefined;
    row = row * 10 + digit;
    if (row > LAST_ROW) return undefined;
  }
  return { row, column };
}

/** The number of the column `B` or `$B`; undefined when the name is not a column. */
export function columnOf(name: string): number | undefined {
  return cellOf(`${name}1`)?.row === 1 ? cellOf(`${name}1`)?.column : undefined;
}

/** Names the cell at row 2, column 2 `B2`. */
export function cellName(row: number, column: number): string {
  return columnName(column) + row;
}

/** Names column 2 `B`. */
export function columnName(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}
