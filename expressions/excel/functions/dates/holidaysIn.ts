import type { Frame } from '../../../evaluate/Frame.ts';
import { toSerial } from '../../values/coerce.ts';
import { ExcelError } from '../../values/ExcelError.ts';
import type { ExcelValue } from '../../values/ExcelValue.ts';
import { Matrix } from '../../values/Matrix.ts';
import { type Holidays, holidaysOf } from './workdays.ts';
import type { WorkWeek } from './workWeek.ts';

/**
 * Holidays of an argument: one date or a range of them, without blanks. Returns the first error among them.
 */
export function holidaysIn(
  frame: Frame,
  argument: ExcelValue | undefined,
  week?: WorkWeek,
): Holidays | ExcelError {
  if (argument === undefined || argument === null) return [];
  const cells = argument instanceof Matrix ? argument.cells : [argument];
  frame.charge(4 * cells.length);
  frame.allocate(32 * cells.length);
  const serials: number[] = [];
  for (const cell of cells) {
    if (cell === null) continue;
    const serial = toSerial(cell);
    if (serial instanceof ExcelError) return serial;
    serials.push(serial);
  }
  return holidaysOf(serials, week);
}
