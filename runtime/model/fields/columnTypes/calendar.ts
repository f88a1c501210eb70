import { plainTyped } from './blanks.ts';

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Days of a month (1-12) of the Gregorian calendar. */
function daysOf(year: number, month: number): number {
  if (month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)) return 29;
  return monthDays[month - 1] ?? 0;
}

/**
 * The number with `count` digits at `from`; NaN at other characters. Allocates nothing, because validation
 * runs on every key press.
 */
function digits(text: string, from: number, count: number): number {
  let value = 0;
  for (let index = from; index < from + count; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

const dash = 45;
const colon = 58;
const space = 32;

/** `yyyy`, from 0001 to 9999 as in PostgreSQL. */
export function isYear(text: string): boolean {
  return text.length === 4 && digits(text, 0, 4) >= 1;
}

function startsWithMonth(text: string): boolean {
  const month = digits(text, 5, 2);
  return digits(text, 0, 4) >= 1 && text.charCodeAt(4) === dash && month >= 1 && month <= 12;
}

/** `yyyy-MM` */
export function isMonth(text: string): boolean {
  return text.length === 7 && startsWithMonth(text);
}

function startsWithDate(text: string): boolean {
  if (!startsWithMonth(text) || text.charCodeAt(7) !== dash) return false;
  const day = digits(text, 8, 2);
  return day >= 1 && day <= daysOf(digits(text, 0, 4), digits(text, 5, 2));
}

/** `yyyy-MM-dd` of an existing day. */
export function isDate(text: string): boolean {
  return text.length === 10 && startsWithDate(text);
}

function timeAt(text: string, from: number): boolean {
  return (
    digits(text, from, 2) < 24 &&
    text.charCodeAt(from + 2) === colon &&
    digits(text, from + 3, 2) < 60 &&
    text.charCodeAt(from + 5) === colon &&
    digits(text, from + 6, 2) < 60
  );
}

/** `HH:mm:ss` */
export function isTime(text: string): boolean {
  return text.length === 8 && timeAt(text, 0);
}

/** `yyyy-MM-dd HH:mm:ss` of an existing day. */
export function isDateTime(text: string): boolean {
  return text.length === 19 && startsWithDate(text) && text.charCodeAt(10) === space && timeAt(text, 11);
}

const datePattern =
  /^(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?|月)?(?:[ T]+(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:\.\d+)?)?)?$/;
const timePattern = /^(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:\.\d+)?)?$/;

/**
 * Parses a date in common spellings (`2024/1/5`, `2024-01-05T08:30`, `2024年1月5日`) to `yyyy-MM-dd HH:mm:ss`;
 * undefined for other texts and days that do not exist. Refuses an offset (`Z`, `+08:00`): the model has no
 * time zone, and guessing one moves days. `least`: the precision required.
 */
export function readDateTime(raw: string, least: 'month' | 'date'): string | undefined {
  const parts = datePattern.exec(plainTyped(raw));
  if (parts === null) return undefined;
  const [, year = '', month = '', day, hour = '0', minute = '0', second = '0'] = parts;
  if (day === undefined && least === 'date') return undefined;
  const text = `${year}-${two(month)}-${two(day ?? '1')} ${two(hour)}:${two(minute)}:${two(second)}`;
  return isDateTime(text) ? text : undefined;
}

/** Parses a time of day to `HH:mm:ss`; undefined for other texts. */
export function readTime(raw: string): string | undefined {
  const parts = timePattern.exec(plainTyped(raw));
  if (parts === null) return undefined;
  const text = `${two(parts[1] ?? '')}:${two(parts[2] ?? '')}:${two(parts[3] ?? '0')}`;
  return isTime(text) ? text : undefined;
}

function two(digits: string): string {
  return digits.padStart(2, '0');
}
