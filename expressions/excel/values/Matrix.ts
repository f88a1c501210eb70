import type { ExcelScalar } from './ExcelValue.ts';

/**
 * Values in rows and columns: an array, a range, a detail column (n x 1), or a single field given as a range.
 */
export class Matrix {
  readonly rows: number;
  readonly columns: number;
  /** Row by row. The caller has charged and allocated for the cells. */
  readonly cells: readonly ExcelScalar[];
  constructor(rows: number, columns: number, cells: readonly ExcelScalar[]) {
    this.rows = rows;
    this.columns = columns;
    this.cells = cells;
  }

  /** The value at 0-based row and column; blank outside. */
  at(row: number, column: number): ExcelScalar {
    return row < this.rows && column < this.columns
      ? (this.cells[row * this.columns + column] ?? null)
      : null;
  }
}
