import { daysBetween } from './addDays.ts';
import type { CalendarEntry } from './CalendarEntry.ts';

/** The part of an entry in one week. */
export interface WeekPart {
  readonly entry: CalendarEntry;
  /** Column of its first day there, from 0, and number of days. */
  readonly at: number;
  readonly span: number;
  /** Place from the top, from 0; parts of one day have different ones. */
  readonly lane: number;
}

/**
 * Puts entries into the lanes of a week: earlier and longer ones first, each in the highest free lane. Entries outside the
 * week are left out.
 */
export function weekLanes(entries: readonly CalendarEntry[], week: readonly string[]): readonly WeekPart[] {
  const first = week[0] ?? '';
  const last = week.at(-1) ?? '';
  const inWeek = entries
    .filter(({ from, to }) => from <= last && to >= first)
    .map((entry) => {
      const at = Math.max(0, daysBetween(first, entry.from));
      return { entry, at, span: Math.min(week.length - 1, daysBetween(first, entry.to)) - at + 1 };
    })
    .sort((one, other) => one.at - other.at || other.span - one.span);
  /** First free column of each lane. */
  const free: number[] = [];
  return inWeek.map((part) => {
    const found = free.findIndex((column) => column <= part.at);
    const lane = found === -1 ? free.length : found;
    free[lane] = part.at + part.span;
    return { ...part, lane };
  });
}
