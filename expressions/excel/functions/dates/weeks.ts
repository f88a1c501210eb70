import { dayOfSerial, serialOfDay } from '../../values/calendar.ts';

/** The first day of the week (0 is Saturday, 1 Sunday, ... as serial numbers count modulo 7) by WEEKDAY's and WEEKNUM's type. */
const firstDays: ReadonlyMap<number, number> = new Map([
  [1, 1],
  [2, 2],
  [11, 2],
  [12, 3],
  [13, 4],
  [14, 5],
  [15, 6],
  [16, 0],
  [17, 1],
]);
const MONDAY = 2;
/** WEEKDAY's type that counts from 0 = Monday. */
const FROM_ZERO = 3;
/** WEEKNUM's type for ISO 8601. */
export const ISO = 21;

/** WEEKDAY: 1..7 from the first day of the type, 0..6 from Monday for type 3; undefined for a type that does not exist. */
export function weekdayOf(serial: number, type: number): number | undefined {
  if (type === FROM_ZERO) return since(serial, MONDAY);
  const first = firstDays.get(type);
  return first === undefined ? undefined : since(serial, first) + 1;
}

/** WEEKNUM: the week of 1 January is the first; type 21: the week (Monday first) of the year's first Thursday is. */
export function weekNumberOf(serial: number, type: number): number | undefined {
  if (type === ISO) return isoWeekOf(serial);
  const first = firstDays.get(type);
  if (first === undefined) return undefined;
  const newYear = serialOfDay(dayOfSerial(serial).year, 1, 1);
  return Math.floor((serial - newYear + since(newYear, first)) / 7) + 1;
}

/** A week belongs to the year its Thursday is in. */
function isoWeekOf(serial: number): number {
  const thursday = serial - since(serial, MONDAY) + 3;
  // A Thursday beyond the calendar's ends is a day of the neighbour year's first or last week.
  if (thursday < 1) return 52;
  const newYear = serialOfDay(dayOfSerial(thursday).year, 1, 1);
  return Math.floor((thursday - newYear) / 7) + 1;
}

/** Days since the last first day of the week. */
function since(serial: number, first: number): number {
  return (((serial - first) % 7) + 7) % 7;
}
