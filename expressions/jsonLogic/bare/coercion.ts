import type { Frame } from '../../evaluate/Frame.ts';
import { Decimal, type Numeric } from '../../numbers/Decimal.ts';
import { numberOut } from '../../numbers/numberOut.ts';
import { numericOf } from '../../numbers/numericOf.ts';

/** Mark of a failed calculation. It exists only inside a run and reads as null. */
export const noNumber = Number.NaN;

/** Maximum length of text read as a number. */
const LONGEST = 100;
/** Maximum depth of lists converted to text. */
const DEPTH = 200;
/** Maximum digits of decimal text read exactly; longer text becomes the nearest double. */
const EXACT = 34;

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/i;
const BASED = /^0(?:x[0-9a-f]+|o[0-7]+|b[01]+)$/i;
const PLAIN = /^\+?(-?)(\d*)(?:\.(\d*))?$/;

/** The value for reading: a failed calculation and a missing value become null. */
export function seen(value: unknown): unknown {
  return value === undefined || Number.isNaN(value) ? null : value;
}

/** Number of a value for `- / % min max` and comparisons: null 0, true 1, wholly numeric text, '' 0. */
export function toNumber(value: unknown, frame: Frame): Numeric {
  if (typeof value === 'number' || value instanceof Decimal) return value;
  if (value === null || value === undefined) return 0;
  if (typeof value === 'boolean') return Number(value);
  const text = trimmed(value, frame);
  if (text === '') return 0;
  if (text.length > LONGEST) return noNumber;
  if (BASED.test(text)) return finite(Number(text));
  return NUMBER.exec(text)?.[0] === text ? numberOf(text) : noNumber;
}

/** A count or position: the integer part, 0 for values that are not numbers. */
export function toInteger(value: unknown, frame: Frame): number {
  const number = toNumber(value, frame);
  return Math.trunc(Number(Number.isNaN(number) ? 0 : numberOut(number)));
}

/** Number of a value for `+` and `*`: the number at the start of its text. */
export function leadingNumber(value: unknown, frame: Frame): Numeric {
  if (typeof value === 'number' || value instanceof Decimal) return value;
  const text = trimmed(value, frame).slice(0, LONGEST);
  const digits = NUMBER.exec(text)?.[0];
  // Digits that fill the whole checked part may go on, as another number.
  return digits === undefined || digits.length === LONGEST ? noNumber : numberOf(digits);
}

/** Charged, because trimming walks a long blank text to its end. */
function trimmed(value: unknown, frame: Frame): string {
  const text = textOf(value, frame);
  frame.charge(text.length >>> 6);
  return text.trim();
}

function numberOf(text: string): Numeric {
  const [, sign = '', whole = '', fraction = ''] = PLAIN.exec(text) ?? [];
  const digits = whole.length + fraction.length;
  if (digits === 0 || digits > EXACT) return finite(Number(text));
  return numericOf(`${sign}${whole || '0'}${fraction === '' ? '' : `.${fraction}`}`) ?? noNumber;
}

function finite(value: number): number {
  return Number.isFinite(value) ? value + 0 : noNumber;
}

/** A value as text: null is empty, a list is its items separated by commas. Charged by length. */
export function textOf(value: unknown, frame: Frame, depth = 0): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return Number.isNaN(value) ? '' : String(value);
  if (value instanceof Decimal) return String(numberOut(value));
  if (!Array.isArray(value)) return typeof value === 'object' && value !== null ? '[object Object]' : '';
  if (depth >= DEPTH) throw frame.refuse('limit-depth', `A list nested deeper than ${DEPTH}.`);
  frame.charge(value.length);
  frame.allocate(16 * value.length);
  const texts = Array.from(value, (item) => textOf(item, frame, depth + 1));
  frame.allocateText(texts.reduce((length, text) => length + text.length + 1, 0));
  return texts.join(',');
}
