import { Decimal, type Numeric } from '../../numbers/Decimal.ts';
import { seen } from '../../numbers/numberOut.ts';
import { LAST_DAY } from './calendar.ts';
import { ExcelDate } from './ExcelDate.ts';
import { ExcelError, errors } from './ExcelError.ts';
import type { ExcelScalar } from './ExcelValue.ts';
import { numberFromText } from './numberFromText.ts';
import { numberText } from './numberText.ts';

/** Converts to a number: blank is 0, TRUE is 1, numeric text its number (else #VALUE!), a date its serial. */
export function toNumber(value: ExcelScalar): Numeric | ExcelError {
  if (typeof value === 'number') return value;
  if (value === null) return 0;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string') return numberFromText(value) ?? errors.value;
  return value instanceof ExcelDate ? value.serial : value;
}

/** Converts to a double, for arithmetic on doubles. */
export function toDouble(value: ExcelScalar): number | ExcelError {
  const number = toNumber(value);
  return number instanceof ExcelError ? number : doubleOf(number);
}

/** The nearest double. */
export function doubleOf(value: Numeric): number {
  if (typeof value === 'number') return value;
  const near = seen(value);
  return near instanceof Decimal ? Number(`${near.coefficient}e${-near.scale}`) : near;
}

/** Converts to an integer, truncating the fraction. */
export function toInteger(value: ExcelScalar): number | ExcelError {
  const number = toDouble(value);
  return number instanceof ExcelError ? number : Math.trunc(number) + 0;
}

/** Converts to text: a date of the data as written there, a computed one as its serial. */
export function toText(value: ExcelScalar): string | ExcelError {
  if (typeof value === 'string') return value;
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value instanceof ExcelError) return value;
  return value instanceof ExcelDate ? (value.written ?? numberText(value.serial)) : numberText(value);
}

/**
 * Converts to a boolean: numbers are true unless 0, the texts TRUE and FALSE count, other text is #VALUE!.
 */
export function toBoolean(value: ExcelScalar): boolean | ExcelError {
  if (typeof value === 'boolean') return value;
  if (value === null) return false;
  if (typeof value === 'string') return truths.get(value.toUpperCase()) ?? errors.value;
  return value instanceof ExcelError
    ? value
    : doubleOf(value instanceof ExcelDate ? value.serial : value) !== 0;
}

/** Converts to a serial; #NUM! outside 1900..9999. */
export function toSerial(value: ExcelScalar): number | ExcelError {
  const serial = toDouble(value);
  if (serial instanceof ExcelError) return serial;
  return serial >= 0 && serial < LAST_DAY + 1 ? serial : errors.number;
}

const truths: ReadonlyMap<string, boolean> = new Map([
  ['TRUE', true],
  ['FALSE', false],
]);
