import type { Locale } from '../../runtime/model/schema/Locale.ts';
import type { Period } from '../../runtime/store/calendar/Period.ts';

/** Days are read and written as UTC, which has no zone to add. */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

const language: Readonly<Record<Locale, string>> = { zh: 'zh-CN', en: 'en-GB' };

const format = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language[locale], { ...options, timeZone: 'UTC' });

/** `11月27日 星期五`, for headings and screen readers. */
export const longDay = (day: string, locale: Locale): string =>
  format(locale, { month: 'long', day: 'numeric', weekday: 'long' }).format(dateOf(day));

/** `周五`, for the heads of columns. */
export const weekdayName = (day: string, locale: Locale): string =>
  format(locale, { weekday: 'short' }).format(dateOf(day));

/** Number of a day in its month, with the month on its first day. */
export const shortDay = (day: string, locale: Locale): string =>
  day.endsWith('-01')
    ? format(locale, { month: 'short', day: 'numeric' }).format(dateOf(day))
    : String(Number(day.slice(8)));

const titles: Readonly<Record<Period['view'], (period: Period, day: string, locale: Locale) => string>> = {
  month: (_period, day, locale) => format(locale, { year: 'numeric', month: 'long' }).format(dateOf(day)),
  week: ({ from, to }, _day, locale) =>
    format(locale, { year: 'numeric', month: 'short', day: 'numeric' }).formatRange(dateOf(from), dateOf(to)),
  day: (_period, day, locale) =>
    format(locale, { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' }).format(dateOf(day)),
};

/** Title of a period around a day. */
export const periodTitle = (period: Period, day: string, locale: Locale): string =>
  titles[period.view](period, day, locale);
