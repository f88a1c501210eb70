import type { Frame } from '../../evaluate/Frame.ts';
import { subtractNumbers } from '../../numbers/addNumbers.ts';
import type { Numeric } from '../../numbers/Decimal.ts';
import { multiplyNumbers } from '../../numbers/multiplyNumbers.ts';
import { roundNumber } from '../../numbers/roundNumber.ts';
import type { Value } from '../../values/Value.ts';
import { dayOfSerial, LAST_DAY } from './calendar.ts';
import { doubleOf } from './coerce.ts';
import { ExcelDate } from './ExcelDate.ts';
import { ExcelError, errors } from './ExcelError.ts';
import type { ExcelScalar, ExcelValue } from './ExcelValue.ts';
import { Matrix } from './Matrix.ts';

/** A result as data: dates as text, errors as `{error}`, a matrix as its rows (of one cell: that cell), blank as `blank`. */
export function leaving(value: ExcelValue, blank: Value, frame: Frame): Value {
  if (typeof value === 'number') return Number.isFinite(value) ? value : leavingScalar(errors.number, blank);
  if (!(value instanceof Matrix)) return leavingScalar(value, blank);
  if (value.rows * value.columns === 1) return leavingScalar(value.at(0, 0), blank);
  frame.charge(value.cells.length);
  frame.allocate(16 * value.cells.length);
  return Array.from({ length: value.rows }, (_row, row) =>
    Array.from({ length: value.columns }, (_column, column) => leavingScalar(value.at(row, column), blank)),
  );
}

function leavingScalar(value: ExcelScalar, blank: Value): Value {
  if (value === null) return blank;
  if (value instanceof ExcelError) return { error: value.code };
  return value instanceof ExcelDate ? dateText(value) : value;
}

const SECONDS = 86_400;

/** `yyyy-MM-dd`, with ` HH:mm:ss` when there is a time of day; to the nearest second. */
export function dateText({ serial, timed }: ExcelDate): string {
  const { day, second } = daySecond(serial);
  const { year, month, day: dayOfMonth } = dayOfSerial(day);
  const date = `${year}-${two(month)}-${two(dayOfMonth)}`;
  if (second === 0 && !timed) return date;
  return `${date} ${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`;
}

/** The whole day of a serial and its second of the day, to the nearest second. */
export function daySecond(serial: Numeric): { readonly day: number; readonly second: number } {
  if (Number.isInteger(serial)) return { day: doubleOf(serial), second: 0 };
  const day = Math.floor(doubleOf(serial));
  const second = doubleOf(roundNumber(multiplyNumbers(subtractNumbers(serial, day), SECONDS), 0));
  if (second < SECONDS) return { day, second };
  return { day: Math.min(day + 1, LAST_DAY), second: 0 };
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
