import { end, type Token } from '../../grammar/Token.ts';
import { Refusal } from '../../Refusal.ts';
import { errorOf } from '../values/ExcelError.ts';
import { continuesName, isBlank, isDigit, signOf, startsName } from './characters.ts';

const QUOTE = 34;
const WIDE_QUOTE = 0xff02;
const OPENING_QUOTE = 0x201c;
const CLOSING_QUOTE = 0x201d;
/** Closing quotes of texts by the opening one. */
const textEnds: ReadonlyMap<number, number> = new Map([
  [QUOTE, QUOTE],
  [WIDE_QUOTE, WIDE_QUOTE],
  [OPENING_QUOTE, CLOSING_QUOTE],
  [CLOSING_QUOTE, CLOSING_QUOTE],
]);
/** Closing brackets of field names by the opening one. */
const fieldEnds: ReadonlyMap<number, string> = new Map([
  [91, ']'],
  [0xff3b, '］'],
  [0x3010, '】'],
]);

/**
 * Scans the token at or after `at`. Types: `number text field error name`, the operator characters, and
 * `(end)`.
 */
export function scan(source: string, at: number): Token {
  let from = at;
  let code = source.charCodeAt(from);
  while (isBlank(code)) {
    from += 1;
    code = source.charCodeAt(from);
  }
  if (from >= source.length) return { type: end, value: '', from, to: from };
  if (isDigit(code) || (code === 46 && isDigit(source.charCodeAt(from + 1)))) return number(source, from);
  if (startsName(code)) return name(source, from);
  const sign = signOf(code);
  if (sign !== undefined) return operator(source, from, sign);
  const fieldEnd = fieldEnds.get(code);
  if (fieldEnd !== undefined) return field(source, from, fieldEnd);
  const textEnd = textEnds.get(code);
  if (textEnd !== undefined) return text(source, from, textEnd);
  if (code === 35 || code === 0xff03) return error(source, from);
  const character = String.fromCodePoint(source.codePointAt(from) ?? 0);
  throw refusal(
    'bad-character',
    `${character} has no meaning here.`,
    from,
    from + character.length,
    character,
  );
}

function operator(source: string, from: number, sign: string): Token {
  if (sign === '<' || sign === '>') {
    const next = signOf(source.charCodeAt(from + 1));
    if (next === '=') return { type: sign === '<' ? '<=' : '>=', value: sign, from, to: from + 2 };
    if (next === '>' && sign === '<') return { type: '<>', value: '<>', from, to: from + 2 };
  }
  return { type: sign, value: sign, from, to: from + 1 };
}

function name(source: string, from: number): Token {
  let to = from + 1;
  while (to < source.length && continuesName(source.charCodeAt(to))) to += 1;
  return { type: 'name', value: source.slice(from, to), from, to };
}

/** Scans a number. The token holds its text when a double cannot keep the digits, else its value. */
function number(source: string, from: number): Token {
  let to = digits(source, from);
  if (source.charCodeAt(to) === 46) to = digits(source, to + 1);
  const mantissa = to - from;
  if ((source.charCodeAt(to) | 32) === 101) {
    const sign = source.charCodeAt(to + 1);
    const start = sign === 43 || sign === 45 ? to + 2 : to + 1;
    if (isDigit(source.charCodeAt(start))) to = digits(source, start);
  }
  const written = source.slice(from, to);
  return { type: 'number', value: mantissa > 15 ? written : Number(written), from, to };
}

function digits(source: string, from: number): number {
  let to = from;
  while (isDigit(source.charCodeAt(to))) to += 1;
  return to;
}

/** Scans a text up to its closing quote; a doubled quote is literal. */
function text(source: string, from: number, close: number): Token {
  const quote = String.fromCharCode(close);
  let value = '';
  for (let start = from + 1; ; ) {
    const stop = source.indexOf(quote, start);
    if (stop < 0)
      throw refusal('unclosed-text', 'A text without its closing quote.', from, source.length, '"');
    value += source.slice(start, stop);
    if (source.charCodeAt(stop + 1) !== close) return { type: 'text', value, from, to: stop + 1 };
    value += quote;
    start = stop + 2;
  }
}

function field(source: string, from: number, close: string): Token {
  const stop = source.indexOf(close, from + 1);
  if (stop < 0)
    throw refusal('unclosed-field', 'A field without its closing bracket.', from, source.length, '[');
  const value = source.slice(from + 1, stop).trim();
  if (value === '') throw refusal('unclosed-field', 'A field without a name.', from, stop + 1, '[]');
  return { type: 'field', value, from, to: stop + 1 };
}

const LONGEST_ERROR = 7;

function error(source: string, from: number): Token {
  for (let length = LONGEST_ERROR; length > 3; length -= 1) {
    const code = `#${source.slice(from + 1, from + length)}`
      .toUpperCase()
      .replace('！', '!')
      .replace('？', '?');
    if (code.length === length && errorOf(code) !== undefined)
      return { type: 'error', value: code, from, to: from + length };
  }
  throw refusal('bad-character', '# begins none of the error values.', from, from + 1, '#');
}

function refusal(code: string, message: string, from: number, to: number, found: string): Refusal {
  return new Refusal({ code, message, params: { found }, from, to });
}
