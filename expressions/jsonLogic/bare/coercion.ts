import type { Frame } from '../../evaluate/Frame.ts';
import { Decimal, type Numeric } from '../../numbers/Decimal.ts';
import { numberOut } from '../../numbers/numberOut.ts';
import { numericOf } from '../../numbers/numericOf.ts';

/** What no number can be made of. It lives only inside a run; wherever it is looked at, it is null. */
export const noNumber = Number.NaN;

/** Longer text is no number. */
const LONGEST = 100;
/** Lists nested deeper are refused where text is made of them. */
const DEPTH = 200;
/** Digits up to which decimal text is read exactly; beyond them it is the nearest double. */
const EXACT = 34;

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/i;
const BASED = /^0(?:x[0-9a-f]+|o[0-7]+|b[01]+)$/i;
const PLAIN = /^\+?(-?)(\d*)(?:\.(\d*))?$/;

/** The value without the mark of a failed calculation: null then, and for what is missing. */
export function seen(value: unknown): unknown {
  return value === undefined || Number.isNaN(value) ? null : value;
}

/** The number by which `- / % min max` and comparisons count a value: null 0, true 1, text wholly a number, '' 0. */
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

/** A count or position: the whole part, 0 where no number can be made. */
export function toInteger(value: unknown, frame: Frame): number {
  const number = toNumber(value, frame);
  return Math.trunc(Number(Number.isNaN(number) ? 0 : numberOut(number)));
}

/** The number by which `+` and `*` count a value: what its text begins with. */
export function leadingNumber(value: unknown, frame: Frame): Numeric {
  if (typeof value === 'number' || value instanceof Decimal) return value;
  const text = trimmed(value, frame).slice(0, LONGEST);
  const digits = NUMBER.exec(text)?.[0];
  // What fills all that is looked at may go on, and would be another number.
  return digits === undefined || digits.length === LONGEST ? noNumber : numberOf(digits);
}

/** Charged, because a long blank text is walked to its end. */
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

/** A value as text: null is empty, a list its items between commas, charged for what it takes. */
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
