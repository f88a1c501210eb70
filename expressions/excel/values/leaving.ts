import type { Frame } from '../../evaluate/Frame.ts';
import type { Value } from '../../values/Value.ts';
import { dayOfSerial, LAST_DAY } from './calendar.ts';
import { dayTimeOf } from './dayTime.ts';
import { ExcelDate } from './ExcelDate.ts';
import { ExcelError, errors } from './ExcelError.ts';
import type { ExcelScalar, ExcelValue } from './ExcelValue.ts';
import { Matrix } from './Matrix.ts';

/**
 * Converts a result to data. Dates become text, errors `{error}`, a matrix its rows (one cell: its value);
 * `blank` supplies the value of a blank.
 */
export function leaving(value: ExcelValue, blank: () => Value, frame: Frame): Value {
  if (typeof value === 'number') return Number.isFinite(value) ? value : leavingScalar(errors.number, blank);
  if (!(value instanceof Matrix)) return leavingScalar(value, blank);
  if (value.rows * value.columns === 1) return leavingScalar(value.at(0, 0), blank);
  frame.charge(value.cells.length);
  frame.allocate(16 * value.cells.length);
  return Array.from({ length: value.rows }, (_row, row) =>
    Array.from({ length: value.columns }, (_column, column) => leavingScalar(value.at(row, column), blank)),
  );
}

function leavingScalar(value: ExcelScalar, blank: () => Value): Value {
  if (value === null) return blank();
  if (value instanceof ExcelError) return { error: value.code };
  return value instanceof ExcelDate ? dateText(value) : value;
}

/** Formats a date as `yyyy-MM-dd`, with ` HH:mm:ss` when it has a time; rounded to the second. */
export function dateText({ serial, timed }: ExcelDate): string {
  const { serial: whole, seconds } = dayTimeOf(serial);
  const { year, month, day } = dayOfSerial(Math.min(whole, LAST_DAY));
  const date = `${year}-${two(month)}-${two(day)}`;
  if (seconds === 0 && !timed) return date;
  return `${date} ${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
