import type { spans } from '../../schema/ViewSchema.ts';
import { daysLater, monthsLater } from './dates.ts';
import type { DayRange } from './Period.ts';

/** Days of the next span from the first day of one. */
const next: Readonly<Record<(typeof spans)[number], (day: string) => string>> = {
  day: (day) => daysLater(day, 1),
  week: (day) => daysLater(day, 7),
  month: (day) => monthsLater(day, 1),
  quarter: (day) => monthsLater(day, 3),
  year: (day) => monthsLater(day, 12),
};

/** The days of the span that begins at a day. */
export const spanDays = (first: string, each: (typeof spans)[number] = 'day'): DayRange => {
  const from = first.slice(0, 10);
  return { from, to: daysLater(next[each](from), -1) };
};
