import { Decimal, type Numeric } from '../../numbers/Decimal.ts';
import { seen } from '../../numbers/numberOut.ts';
import { LAST_DAY } from './calendar.ts';
import { ExcelDate } from './ExcelDate.ts';
import { ExcelError, errors } from './ExcelError.ts';
import type { ExcelScalar } from './ExcelValue.ts';
import { numberFromText } from './numberFromText.ts';
import { numberText } from './numberText.ts';

/** A value as a number: blank 0, TRUE 1, text by what it reads as (else #VALUE!), a date its serial. */
export function toNumber(value: ExcelScalar): Numeric | ExcelError {
  if (typeof value === 'number') return value;
  if (value === null) return 0;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string') return numberFromText(value) ?? errors.value;
  return value instanceof ExcelDate ? value.serial : value;
}

/** A value as a double; what arithmetic on doubles starts from. */
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

/** A value as a whole number, its fraction cut off. */
export function toInteger(value: ExcelScalar): number | ExcelError {
  const number = toDouble(value);
  return number instanceof ExcelError ? number : Math.trunc(number) + 0;
}

/** A value as text: a date of the data as it was written there, a computed one as its serial. */
export function toText(value: ExcelScalar): string | ExcelError {
  if (typeof value === 'string') return value;
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value instanceof ExcelError) return value;
  return value instanceof ExcelDate ? (value.written ?? numberText(value.serial)) : numberText(value);
}

/** A value as truth: numbers by being zero or not, the texts TRUE and FALSE; other text is #VALUE!. */
export function toBoolean(value: ExcelScalar): boolean | ExcelError {
  if (typeof value === 'boolean') return value;
  if (value === null) return false;
  if (typeof value === 'string') return truths.get(value.toUpperCase()) ?? errors.value;
  return value instanceof ExcelError
    ? value
    : doubleOf(value instanceof ExcelDate ? value.serial : value) !== 0;
}

/** A value as a serial. */
export function toSerial(value: ExcelScalar): number | ExcelError {
  const serial = toDouble(value);
  if (serial instanceof ExcelError) return serial;
  return serial >= 0 && serial < LAST_DAY + 1 ? serial : errors.number;
}

const truths: ReadonlyMap<string, boolean> = new Map([
  ['TRUE', true],
  ['FALSE', false],
]);
