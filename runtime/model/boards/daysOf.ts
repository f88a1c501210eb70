import type { BoardFilters } from './BoardFilters.ts';
import type { CardRows } from './BoardSchema.ts';
import type { DayRange } from './periods/Period.ts';
import { periodNamed } from './periods/periods.ts';

/** The earlier of two days; an open end is the latest. */
const earlier = (a: string | undefined, b: string | undefined): string | undefined =>
  a === undefined || (b !== undefined && b < a) ? b : a;

/**
 * The days of a card's rows: those of the board's filter, else its own. A card of all days up to one keeps that end under a
 * filter too. Undefined: all days.
 */
export const daysOf = (
  { date, period }: Partial<CardRows>,
  filters: BoardFilters,
  today: string,
): DayRange | undefined => {
  if (date === undefined) return undefined;
  const own = periodNamed(period)?.days(today);
  const chosen =
    typeof filters.period === 'object' ? filters.period : periodNamed(filters.period)?.days(today);
  if (chosen === undefined || own === undefined) return chosen ?? own;
  return own.from === undefined ? { from: chosen.from, to: earlier(chosen.to, own.to) } : chosen;
};
