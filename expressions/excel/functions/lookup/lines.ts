import type { Frame } from '../../../evaluate/Frame.ts';
import { ExcelError } from '../../values/ExcelError.ts';
import type { ExcelScalar, ExcelValue } from '../../values/ExcelValue.ts';
import { Matrix } from '../../values/Matrix.ts';

/** The cells of one row or column. */
export type Line = readonly ExcelScalar[];

/** Converts a value to a matrix; a single value is a matrix of one cell. */
export function asMatrix(value: ExcelValue): Matrix | ExcelError {
  if (value instanceof Matrix || value instanceof ExcelError) return value;
  return new Matrix(1, 1, [value]);
}

/** The rows of a matrix, or its columns. */
export function linesOf(frame: Frame, matrix: Matrix, columns: boolean): readonly Line[] {
  frame.charge(matrix.cells.length);
  frame.allocate(16 * matrix.cells.length);
  const [count, length] = columns ? [matrix.columns, matrix.rows] : [matrix.rows, matrix.columns];
  return Array.from({ length: count }, (_, at) => {
    if (!columns) return matrix.cells.slice(at * length, (at + 1) * length);
    return Array.from({ length }, (__, row) => matrix.at(row, at));
  });
}

/** Extracts one row or column as a matrix. */
export function lineOf(frame: Frame, matrix: Matrix, index: number, columns: boolean): Matrix {
  const length = columns ? matrix.rows : matrix.columns;
  frame.charge(length);
  frame.allocate(16 * length);
  const cells = Array.from({ length }, (_, at) => (columns ? matrix.at(at, index) : matrix.at(index, at)));
  return columns ? new Matrix(length, 1, cells) : new Matrix(1, length, cells);
}

/** Builds a matrix from rows, or from columns. */
export function matrixOfLines(frame: Frame, lines: readonly Line[], columns: boolean): Matrix {
  const length = lines[0]?.length ?? 0;
  frame.charge(lines.length * length);
  frame.allocate(16 * lines.length * length);
  if (!columns) return new Matrix(lines.length, length, lines.flat());
  const cells = Array.from({ length }, (_, row) => lines.map((line) => line[row] ?? null));
  return new Matrix(length, lines.length, cells.flat());
}
