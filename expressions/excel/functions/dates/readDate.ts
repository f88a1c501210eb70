import type { DayTime } from './datetime.ts';
import { monthNames } from './names.ts';
import { daysInMonth, serialOf } from './serial.ts';

/** What a pattern found; a missing year is the current one, a missing day the first. */
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
  // Month first, as Microsoft's documentation writes it.
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
  new RegExp(`^(?<day>\\d{1,2})[- /]?${MONTH}([- /,]+(?<year>\\d{4}|\\d{2}))?$`, 'i'),
  new RegExp(`^${MONTH} (?<day>\\d{1,2})(, ?| )(?<year>\\d{4})$`, 'i'),
  new RegExp(`^${MONTH}[- ](?<year>\\d{4})$`, 'i'),
];
const TIME =
  /^(?<before>上午|下午)?\s*(?<hours>\d{1,4})(:|时|點|点)(?<minutes>\d{1,4})?(分|:(?<seconds>\d{1,4}(\.\d{1,9})?))?\s*(?<after>[ap]m?)?$/i;
/** Two-digit years up to this are of this century. */
const YOUNGEST = 29;
const LONGEST = 60;

/**
 * A date, a time or both in the ways people write them: 2024-1-5, 2024/1/5, 2024年1月5日, 5-Jan-2024, Jan 5, 2024, 13:05, 1:05 PM.
 * Undefined for anything else and for days that are not on the calendar. A date without its year is refused as undefined when
 * `year` is.
 */
export function readDate(text: string, year?: number): Partial<DayTime> | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return undefined;
  const serial = readDay(trimmed, year);
  if (serial !== undefined) return { serial };
  const seconds = readTime(trimmed);
  if (seconds !== undefined) return { seconds };
  // Where the date ends: the last blank before which there is a date.
  for (let at = trimmed.indexOf(' '); at > 0; at = trimmed.indexOf(' ', at + 1)) {
    const day = readDay(trimmed.slice(0, at), year);
    const time = readTime(trimmed.slice(at + 1).trim());
    if (day !== undefined && time !== undefined) return { serial: day, seconds: time };
  }
  return undefined;
}

function readDay(text: string, currentYear: number | undefined): number | undefined {
  for (const pattern of datePatterns) {
    const found = pattern.exec(text)?.groups;
    // The groups are those of Parts: every pattern above names its month.
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
  return serialOf(year, month, day);
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

/** Seconds since midnight, less than a day. */
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
