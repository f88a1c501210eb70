import { Decimal, type Numeric } from '../../../numbers/Decimal.ts';
import { decimalOf } from '../../../numbers/decimalOf.ts';
import { multiplyNumbers } from '../../../numbers/multiplyNumbers.ts';
import { plainText } from '../../../numbers/plainText.ts';
import { roundNumber } from '../../../numbers/roundNumber.ts';
import { trimEndCharacters } from '../../../trimCharacters.ts';
import { type Numerals, spelled } from '../chinese/numerals.ts';
import type { Mark, Token } from './Token.ts';

/** Digits of a number from 0 up: no leading zeros before the decimal point, a fixed length after it. */
export interface Digits {
  readonly whole: string;
  readonly decimals: string;
}

/** Digit style: thousands separators, Chinese numerals. */
export interface Style {
  readonly grouped?: boolean;
  readonly numerals?: Numerals | undefined;
}

/** Digits of a number from 0 up, times 10^shift, rounded half away from zero to `places` decimals. */
export function digitsOf(value: Numeric, places: number, shift = 0): Digits {
  const text = plainText(roundNumber(shift === 0 ? value : shifted(value, shift), places));
  const point = text.indexOf('.');
  const whole = point < 0 ? text : text.slice(0, point);
  const decimals = point < 0 ? '' : text.slice(point + 1);
  return { whole: whole === '0' ? '' : whole, decimals: decimals.padEnd(places, '0') };
}

function shifted(value: Numeric, shift: number): Numeric {
  if (shift === PERCENT) return multiplyNumbers(value, 100);
  const { coefficient, scale, approximate } = decimalOf(value);
  return new Decimal(coefficient, scale - shift, approximate);
}

const PERCENT = 2;

/** Fills the placeholders of a section with digits; literals between them keep their position. */
export function fill(tokens: readonly Token[], { whole, decimals }: Digits, style: Style = {}): string {
  if (!tokens.some(({ kind }) => kind === 'digit')) return literals(tokens);
  const point = tokens.findIndex(({ kind }) => kind === 'point');
  const before = point < 0 ? tokens : tokens.slice(0, point);
  const filled = wholePart(before, whole, style);
  return point < 0 ? filled : `${filled}.${decimalPart(tokens.slice(point + 1), decimals, style)}`;
}

function wholePart(tokens: readonly Token[], whole: string, style: Style): string {
  const places = tokens.filter(({ kind }) => kind === 'digit').length;
  // A format like `.00` still shows the whole part.
  if (places === 0) return literals(tokens) + group(whole, 0, style);
  let left = places;
  let shown = false;
  return tokens
    .map((token) => {
      if (token.kind !== 'digit') return literal(token);
      left -= 1;
      const end = whole.length - left;
      // The first placeholder takes all digits that exceed the placeholders.
      const digits = left === places - 1 ? whole.slice(0, Math.max(0, end)) : whole.charAt(end - 1);
      shown ||= digits !== '' || token.mark === '0';
      return shown ? group(digits === '' ? '0' : digits, left, style) : blank(token.mark, left, style);
    })
    .join('');
}

/** Writes digits with thousands separators; `left` more digits follow them. */
function group(digits: string, left: number, style: Style): string {
  return Array.from(digits, (digit, index) => {
    const behind = left + digits.length - 1 - index;
    return written(digit, style) + (style.grouped === true && behind > 0 && behind % 3 === 0 ? ',' : '');
  }).join('');
}

function blank(mark: Mark, left: number, style: Style): string {
  if (mark !== '?') return '';
  return style.grouped === true && left > 0 && left % 3 === 0 ? '  ' : ' ';
}

function decimalPart(tokens: readonly Token[], decimals: string, style: Style): string {
  const marks = tokens.filter((token) => token.kind === 'digit').map(({ mark }) => mark);
  // From here on all decimals are zeros that no placeholder requires.
  const end = Math.max(trimEndCharacters(decimals, '0').length, marks.lastIndexOf('0') + 1);
  let index = -1;
  return tokens
    .map((token) => {
      if (token.kind !== 'digit') return literal(token);
      index += 1;
      return index < end ? written(decimals.charAt(index), style) : token.mark === '?' ? ' ' : '';
    })
    .join('');
}

function literals(tokens: readonly Token[]): string {
  return tokens.map(literal).join('');
}

function written(digit: string, { numerals }: Style): string {
  return numerals === undefined ? digit : spelled(digit, numerals);
}

/** Text of a token that is not a digit, among digits. */
function literal(token: Token): string {
  if (token.kind === 'literal') return token.text;
  return { percent: '%', slash: '/', point: '.' }[token.kind as string] ?? '';
}
