import { DATE, DATETIME } from '../../values/dates.ts';
import { daysInMonth, serialOfDay } from './calendar.ts';
import { dateAt } from './dayTime.ts';
import { ExcelDate } from './ExcelDate.ts';

/**
 * Parses `yyyy-MM-dd` and `yyyy-MM-dd HH:mm:ss`, the format of dates in records; undefined for other text.
 */
export function isoDate(text: string): ExcelDate | undefined {
  const timed = text.length === DATETIME;
  if ((!timed && text.length !== DATE) || text[4] !== '-' || text[7] !== '-') return undefined;
  const year = digitsAt(text, 0, 4);
  const month = digitsAt(text, 5, 2);
  const day = digitsAt(text, 8, 2);
  // NaN fails these comparisons.
  if (!(year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)))
    return undefined;
  const serial = serialOfDay(year, month, day);
  if (!timed) return new ExcelDate(serial);
  const seconds = secondsAt(text, DATE);
  return seconds === undefined ? undefined : dateAt(serial, seconds);
}

/** Parses ` HH:mm:ss` at an offset to seconds since midnight. */
function secondsAt(text: string, at: number): number | undefined {
  const hours = digitsAt(text, at + 1, 2);
  const minutes = digitsAt(text, at + 4, 2);
  const seconds = digitsAt(text, at + 7, 2);
  const shaped = text[at] === ' ' && text[at + 3] === ':' && text[at + 6] === ':';
  return shaped && hours < 24 && minutes < 60 && seconds < 60
    ? hours * 3600 + minutes * 60 + seconds
    : undefined;
}

/** Parses a fixed number of digits; NaN when a character is no digit. */
function digitsAt(text: string, from: number, count: number): number {
  let number = 0;
  for (let at = from; at < from + count; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}
