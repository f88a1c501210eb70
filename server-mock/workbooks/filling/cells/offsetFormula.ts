import { columnName, columnOf } from '../../../../expressions/excel/grammar/cells.ts';
import type { FormulaPiece, ReferenceRow } from '../references/Reference.ts';

const columnBy = (written: string, columns: number): string => {
  if (written === '' || written.startsWith('$')) return written;
  const column = (columnOf(written) ?? 0) + columns;
  return columnName(Math.max(1, column));
};

const rowBy = (at: ReferenceRow, rows: number): ReferenceRow =>
  at.isFixed ? at : { ...at, row: Math.max(1, at.row + rows) };

/** A formula as it stands so many rows below and columns to the right. Excel stores some formulas once for many cells. */
export const offsetFormula = (
  pieces: readonly FormulaPiece[],
  rows: number,
  columns: number,
): readonly FormulaPiece[] =>
  pieces.map((piece) =>
    typeof piece === 'string'
      ? piece
      : {
          ...piece,
          columns: [columnBy(piece.columns[0], columns), columnBy(piece.columns[1], columns)],
          start: rowBy(piece.start, rows),
          end: piece.end && rowBy(piece.end, rows),
        },
  );
