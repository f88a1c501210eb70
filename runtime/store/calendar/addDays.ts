import { isDate } from '../../model/fields/columnTypes/calendar.ts';

const millisOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const millisOfDay = 86_400_000;

/** True for a day `yyyy-MM-dd` whose neighbours of some months have the same form. */
export const isDay = (text: string | null): text is string =>
  text !== null && isDate(text) && text > '0001-12-31' && text < '9998-01-01';

/** A day, `yyyy-MM-dd`, some days later or earlier. By calendar, without a time zone. */
export const addDays = (day: string, days: number): string =>
  new Date(millisOf(day) + days * millisOfDay).toISOString().slice(0, 10);

/** Days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((millisOf(to) - millisOf(from)) / millisOfDay);

/** The same day of another month, or its last day when that is shorter. */
export function addMonths(day: string, months: number): string {
  const first = new Date(millisOf(`${day.slice(0, 7)}-01`));
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = new Date(first);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  const dayOfMonth = Math.min(Number(day.slice(8)), last.getUTCDate());
  return addDays(first.toISOString().slice(0, 10), dayOfMonth - 1);
}

/** The Monday of a day's week. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(millisOf(day)).getUTCDay() + 6) % 7));
