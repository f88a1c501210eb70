import type { Frame } from '../../../evaluate/Frame.ts';
import { compareScalars, numeric } from '../../values/compareScalars.ts';
import { ExcelError } from '../../values/ExcelError.ts';
import type { ExcelScalar } from '../../values/ExcelValue.ts';
import { Pattern } from '../../values/wildcards.ts';

type Test = (cell: ExcelScalar) => boolean;

/** Index of the first cell equal to the value, with wildcards in text; -1 when there is none. */
export function exactIndex(frame: Frame, wanted: ExcelScalar, cells: readonly ExcelScalar[]): number {
  frame.charge(cells.length);
  return cells.findIndex(equalTo(frame, wanted ?? 0));
}

function equalTo(frame: Frame, wanted: ExcelScalar): Test {
  if (typeof wanted !== 'string') return (cell) => orderOf(cell, wanted) === 0;
  const pattern = new Pattern(wanted);
  return (cell) => {
    if (typeof cell !== 'string') return false;
    frame.charge(pattern.cost(cell));
    return pattern.matches(cell);
  };
}

/**
 * Last index whose cell is not above the value, in ascending cells; -1 when all are above. Compares only
 * cells of the same kind.
 */
export function floorIndex(frame: Frame, wanted: ExcelScalar, cells: readonly ExcelScalar[]): number {
  return lastWhile(frame, cells, wanted ?? 0, (order) => order <= 0);
}

/** Last index whose cell is not below the value, in descending cells. */
export function ceilingIndex(frame: Frame, wanted: ExcelScalar, cells: readonly ExcelScalar[]): number {
  return lastWhile(frame, cells, wanted ?? 0, (order) => order >= 0);
}

function lastWhile(
  frame: Frame,
  cells: readonly ExcelScalar[],
  wanted: ExcelScalar,
  goesOn: (order: number) => boolean,
): number {
  frame.charge(cells.length);
  let last = -1;
  for (const [index, cell] of cells.entries()) {
    const order = orderOf(cell, wanted);
    if (order === undefined) continue;
    if (!goesOn(order)) break;
    last = index;
  }
  return last;
}

/**
 * Compares two values of one kind (numbers and dates are one kind). Undefined for other pairs, blanks and
 * errors.
 */
function orderOf(cell: ExcelScalar, wanted: ExcelScalar): number | undefined {
  if (cell === null || wanted === null || cell instanceof ExcelError || wanted instanceof ExcelError)
    return undefined;
  const alike = numeric(cell) === undefined ? typeof cell === typeof wanted : numeric(wanted) !== undefined;
  return alike ? compareScalars(cell, wanted) : undefined;
}
