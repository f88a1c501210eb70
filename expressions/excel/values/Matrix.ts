import type { ExcelScalar } from './ExcelValue.ts';

/** Rows by columns of values: an array, a range of cells, a detail column (n x 1), or one field given where a range is taken. */
export class Matrix {
  readonly rows: number;
  readonly columns: number;
  /** Row by row. Whoever makes one has charged and allocated for its cells. */
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
