import type { Frame } from '../../../evaluate/Frame.ts';
import { Decimal } from '../../../numbers/Decimal.ts';
import { doubleOf, toDouble } from '../../values/coerce.ts';
import { ExcelDate } from '../../values/ExcelDate.ts';
import { ExcelError } from '../../values/ExcelError.ts';
import type { ExcelScalar, ExcelValue } from '../../values/ExcelValue.ts';
import { Matrix } from '../../values/Matrix.ts';

/**
 * Collects values in order, as doubles. A range contributes only its numbers: blanks, text and booleans are
 * skipped. A value given directly must be a number; otherwise returns its error.
 */
export function cashFlow(frame: Frame, values: readonly ExcelValue[]): number[] | ExcelError {
  const flow: number[] = [];
  for (const value of values) {
    const error = value instanceof Matrix ? addCells(frame, value, flow) : addValue(value, flow);
    if (error !== undefined) return error;
  }
  return flow;
}

function addCells(frame: Frame, { cells }: Matrix, flow: number[]): ExcelError | undefined {
  frame.charge(cells.length);
  frame.allocate(16 * cells.length);
  for (const cell of cells) {
    if (cell instanceof ExcelError) return cell;
    const number = cell instanceof ExcelDate ? cell.serial : cell;
    if (typeof number === 'number' || number instanceof Decimal) flow.push(doubleOf(number));
  }
  return undefined;
}

function addValue(value: ExcelScalar, flow: number[]): ExcelError | undefined {
  const number = toDouble(value);
  if (number instanceof ExcelError) return number;
  flow.push(number);
  return undefined;
}
