import { compareNumbers } from '../../numbers/compareNumbers.ts';
import { Decimal, type Numeric } from '../../numbers/Decimal.ts';
import { compareText } from '../../values/compareText.ts';
import { ExcelDate } from './ExcelDate.ts';
import type { ExcelError } from './ExcelError.ts';
import type { ExcelScalar } from './ExcelValue.ts';

/** A value that is not an error. */
export type Sound = Exclude<ExcelScalar, ExcelError>;

/**
 * Compares two values. Numbers and dates come before text, text before FALSE, FALSE before TRUE; ignores
 * case. Blank counts as 0, '' or FALSE, to match the other value.
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

/** Folds case for comparison. */
export function folded(text: string): string {
  return text.toLowerCase();
}

/** The number of a number or date; undefined for other values. */
export function numeric(value: ExcelScalar): Numeric | undefined {
  if (typeof value === 'number' || value instanceof Decimal) return value;
  return value instanceof ExcelDate ? value.serial : undefined;
}

/**
 * Adapts a value to the one it is compared with. Blank adapts, and beside text a date of the data is its
 * original text.
 */
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
