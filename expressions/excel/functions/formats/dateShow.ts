import { type CalendarDay, dayOfSerial, LAST_DAY } from '../../values/calendar.ts';
import { chineseDayNames, dayNames, monthNames } from '../../values/dateNames.ts';
import { dayTimeOf } from '../../values/dayTime.ts';
import { countedShort, type Numerals, spelled } from '../chinese/numerals.ts';
import type { Section } from './Section.ts';
import type { Show } from './Show.ts';
import type { DatePart, Token, TokenOf } from './Token.ts';

/** A date and time, split once for all parts of a section. */
interface Moment extends CalendarDay {
  readonly serial: number;
  /** Whole seconds since midnight, and the decimals of the second as digits. */
  readonly whole: number;
  readonly subseconds: string;
  /** True for a 12-hour clock. */
  readonly halves: boolean;
}

type Part = (moment: Moment, length: number) => string;

const parts: Readonly<Record<DatePart, Part>> = {
  year: ({ year }, length) => (length <= 2 ? two(year % 100) : String(year).padStart(4, '0')),
  month: ({ month }, length) => {
    const name = monthNames[month - 1] ?? '';
    return [String(month), two(month), name.slice(0, 3), name, name.slice(0, 1)][length - 1] ?? '';
  },
  day: ({ day, serial }, length) => {
    const name = dayNames[serial % 7] ?? '';
    return [String(day), two(day), name.slice(0, 3), name][length - 1] ?? '';
  },
  weekday: ({ serial }, length) => (length > 3 ? '星期' : '') + (chineseDayNames[serial % 7] ?? ''),
  hour: ({ whole, halves }, length) => {
    const hour = Math.floor(whole / 3600);
    return sized(halves ? ((hour + 11) % 12) + 1 : hour, length);
  },
  minute: ({ whole }, length) => sized(Math.floor(whole / 60) % 60, length),
  second: ({ whole }, length) => sized(whole % 60, length),
};

/** Seconds in a unit of elapsed time. */
const units: Readonly<Partial<Record<DatePart, number>>> = { hour: 3600, minute: 60, second: 1 };

/** A compiled token: shows its part of a moment. */
type Piece = (moment: Moment) => string;

/**
 * Compiles a section with date or time parts. Shows undefined when it has other placeholders or the value is
 * no date.
 */
export function dateShow({ tokens, numerals }: Section): Show {
  const timed = withMinutes(tokens);
  const places = subsecondPlaces(timed);
  const foreign = timed.some(({ kind }) => kind === 'exponent' || kind === 'general' || kind === 'text');
  if (foreign || places === undefined) return () => undefined;
  const halves = timed.some(({ kind }) => kind === 'half');
  const pieces = timed.map((_token, index) => pieceOf(timed, index, numerals));
  return (value) => {
    const dayTime = dayTimeOf(value, places);
    if (dayTime.serial < 0 || dayTime.serial > LAST_DAY) return undefined;
    const { year, month, day } = dayOfSerial(dayTime.serial);
    const whole = Math.floor(dayTime.seconds);
    const subseconds = places === 0 ? '' : (dayTime.seconds - whole).toFixed(places).slice(2);
    const moment = { serial: dayTime.serial, year, month, day, whole, subseconds, halves };
    let text = '';
    for (const piece of pieces) text += piece(moment);
    return text;
  };
}

function pieceOf(tokens: readonly Token[], index: number, numerals: Numerals | undefined): Piece {
  const token = tokens[index];
  if (token?.kind === 'date') {
    const part = parts[token.part];
    const { length } = token;
    if (numerals === undefined) return (moment) => part(moment, length);
    return (moment) => inNumerals(token, part(moment, length), numerals);
  }
  if (token?.kind === 'elapsed') {
    const unit = units[token.part] ?? 1;
    return ({ serial, whole }) =>
      String(Math.floor((serial * DAY_SECONDS + whole) / unit)).padStart(token.length, '0');
  }
  if (token?.kind === 'half') return ({ whole }) => (whole * 2 < DAY_SECONDS ? token.am : token.pm);
  if (token?.kind === 'digit') return ({ subseconds }) => subseconds.charAt(index - runStart(tokens, index));
  const text = token?.kind === 'literal' ? token.text : (marks.get(token?.kind) ?? '');
  return () => text;
}

/** Symbols with a meaning among digits are literal in a date. */
const marks: ReadonlyMap<Token['kind'] | undefined, string> = new Map([
  ['point', '.'],
  ['comma', ','],
  ['slash', '/'],
  ['percent', '%'],
]);
const DAY_SECONDS = 86_400;

/** `m` and `mm` are minutes after hours or before seconds. */
function withMinutes(tokens: readonly Token[]): Token[] {
  const timed = tokens.filter((token) => token.kind === 'date' || token.kind === 'elapsed');
  return tokens.map((token) => {
    if (token.kind !== 'date' || token.part !== 'month' || token.length > 2) return token;
    const at = timed.indexOf(token);
    const minutes = timed[at - 1]?.part === 'hour' || timed[at + 1]?.part === 'second';
    return minutes ? { ...token, part: 'minute' } : token;
  });
}

/** Number of decimals of the second; undefined when digits are anywhere else. */
function subsecondPlaces(tokens: readonly Token[]): number | undefined {
  let most = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'digit') continue;
    const start = runStart(tokens, index);
    const second = tokens[start - 2];
    const timed = second?.kind === 'date' || second?.kind === 'elapsed' ? second.part === 'second' : false;
    if (token.mark !== '0' || tokens[start - 1]?.kind !== 'point' || !timed) return undefined;
    most = Math.max(most, index - start + 1);
  }
  return most <= 3 ? most : undefined;
}

function runStart(tokens: readonly Token[], index: number): number {
  let start = index;
  while (tokens[start - 1]?.kind === 'digit') start -= 1;
  return start;
}

/** Spells years digit by digit; months, days and times as numbers. */
function inNumerals(token: TokenOf<'date'>, text: string, numerals: Numerals | undefined): string {
  if (numerals === undefined || !/^\d+$/.test(text)) return text;
  return token.part === 'year' ? spelled(text, numerals) : countedShort(Number(text), numerals);
}

function sized(n: number, length: number): string {
  return length > 1 ? two(n) : String(n);
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}
