import { mondayToFriday, type WorkWeek } from './workWeek.ts';

const DAYS = 7;

/** Holidays that fall on working days: unique, ascending serial numbers. */
export type Holidays = readonly number[];

/** Normalizes holidays: whole days, unique, none on a weekend, ascending. */
export function holidaysOf(serials: readonly number[], week: WorkWeek = mondayToFriday): Holidays {
  const days = [...new Set(serials.map(Math.floor))];
  return days.filter((day) => week.includes(modulo(day))).sort((a, b) => a - b);
}

/**
 * NETWORKDAYS: working days from start to end, both included; negative when end is before start. Does not
 * loop over days.
 */
export function workdaysBetween(
  start: number,
  end: number,
  holidays: Holidays,
  week: WorkWeek = mondayToFriday,
): number {
  if (start > end) return 0 - workdaysBetween(end, start, holidays, week);
  const free = holidays.filter((holiday) => holiday >= start && holiday <= end).length;
  return workdaysBefore(end + 1, week) - workdaysBefore(start, week) - free;
}

/** WORKDAY: the date some working days after or before the start; the start itself for 0 days. */
export function workdayAfter(
  start: number,
  days: number,
  holidays: Holidays,
  week: WorkWeek = mondayToFriday,
): number {
  if (days === 0) return start;
  const step = Math.sign(days);
  const move = (day: number, count: number): number =>
    workdayNumber(
      step > 0 ? workdaysBefore(day + 1, week) + count - 1 : workdaysBefore(day, week) - count,
      week,
    );
  let day = move(start, Math.abs(days));
  const ahead = holidays.filter((holiday) => (holiday - start) * step > 0);
  // In the order of travel: each holiday passed adds one more working day.
  for (const holiday of step > 0 ? ahead : ahead.reverse()) {
    if ((day - holiday) * step < 0) break;
    day = move(day, 1);
  }
  return day;
}

/** Counts the working days before this day, from a fixed Saturday. */
function workdaysBefore(serial: number, week: WorkWeek): number {
  const inWeek = week.filter((day) => day < modulo(serial)).length;
  return Math.floor(serial / DAYS) * week.length + inWeek;
}

/** The day with `count` working days between that Saturday and it. */
function workdayNumber(count: number, week: WorkWeek): number {
  const weeks = Math.floor(count / week.length);
  return weeks * DAYS + (week[count - weeks * week.length] ?? 0);
}

function modulo(serial: number): number {
  return ((serial % DAYS) + DAYS) % DAYS;
}
