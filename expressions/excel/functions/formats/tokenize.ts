import { numericOf } from '../../../numbers/numericOf.ts';
import { formal, plain } from '../chinese/numerals.ts';
import type { Condition, Section } from './Section.ts';
import type { DatePart, Mark, Token } from './Token.ts';

/** A piece of a format: a token, a break between sections, or a setting in brackets. */
export type Piece =
  | Token
  | { readonly kind: 'break' }
  | ({ readonly kind: 'setting' } & Partial<Omit<Section, 'tokens'>>);

/**
 * A grammar rule: a sticky pattern and the piece it makes, undefined when invalid. `before` holds the pieces
 * so far.
 */
interface Rule {
  readonly pattern: RegExp;
  piece(found: RegExpExecArray, before: readonly Piece[]): Piece | undefined;
}

const parts: Readonly<Record<string, DatePart>> = {
  y: 'year',
  m: 'month',
  d: 'day',
  a: 'weekday',
  h: 'hour',
  s: 'second',
};

const elapsed: Readonly<Record<string, DatePart>> = { h: 'hour', m: 'minute', s: 'second' };

const literal = (text: string): Piece => ({ kind: 'literal', text });

/** Tried in this order at every position. */
const rules: readonly Rule[] = [
  { pattern: /;/y, piece: () => ({ kind: 'break' }) },
  { pattern: /"([^"]*)"/y, piece: ([, text = '']) => literal(text) },
  { pattern: /\\([\s\S])/y, piece: ([, text = '']) => literal(text) },
  // `!` makes a character with a meaning literal, as in `0!.0,万`; elsewhere `!` is itself literal.
  { pattern: /!([.,0#?%@*_\\";!/]|[a-z])/iy, piece: ([, text = '']) => literal(text) },
  { pattern: /_[\s\S]?/y, piece: () => literal(' ') },
  // Fill characters show nothing: there is no width to fill.
  { pattern: /\*[\s\S]?/y, piece: () => literal('') },
  { pattern: /General|G\/通用格式/iy, piece: () => ({ kind: 'general' }) },
  { pattern: /AM\/PM/iy, piece: () => ({ kind: 'half', am: 'AM', pm: 'PM' }) },
  { pattern: /(A)\/(P)/iy, piece: ([, am = '', pm = '']) => ({ kind: 'half', am, pm }) },
  { pattern: /上午\/下午/y, piece: () => ({ kind: 'half', am: '上午', pm: '下午' }) },
  {
    pattern: /E([+-])/iy,
    piece: ([, sign], before) =>
      before.some(({ kind }) => kind === 'digit') ? { kind: 'exponent', plus: sign === '+' } : undefined,
  },
  {
    pattern: /y{1,4}|m{1,5}|d{1,4}|a{3,4}|h{1,2}|s{1,2}/iy,
    piece: ([run]) => {
      const part = parts[run.charAt(0).toLowerCase()];
      return part === undefined ? undefined : { kind: 'date', part, length: run.length };
    },
  },
  // The year of Chinese and Japanese formats, always with four digits.
  { pattern: /e+/iy, piece: () => ({ kind: 'date', part: 'year', length: 4 }) },
  // The pattern matches only marks.
  { pattern: /[0#?]/y, piece: ([mark]) => ({ kind: 'digit', mark: mark as Mark }) },
  { pattern: /\./y, piece: () => ({ kind: 'point' }) },
  { pattern: /,/y, piece: () => ({ kind: 'comma' }) },
  { pattern: /%/y, piece: () => ({ kind: 'percent' }) },
  {
    pattern: /\/([1-9]\d{0,6})/y,
    piece: ([, denominator], before) =>
      before.at(-1)?.kind === 'digit' ? { kind: 'slash', denominator: Number(denominator) } : undefined,
  },
  { pattern: /\//y, piece: () => ({ kind: 'slash', denominator: undefined }) },
  { pattern: /@/y, piece: () => ({ kind: 'text' }) },
  { pattern: /[^"]/uy, piece: ([text]) => literal(text) },
];

/** Content of brackets; any other content makes the format invalid. */
const brackets: readonly Rule[] = [
  {
    pattern: /(<=|>=|<>|<|>|=)\s*(-?\d+(?:\.\d+)?)$/y,
    piece: ([, operator, text]) => {
      const operand = numericOf(text);
      // The pattern matches only operators.
      const known = operator as Condition['operator'];
      return operand === null ? undefined : { kind: 'setting', condition: { operator: known, operand } };
    },
  },
  { pattern: /DBNum1$/iy, piece: () => ({ kind: 'setting', numerals: plain }) },
  { pattern: /DBNum2$/iy, piece: () => ({ kind: 'setting', numerals: formal }) },
  {
    pattern: /(h+|m+|s+)$/iy,
    piece: ([run]) => {
      const part = elapsed[run.charAt(0).toLowerCase()];
      return part === undefined ? undefined : { kind: 'elapsed', part, length: run.length };
    },
  },
  // A currency and a locale: shows the currency, ignores the locale.
  { pattern: /\$([^-]*)(-[\da-f]*)?$/iy, piece: ([, currency = '']) => literal(currency) },
  {
    pattern:
      /(black|blue|cyan|green|magenta|red|white|yellow|color ?\d+|[黑蓝绿红白黄]色?|洋红色?|蓝绿色|青色|颜色 ?\d+)$/iy,
    piece: () => ({ kind: 'setting' }),
  },
];

/** Splits a format into pieces; undefined when it is invalid. */
export function tokenize(format: string): Piece[] | undefined {
  const pieces: Piece[] = [];
  for (let at = 0; at < format.length; ) {
    const close = format.charAt(at) === '[' ? format.indexOf(']', at) : -1;
    const found =
      close < 0 ? match(rules, format, at, pieces) : match(brackets, format.slice(at + 1, close), 0, pieces);
    if (found === undefined) return undefined;
    pieces.push(found.piece);
    at = close < 0 ? found.end : close + 1;
  }
  return pieces;
}

function match(table: readonly Rule[], text: string, at: number, before: readonly Piece[]) {
  for (const rule of table) {
    rule.pattern.lastIndex = at;
    const found = rule.pattern.exec(text);
    const piece = found === null ? undefined : rule.piece(found, before);
    if (piece !== undefined) return { piece, end: rule.pattern.lastIndex };
  }
  return undefined;
}
