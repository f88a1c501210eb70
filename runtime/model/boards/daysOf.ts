import type { BoardFilters } from './BoardFilters.ts';
import type { CardRows } from './BoardSchema.ts';
import type { DayRange } from './periods/Period.ts';
import { periodNamed } from './periods/periods.ts';

/** The days of a card's rows: those of the board's filter, else its own. Undefined: all days. */
export const daysOf = (
  { date, period }: Partial<CardRows>,
  filters: BoardFilters,
  today: string,
): DayRange | undefined => {
  if (date === undefined) return undefined;
  const chosen = filters.period ?? period;
  return typeof chosen === 'object' ? chosen : periodNamed(chosen)?.days(today);
};
