import type { Frame } from '../../evaluate/Frame.ts';
import type { Numeric } from '../../numbers/Decimal.ts';
import { Areas } from '../values/Areas.ts';
import { numeric } from '../values/compareScalars.ts';
import { ExcelDate } from '../values/ExcelDate.ts';
import { ExcelError, errors } from '../values/ExcelError.ts';
import type { ExcelScalar, ExcelValue } from '../values/ExcelValue.ts';
import { Matrix } from '../values/Matrix.ts';
import { criterionOf } from './criterion.ts';
import type { Numbers } from './numbersIn.ts';

/** Tests the criteria for each cell of the ranges; #VALUE! when the ranges differ in shape. */
export function selection(
  frame: Frame,
  pairs: readonly (ExcelValue | undefined)[],
): { readonly shape: Matrix; readonly holds: readonly boolean[] } | ExcelError {
  const shape = pairs[0];
  if (!(shape instanceof Matrix)) return shape instanceof ExcelError ? shape : errors.value;
  if (pairs.some((given) => given instanceof Areas)) return errors.value;
  const holds: boolean[] = shape.cells.map(() => true);
  for (let pair = 0; pair < pairs.length; pair += 2) {
    const range = pairs[pair];
    if (!(range instanceof Matrix) || range.rows !== shape.rows || range.columns !== shape.columns)
      return range instanceof ExcelError ? range : errors.value;
    // The call compiler passes criteria one at a time, so this is not a matrix.
    const criterion = criterionOf((pairs[pair + 1] ?? null) as ExcelScalar, frame);
    frame.charge(range.cells.length);
    range.cells.forEach((cell, at) => {
      if (holds[at]) holds[at] = criterion(cell);
    });
  }
  return { shape, holds };
}

/** Numbers of a range where the criteria hold; the first error there is the result. */
export function selectedNumbers(
  frame: Frame,
  values: ExcelValue,
  pairs: readonly (ExcelValue | undefined)[],
  sameShape: boolean,
): Numbers | ExcelError {
  const chosen = selection(frame, pairs);
  if (chosen instanceof ExcelError) return chosen;
  const { shape, holds } = chosen;
  if (!(values instanceof Matrix)) return values instanceof ExcelError ? values : errors.value;
  if (sameShape && (values.rows !== shape.rows || values.columns !== shape.columns)) return errors.value;
  const numbers: Numeric[] = [];
  let dates = 0;
  for (let at = 0; at < holds.length; at += 1) {
    if (!holds[at]) continue;
    const cell = values.at(Math.floor(at / shape.columns), at % shape.columns);
    if (cell instanceof ExcelError) return cell;
    const number = numeric(cell);
    if (number === undefined) continue;
    numbers.push(number);
    if (cell instanceof ExcelDate) dates += 1;
  }
  return { numbers, dates: dates > 0 && dates === numbers.length };
}
