import type { Frame } from '../../evaluate/Frame.ts';
import { errors } from './ExcelError.ts';
import type { ExcelScalar, ExcelValue } from './ExcelValue.ts';
import { Matrix } from './Matrix.ts';

/**
 * Computes one result per cell of the largest shape among the values. Repeats a single value, row or column;
 * #N/A where a matrix has no cell. `cost` is the steps per cell and value.
 */
export function broadcast(
  frame: Frame,
  values: readonly ExcelValue[],
  at: (pick: (value: ExcelValue) => ExcelScalar) => ExcelScalar,
  cost = 1,
): Matrix {
  let rows = 1;
  let columns = 1;
  for (const value of values) {
    if (!(value instanceof Matrix)) continue;
    rows = wider(rows, value.rows);
    columns = wider(columns, value.columns);
  }
  frame.charge(rows * columns * (values.length + 1) * cost);
  frame.allocate(16 * rows * columns);
  const cells: ExcelScalar[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) cells.push(at((value) => cellOf(value, row, column)));
  return new Matrix(rows, columns, cells);
}

/** The larger size; 0 when either is 0. */
function wider(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : Math.max(a, b);
}

function cellOf(value: ExcelValue, row: number, column: number): ExcelScalar {
  if (!(value instanceof Matrix)) return value;
  const r = value.rows === 1 ? 0 : row;
  const c = value.columns === 1 ? 0 : column;
  return r < value.rows && c < value.columns ? value.at(r, c) : errors.missing;
}
