import { dayOfSerial, serialOfDay } from '../../values/calendar.ts';

/**
 * First day of the week by the type of WEEKDAY and WEEKNUM. Days are serial numbers modulo 7: 0 is Saturday,
 * 1 Sunday.
 */
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
/** The WEEKDAY type that counts from 0 = Monday. */
const FROM_ZERO = 3;
/** The WEEKNUM type of ISO 8601. */
export const ISO = 21;

/**
 * WEEKDAY: 1..7 from the first day of the type, 0..6 from Monday for type 3. Undefined for an unknown type.
 */
export function weekdayOf(serial: number, type: number): number | undefined {
  if (type === FROM_ZERO) return since(serial, MONDAY);
  const first = firstDays.get(type);
  return first === undefined ? undefined : since(serial, first) + 1;
}

/**
 * WEEKNUM: week 1 contains 1 January; for type 21, week 1 (from Monday) contains the first Thursday of the
 * year.
 */
export function weekNumberOf(serial: number, type: number): number | undefined {
  if (type === ISO) return isoWeekOf(serial);
  const first = firstDays.get(type);
  if (first === undefined) return undefined;
  const newYear = serialOfDay(dayOfSerial(serial).year, 1, 1);
  return Math.floor((serial - newYear + since(newYear, first)) / 7) + 1;
}

/** ISO 8601: a week belongs to the year of its Thursday. */
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
