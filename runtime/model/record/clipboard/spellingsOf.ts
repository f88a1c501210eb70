import { divide } from '../../../../expressions/index.ts';
import type { FieldSchema } from '../../schema/FieldSchema.ts';

/** Days between 1899-12-30, where spreadsheets count from, and 1970-01-01. */
const serialStart = 25_569;
const dayLength = 86_400_000;
/** Characters of the longest text that is read as a number. */
const longestNumber = 200;

const yes = new Set(['√', '✓', '✔', 'y', 'yes', 'on', '对', '真']);
const no = new Set(['×', '✗', '✘', 'x', 'n', 'no', 'off', '错', '假']);

/**
 * Yields other spellings of a pasted text, each tried after the ones before failed. Reads full-width digits
 * and signs, thousands separators, currency signs, per cent, accounting negatives, exponents, `20240105`, day
 * numbers and ticks. The text itself comes first.
 */
export function* spellingsOf(text: string, field: Pick<FieldSchema, 'title' | 'append'>): Iterable<string> {
  yield text;
  const plain = singleWidth(text).trim();
  yield plain;
  const number = numberIn(plain, field);
  if (number !== undefined) yield number;
  const day = dayIn(plain);
  if (day !== undefined) yield day;
  const word = plain.toLowerCase();
  if (yes.has(word)) yield '1';
  if (no.has(word)) yield '0';
}

function numberIn(plain: string, field: Pick<FieldSchema, 'title' | 'append'>): string | undefined {
  if (plain.length > longestNumber) return undefined;
  const bare = plain
    .replace(/^(?:[¥￥$€£]|RMB|CNY|USD)\s*/i, '')
    .replace(/[元圆]$/, '')
    .trim()
    .replace(/^([-+(]*)[¥$€£]/, '$1');
  const parts = /^(\()?([-+−]?)(\d(?:[, ']?\d)*(?:\.\d+)?|\.\d+)(?:e([-+]?\d{1,2}))?\s*(%)?(\))?$/i.exec(
    bare,
  );
  if (!parts) return undefined;
  const [, open, sign = '', digits = '', exponent, percent, close] = parts;
  if ((open === undefined) !== (close === undefined)) return undefined;
  // Separators of thousands only: 1,234,567 and not 12,34.
  if (/[, ']/.test(digits) && !/^\d{1,3}(?:[, ']\d{3})+(?:\.\d+)?$/.test(digits)) return undefined;
  const negative = open !== undefined || sign === '-' || sign === '−';
  let whole = digits.replace(/[, ']/g, '').replace(/^\./, '0.');
  if (exponent !== undefined) whole = shifted(whole, Number(exponent));
  if (percent !== undefined && !/%/.test(singleWidth(`${field.title}${field.append ?? ''}`)))
    whole = String(divide(whole, 100) ?? whole);
  return negative ? `-${whole}` : whole;
}

/** Moves the point: `1.2` by 5 is `120000`. */
function shifted(digits: string, places: number): string {
  const [whole = '', fraction = ''] = digits.split('.');
  if (places >= 0) {
    const moved = fraction.padEnd(places, '0');
    return `${whole}${moved.slice(0, places)}${moved.length > places ? `.${moved.slice(places)}` : ''}`;
  }
  const padded = whole.padStart(1 - places, '0');
  const at = padded.length + places;
  return `${padded.slice(0, at)}.${padded.slice(at)}${fraction}`;
}

function dayIn(plain: string): string | undefined {
  const run = /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(plain);
  if (run) return `${run[1]}-${run[2]}-${run[3]}`;
  // What a cell without a date format shows of a date: 1927 to 2119.
  if (!/^[1-7]\d{4}$/.test(plain)) return undefined;
  return new Date((Number(plain) - serialStart) * dayLength).toISOString().slice(0, 10);
}

/** Longest text that is normalized, in characters, because Unicode's reordering of marks is quadratic. */
const longest = 4000;

/** Converts full-width digits, letters and signs to the usual ones (NFKC). A longer text stays unchanged. */
export const singleWidth = (text: string): string => (text.length > longest ? text : text.normalize('NFKC'));
