import type { Numeric } from '../../../numbers/Decimal.ts';
import { type CalendarDay, dayOfSerial, LAST_DAY } from '../../values/calendar.ts';
import { chineseDayNames, dayNames, monthNames } from '../../values/dateNames.ts';
import { countedShort, type Numerals, spelled } from '../chinese/numerals.ts';
import { type DayTime, dayTimeOf } from '../dates/dayTime.ts';
import type { Section } from './Section.ts';
import type { DatePart, Token, TokenOf } from './Token.ts';

/** A moment taken apart once for all parts of a section. */
interface Moment extends CalendarDay, DayTime {
  /** Whole seconds since midnight and decimals of the next, as digits. */
  readonly whole: number;
  readonly subseconds: string;
  /** The hour counts to 12. */
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

/** A section with date or time parts; undefined when it has number placeholders too, or the value is no moment. */
export function dateText(value: Numeric, { tokens, numerals }: Section): string | undefined {
  const pieces = withMinutes(tokens);
  if (pieces.some(({ kind }) => kind === 'exponent' || kind === 'general' || kind === 'text'))
    return undefined;
  const places = subsecondPlaces(pieces);
  if (places === undefined) return undefined;
  const dayTime = dayTimeOf(value, places);
  if (dayTime.serial < 0 || dayTime.serial > LAST_DAY) return undefined;
  const whole = Math.floor(dayTime.seconds);
  const moment: Moment = {
    ...dayTime,
    ...dayOfSerial(dayTime.serial),
    whole,
    subseconds: (dayTime.seconds - whole).toFixed(places).slice(2),
    halves: pieces.some(({ kind }) => kind === 'half'),
  };
  return pieces.map((piece, index) => shown(piece, index, pieces, moment, numerals)).join('');
}

function shown(
  token: Token,
  index: number,
  tokens: readonly Token[],
  moment: Moment,
  numerals: Numerals | undefined,
): string {
  if (token.kind === 'date') return inNumerals(token, parts[token.part](moment, token.length), numerals);
  if (token.kind === 'elapsed') {
    const seconds = moment.serial * 86_400 + moment.whole;
    return String(Math.floor(seconds / (units[token.part] ?? 1))).padStart(token.length, '0');
  }
  if (token.kind === 'half') return moment.whole < 43_200 ? token.am : token.pm;
  if (token.kind === 'digit') return moment.subseconds.charAt(index - runStart(tokens, index));
  if (token.kind === 'literal') return token.text;
  return { point: '.', comma: ',', slash: '/', percent: '%' }[token.kind as string] ?? '';
}

/** `m` and `mm` are minutes after an hour or before a second. */
function withMinutes(tokens: readonly Token[]): Token[] {
  const timed = tokens.filter((token) => token.kind === 'date' || token.kind === 'elapsed');
  return tokens.map((token) => {
    if (token.kind !== 'date' || token.part !== 'month' || token.length > 2) return token;
    const at = timed.indexOf(token);
    const minutes = timed[at - 1]?.part === 'hour' || timed[at + 1]?.part === 'second';
    return minutes ? { ...token, part: 'minute' } : token;
  });
}

/** Digits behind a second's point; undefined when digits stand anywhere else. */
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

/** Years digit by digit, months, days and times as they are read. */
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
