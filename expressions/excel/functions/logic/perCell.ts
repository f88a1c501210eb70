import type { Frame } from '../../../evaluate/Frame.ts';
import { errors } from '../../values/ExcelError.ts';
import type { ExcelScalar, ExcelValue } from '../../values/ExcelValue.ts';
import { Matrix } from '../../values/Matrix.ts';

/**
 * Chooses by one value, or per cell of a matrix. A matrix chosen for a cell contributes the cell at the same
 * position.
 */
export function perCell(
  frame: Frame,
  value: ExcelValue,
  choose: (cell: ExcelScalar) => ExcelValue,
): ExcelValue {
  if (!(value instanceof Matrix)) return choose(value);
  frame.charge(value.cells.length);
  frame.allocate(16 * value.cells.length);
  const cells = value.cells.map((cell, index) => {
    const chosen = choose(cell);
    if (!(chosen instanceof Matrix)) return chosen;
    const row = chosen.rows === 1 ? 0 : Math.floor(index / value.columns);
    const column = chosen.columns === 1 ? 0 : index % value.columns;
    return row < chosen.rows && column < chosen.columns ? chosen.at(row, column) : errors.missing;
  });
  return new Matrix(value.rows, value.columns, cells);
}
