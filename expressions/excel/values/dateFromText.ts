import { addNumbers } from '../../numbers/addNumbers.ts';
import { divideNumbers } from '../../numbers/divideNumbers.ts';
import { daysInMonth, serialOfDay } from './calendar.ts';
import { ExcelDate } from './ExcelDate.ts';

/** Longer text is no date. */
const LONGEST = 40;
const DAY_SECONDS = 86_400;

const YEAR_FIRST = /^(\d{4})(?:-(\d\d?)-(\d\d?)|\/(\d\d?)\/(\d\d?)|年(\d\d?)月(\d\d?)日)$/;
const MONTH_FIRST = /^(\d\d?)\/(\d\d?)\/(\d{4}|\d\d)$/;
const NAMED = /^(\d\d?)[- ]([A-Za-z]{3,9})[- ,]+(\d{4}|\d\d)$/;
const CLOCK = /^(\d\d?):(\d\d)(?::(\d\d)(?:\.\d{1,6})?)? ?([AaPp][Mm])?$/;
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';

/**
 * The date a text reads as: `2026-01-31`, `2026/1/31`, `2026年1月31日`, `1/31/2026`, `31-Jan-2026`, each with or without a
 * time `13:45[:30]` or `1:45 PM`, or a time alone (its serial is below 1). Undefined for every other text.
 */
export function dateFromText(text: string): ExcelDate | undefined {
  if (text.length > LONGEST) return undefined;
  const trimmed = text.trim();
  const cut = /^(.*?\d)(?:[ T]+(\d\d?:\d\d.*))?$/.exec(trimmed) ?? /^(.*日) *(\d\d?:\d\d.*)?$/.exec(trimmed);
  const day = dayFromText(cut?.[1] ?? trimmed);
  if (day === undefined) {
    const alone = secondsFromText(trimmed);
    return alone === undefined ? undefined : new ExcelDate(fractionOf(alone), true);
  }
  if (cut?.[2] === undefined) return new ExcelDate(day);
  const seconds = secondsFromText(cut[2]);
  return seconds === undefined ? undefined : new ExcelDate(addNumbers(day, fractionOf(seconds)), true);
}

/** A time of day as the fraction of a day, exact or to 34 digits. */
export function fractionOf(seconds: number) {
  return divideNumbers(seconds, DAY_SECONDS) ?? 0;
}

function dayFromText(text: string): number | undefined {
  const [, year, ...rest] = YEAR_FIRST.exec(text) ?? [];
  const [month, day] = rest.filter((part) => part !== undefined);
  if (year !== undefined) return checkedDay(Number(year), Number(month), Number(day));
  const [, m, d, y = ''] = MONTH_FIRST.exec(text) ?? [];
  if (m !== undefined) return checkedDay(fullYear(y), Number(m), Number(d));
  const [, dayOfMonth, name = '', named = ''] = NAMED.exec(text) ?? [];
  const index = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  if (dayOfMonth === undefined || index % 3 !== 0) return undefined;
  return checkedDay(fullYear(named), index / 3 + 1, Number(dayOfMonth));
}

/** Two digits: 00 to 29 are 2000 to 2029, 30 to 99 are 1930 to 1999. */
function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < 30 ? 2000 + year : 1900 + year;
}

function checkedDay(year: number, month: number, day: number): number | undefined {
  const exists = year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? serialOfDay(year, month, day) : undefined;
}

function secondsFromText(text: string): number | undefined {
  const [, hour, minute, second = '0', half] = CLOCK.exec(text) ?? [];
  if (hour === undefined || Number(minute) > 59 || Number(second) > 59) return undefined;
  if (half !== undefined && (Number(hour) > 12 || hour === '0')) return undefined;
  if (Number(hour) > 23) return undefined;
  const afternoon = half?.toLowerCase() === 'pm' ? 12 : 0;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + afternoon;
  return hours * 3600 + Number(minute) * 60 + Number(second);
}
