import { plainTyped } from './blanks.ts';
import { isDate, readDateTime } from './calendar.ts';

/**
 * The day, `yyyy-MM-dd`, of a text that names a day without a time, in any spelling `readDateTime` reads;
 * undefined for a moment, a month and other values. Beside a time field such a day means the whole day.
 */
export function dayOf(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  if (isDate(raw)) return raw;
  return plainTyped(raw).includes(':') ? undefined : readDateTime(raw, 'date')?.slice(0, 10);
}

/**
 * The day after `yyyy-MM-dd`, by calendar and without a time zone. Undefined when the text is not a day. The
 * last day of the calendar gives `10000-01-01`, which PostgreSQL compares like any other.
 */
export function dayAfter(text: string): string | undefined {
  if (!isDate(text)) return undefined;
  const next = new Date(0);
  // Date.UTC misreads the years 0 to 99.
  next.setUTCFullYear(Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1, Number(text.slice(8)) + 1);
  return next.toISOString().replace(/^\+0/, '').split('T', 1)[0];
}
