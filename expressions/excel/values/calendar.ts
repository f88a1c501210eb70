/** Serial of 9999-12-31, the last day there is. */
export const LAST_DAY = 2_958_465;

const DAY = 86_400_000;
/** Serial of 1970-01-01. */
const EPOCH = 25_569;
/** The day that never was: 1900-02-29. */
const FICTITIOUS = 60;

/** A day of the calendar; month 1 to 12. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * The serial of a day; months and days outside their range run over into the next or previous ones, as in DATE (so that day
 * 60 of January 1900 is the fictitious one). May be outside 0..{@link LAST_DAY}, or NaN far outside: the caller answers #NUM!.
 * Years are taken as they are.
 */
export function serialOfDay(year: number, month: number, day: number): number {
  const months = year * 12 + month - 1;
  const first = new Date(0);
  // Unlike Date.UTC this takes years below 100 as they are.
  first.setUTCFullYear(Math.floor(months / 12), months - Math.floor(months / 12) * 12, 1);
  const serial = first.getTime() / DAY + EPOCH;
  return (serial <= FICTITIOUS ? serial - 1 : serial) + day - 1;
}

/** The day of a serial (its fraction is not looked at); serial 0 is 1900-01-00 and 60 is 1900-02-29, as in Excel. */
export function dayOfSerial(serial: number): CalendarDay {
  const whole = Math.floor(serial);
  if (whole <= 0) return { year: 1900, month: 1, day: 0 };
  if (whole === FICTITIOUS) return { year: 1900, month: 2, day: 29 };
  const date = new Date((whole - EPOCH + (whole < FICTITIOUS ? 1 : 0)) * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** How many days the month has in the 1900 system (February 1900 has 29). */
export function daysInMonth(year: number, month: number): number {
  return serialOfDay(year, month + 1, 1) - serialOfDay(year, month, 1);
}
