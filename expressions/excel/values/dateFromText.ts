import { daysInMonth, serialOfDay } from './calendar.ts';
import { monthNames } from './dateNames.ts';
import { dateAt } from './dayTime.ts';
import { ExcelDate } from './ExcelDate.ts';
import { isoDate } from './isoDate.ts';

/** Groups of a date pattern; a missing year is the current one, a missing day the first. */
interface Parts {
  readonly year?: string | undefined;
  readonly month: string;
  readonly day?: string | undefined;
}

const MONTH = '(?<month>[a-z]{3,9})';
const datePatterns: readonly RegExp[] = [
  ...['-', '/', '\\.'].map(
    (mark) => new RegExp(`^(?<year>\\d{4})${mark}(?<month>\\d{1,2})(${mark}(?<day>\\d{1,2}))?$`),
  ),
  /^((?<year>\d{4})年)?(?<month>\d{1,2})月((?<day>\d{1,2})[日号])?$/,
  // Month first, as in Microsoft's examples.
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})(\/(?<year>\d{4}))?$/,
  new RegExp(`^(?<day>\\d{1,2})[- /]?${MONTH}([- /,]+(?<year>\\d{4}|\\d{2}))?$`, 'i'),
  new RegExp(`^${MONTH} (?<day>\\d{1,2})(, ?| )(?<year>\\d{4})$`, 'i'),
  new RegExp(`^${MONTH}[- ](?<year>\\d{4})$`, 'i'),
];
const TIME =
  /^(?<before>上午|下午)?\s*(?<hours>\d{1,4})(:(?=\d)|时|點|点)(?<minutes>\d{1,4})?(分|:(?<seconds>\d{1,4}(\.\d{1,9})?))?\s*(?<after>[ap]m?)?$/i;
/** Two-digit years up to this belong to this century. */
const YOUNGEST = 29;
/** Date and time together: the time is the last word that starts like a time. */
const DAY_AND_TIME = /^(?<day>.*[\d月日号])(\s+|T(?=\d)|(?<=[日号]))(?<time>(上午|下午)?\s*\d+[:时點点].*)$/;
/** Maximum length of a date. */
const LONGEST = 60;

/**
 * Parses a date in common notations. `2026-01-31`, `2026/1/31`, `2026年1月31日`, `1/31/2026`, `31-Jan-2026`,
 * `Jan 31, 2026`, each with or without a time `13:45[:30]`, `1:45 PM`, `下午1:45`; or a time alone, whose
 * serial is below 1. Undefined for other text and for days that do not exist. A date without a year
 * (`31-Jan`, `1月31日`) is in the given `year`; without that it is no date.
 */
export function dateFromText(text: string, year?: number): ExcelDate | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = isoDate(text);
  if (plain !== undefined) return plain;
  const trimmed = text.trim();
  const serial = readDay(trimmed, year);
  if (serial !== undefined) return new ExcelDate(serial);
  const alone = readTime(trimmed);
  if (alone !== undefined) return dateAt(0, alone);
  const found = DAY_AND_TIME.exec(trimmed)?.groups;
  const day = readDay(found?.day ?? '', year);
  const seconds = readTime(found?.time ?? '');
  if (day === undefined || seconds === undefined) return undefined;
  return dateAt(day, seconds);
}

function readDay(text: string, currentYear: number | undefined): number | undefined {
  for (const pattern of datePatterns) {
    const found = pattern.exec(text)?.groups;
    // The groups match Parts: every pattern above has a month.
    if (found !== undefined) return dayOf(found as unknown as Parts, currentYear);
  }
  return undefined;
}

function dayOf(parts: Parts, currentYear: number | undefined): number | undefined {
  const month = monthOf(parts.month);
  const year = parts.year === undefined ? currentYear : century(parts.year);
  const day = Number(parts.day ?? 1);
  if (month === undefined || year === undefined || year < 1900) return undefined;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return serialOfDay(year, month, day);
}

function monthOf(text: string): number | undefined {
  if (/^\d/.test(text)) return Number(text);
  const name = text.toLowerCase();
  const index = monthNames.findIndex((full) => {
    const known = full.toLowerCase();
    return known === name || known.slice(0, 3) === name;
  });
  return index < 0 ? undefined : index + 1;
}

function century(text: string): number {
  const year = Number(text);
  return text.length > 2 ? year : year + (year <= YOUNGEST ? 2000 : 1900);
}

/** Parses a time to seconds since midnight, less than a day. */
function readTime(text: string): number | undefined {
  const found = TIME.exec(text)?.groups;
  if (found === undefined || (found.before !== undefined && found.after !== undefined)) return undefined;
  const { before, after, minutes = '0', seconds = '0' } = found;
  const half = before === '上午' ? 'a' : before === '下午' ? 'p' : after?.charAt(0).toLowerCase();
  const hours = Number(found.hours);
  if (Number(minutes) > 59 || Number(seconds) >= 60 || hours > 23) return undefined;
  if (half !== undefined && (hours < 1 || hours > 12)) return undefined;
  const hour = half === undefined ? hours : (hours % 12) + (half === 'p' ? 12 : 0);
  return hour * 3600 + Number(minutes) * 60 + Number(seconds);
}
