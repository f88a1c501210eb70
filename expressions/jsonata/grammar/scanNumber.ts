import type { Token } from '../../grammar/Token.ts';
import { isDigit } from './characters.ts';
import { fail } from './fail.ts';

/**
 * Scans a number. No leading zeros; a decimal point and an exponent need digits after them (`1..5` is a
 * range).
 */
export function scanNumber(source: string, from: number): Token {
  let to = source.charCodeAt(from) === 48 ? from + 1 : digits(source, from);
  if (source.charCodeAt(to) === 46 && isDigit(source.charCodeAt(to + 1))) to = digits(source, to + 1);
  const letter = source.charCodeAt(to);
  if (letter === 69 || letter === 101) {
    const sign = source.charCodeAt(to + 1);
    const first = sign === 43 || sign === 45 ? to + 2 : to + 1;
    if (isDigit(source.charCodeAt(first))) to = digits(source, first);
  }
  const text = source.slice(from, to);
  const value = Number(text);
  if (!Number.isFinite(value)) throw fail('S0102', from, to, { token: text });
  return { type: 'number', value, from, to };
}

function digits(source: string, from: number): number {
  let to = from;
  while (isDigit(source.charCodeAt(to))) to += 1;
  return to;
}
