import type { Frame } from '../../evaluate/Frame.ts';
import type { Numeric } from '../../numbers/Decimal.ts';
import { toNumber } from '../values/coerce.ts';
import { numeric } from '../values/compareScalars.ts';
import { ExcelDate } from '../values/ExcelDate.ts';
import { ExcelError } from '../values/ExcelError.ts';
import type { ExcelScalar, ExcelValue } from '../values/ExcelValue.ts';
import { Matrix } from '../values/Matrix.ts';
import { makeDate } from '../values/makeDate.ts';

/** Numbers among the arguments; `dates` is true when all of them are dates. */
export interface Numbers {
  readonly numbers: readonly Numeric[];
  readonly dates: boolean;
}

/**
 * Collects what SUM and similar functions count. A matrix contributes only its numbers and dates; a direct
 * value must convert to a number, else #VALUE!. The first error is the result.
 */
export function numbersIn(frame: Frame, values: readonly ExcelValue[]): Numbers | ExcelError {
  const [only] = values;
  if (values.length === 1 && only instanceof Matrix && allDoubles(only.cells)) {
    frame.charge(only.cells.length);
    return { numbers: only.cells, dates: false };
  }
  const numbers: Numeric[] = [];
  let dates = 0;
  for (const value of values) {
    if (value instanceof Matrix) {
      frame.charge(value.cells.length);
      for (const cell of value.cells) {
        if (typeof cell === 'number') {
          numbers.push(cell);
          continue;
        }
        if (cell instanceof ExcelError) return cell;
        const number = numeric(cell);
        if (number === undefined) continue;
        numbers.push(number);
        if (cell instanceof ExcelDate) dates += 1;
      }
    } else {
      const number = toNumber(value);
      if (number instanceof ExcelError) return number;
      numbers.push(number);
      if (value instanceof ExcelDate) dates += 1;
    }
  }
  return { numbers, dates: dates > 0 && dates === numbers.length };
}

/** Converts a result between the numbers back to their kind: a date when all are dates. */
export function among({ dates }: Numbers, result: Numeric): ExcelScalar {
  return dates ? makeDate(result) : result;
}

/** Common case: a column of plain numbers needs no copy. */
function allDoubles(cells: readonly ExcelScalar[]): cells is readonly number[] {
  for (let at = 0; at < cells.length; at += 1) if (typeof cells[at] !== 'number') return false;
  return true;
}
