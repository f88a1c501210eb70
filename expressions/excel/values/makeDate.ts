import { compareNumbers } from '../../numbers/compareNumbers.ts';
import type { Numeric } from '../../numbers/Decimal.ts';
import { LAST_DAY } from './calendar.ts';
import { ExcelDate } from './ExcelDate.ts';
import { type ExcelError, errors } from './ExcelError.ts';

/** Creates a date from a serial; #NUM! before 1900 and after 9999. */
export function makeDate(serial: Numeric, timed = false): ExcelDate | ExcelError {
  const inside = compareNumbers(serial, 0) >= 0 && compareNumbers(serial, LAST_DAY + 1) < 0;
  return inside ? new ExcelDate(serial, timed) : errors.number;
}
