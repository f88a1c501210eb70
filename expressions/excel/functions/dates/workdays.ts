/** A week's working days. */
const WORKING = 5;

/** Holidays on working days, each once, in order; serial numbers. */
export type Holidays = readonly number[];

/** The holidays that matter: whole days, no doubles, none at a weekend, ascending. */
export function holidaysOf(serials: readonly number[]): Holidays {
  return [...new Set(serials.map(Math.floor))].filter(isWorkday).sort((a, b) => a - b);
}

/** NETWORKDAYS: working days from start to end, both included; negative when end is before start. No loop over days. */
export function workdaysBetween(start: number, end: number, holidays: Holidays): number {
  if (start > end) return 0 - workdaysBetween(end, start, holidays);
  const free = holidays.filter((holiday) => holiday >= start && holiday <= end).length;
  return workdaysBefore(end + 1) - workdaysBefore(start) - free;
}

/** WORKDAY: the working day so many working days after (or before) the start; start itself for 0 days. */
export function workdayAfter(start: number, days: number, holidays: Holidays): number {
  if (days === 0) return start;
  const step = Math.sign(days);
  const count = Math.abs(days);
  let day = step > 0 ? workdayForward(start, count) : workdayBackward(start, count);
  const ahead = holidays.filter((holiday) => (holiday - start) * step > 0);
  // In the order they are met: each one passed moves the day by one more working day.
  for (const holiday of step > 0 ? ahead : ahead.reverse()) {
    if ((day - holiday) * step < 0) break;
    day = step > 0 ? workdayForward(day, 1) : workdayBackward(day, 1);
  }
  return day;
}

/** Saturday is 0 and Sunday 1, as serial numbers count modulo 7. */
function isWorkday(serial: number): boolean {
  return modulo(serial) > 1;
}

/** Working days among the days before this one, counted from some Saturday. */
function workdaysBefore(serial: number): number {
  return Math.floor(serial / 7) * WORKING + Math.max(0, modulo(serial) - 2);
}

function workdayForward(start: number, count: number): number {
  // The wanted day is the working day number `target` (from 0) since that Saturday.
  const target = workdaysBefore(start + 1) + count - 1;
  return Math.floor(target / WORKING) * 7 + (target % WORKING) + 2;
}

function workdayBackward(start: number, count: number): number {
  const target = workdaysBefore(start) - count;
  return Math.floor(target / WORKING) * 7 + (((target % WORKING) + WORKING) % WORKING) + 2;
}

function modulo(serial: number): number {
  return ((serial % 7) + 7) % 7;
}
