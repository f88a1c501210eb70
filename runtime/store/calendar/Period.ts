import type { CalendarView } from '../../model/schema/CalendarSchema.ts';
import { addDays, addMonths, mondayOf } from './addDays.ts';

/** The days that a calendar shows. */
export interface Period {
  readonly view: CalendarView;
  /** First and last shown day; the weeks of a month reach into its neighbours. */
  readonly from: string;
  readonly to: string;
  /** Shown days by week, from Monday; a single day is alone. */
  readonly weeks: readonly (readonly string[])[];
}

const weekFrom = (monday: string): readonly string[] =>
  [0, 1, 2, 3, 4, 5, 6].map((at) => addDays(monday, at));

const weeksOf: Readonly<Record<CalendarView, (day: string) => Period['weeks']>> = {
  month(day) {
    const month = day.slice(0, 7);
    const weeks: (readonly string[])[] = [];
    for (
      let at = mondayOf(`${month}-01`);
      weeks.length === 0 || at.slice(0, 7) === month;
      at = addDays(at, 7)
    )
      weeks.push(weekFrom(at));
    return weeks;
  },
  week: (day) => [weekFrom(mondayOf(day))],
  day: (day) => [[day]],
};

/** The period around a day. */
export function periodOf(view: CalendarView, day: string): Period {
  const weeks = weeksOf[view](day);
  const days = weeks.flat();
  return { view, weeks, from: days[0] ?? day, to: days.at(-1) ?? day };
}

const steps: Readonly<Record<CalendarView, (day: string, by: number) => string>> = {
  month: addMonths,
  week: (day, by) => addDays(day, 7 * by),
  day: addDays,
};

/** A day of the next (1) or previous (-1) period. */
export const stepPeriod = (view: CalendarView, day: string, by: 1 | -1): string => steps[view](day, by);
