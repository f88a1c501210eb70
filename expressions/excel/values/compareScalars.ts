import { compareNumbers } from '../../numbers/compareNumbers.ts';
import { Decimal, type Numeric } from '../../numbers/Decimal.ts';
import { compareText } from '../../values/compareText.ts';
import { ExcelDate } from './ExcelDate.ts';
import type { ExcelError } from './ExcelError.ts';
import type { ExcelScalar } from './ExcelValue.ts';

/** A value that is no error. */
export type Sound = Exclude<ExcelScalar, ExcelError>;

/**
 * The order of two values: numbers and dates before text before FALSE before TRUE; text without regard to case. Blank counts
 * as 0, '' or FALSE, whatever it meets.
 */
export function compareScalars(a: Sound, b: Sound): number {
  if (typeof a === 'number' && typeof b === 'number') return a < b ? -1 : a > b ? 1 : 0;
  const left = beside(a, b);
  const right = beside(b, a);
  if (typeof left === 'string' && typeof right === 'string') return compareText(folded(left), folded(right));
  const x = numeric(left);
  const y = numeric(right);
  if (x !== undefined && y !== undefined) return compareNumbers(x, y);
  const difference = rank(left) - rank(right);
  return difference === 0 ? Number(left) - Number(right) : difference;
}

/** Text as it is compared: upper and lower case alike. */
export function folded(text: string): string {
  return text.toLowerCase();
}

/** The number of a number or date, undefined for every other value. */
export function numeric(value: ExcelScalar): Numeric | undefined {
  if (typeof value === 'number' || value instanceof Decimal) return value;
  return value instanceof ExcelDate ? value.serial : undefined;
}

/** What a value is when it meets the other: blank adapts, and a date that was text is that text beside text. */
function beside(value: Sound, other: Sound): Sound {
  if (typeof other === 'string') {
    if (value === null) return '';
    return value instanceof ExcelDate && value.written !== undefined ? value.written : value;
  }
  return value ?? (typeof other === 'boolean' ? false : 0);
}

function rank(value: Sound): number {
  if (typeof value === 'string') return 1;
  return typeof value === 'boolean' ? 2 : 0;
}
