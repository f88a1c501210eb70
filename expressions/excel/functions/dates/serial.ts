/** A day as the 1900 date system counts it: 1 is 1900-01-01, 60 the 29 February 1900 that never was, 61 is 1900-03-01. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The serial number of 9999-12-31; there is no later day. */
export const LAST_SERIAL = 2_958_465;

/** Milliseconds of a day, for the proleptic Gregorian calendar of `Date.UTC`. */
const DAY = 86_400_000;
/** Serial 0 by real days: 1899-12-31 before the fictitious day, 1899-12-30 after it. */
const BEFORE = Date.UTC(1899, 11, 31) / DAY;
const AFTER = BEFORE - 1;
/** The serial number of the fictitious 29 February 1900. */
const FICTITIOUS = 60;

/**
 * The serial number of a day; months and days beyond their range run over as in DATE: month 13 is January of the next year,
 * day 0 the day before the first. Undefined outside 0..{@link LAST_SERIAL}. The year is taken as it is, 4 digits expected.
 */
export function serialOf(year: number, month: number, day: number): number | undefined {
  const first = firstOf(year, month);
  const serial = first + day - 1;
  return Number.isSafeInteger(serial) && serial >= 0 && serial <= LAST_SERIAL ? serial : undefined;
}

/** The day of a serial number, its fraction ignored; serial 0 is 1900-01-00. Expects 0..{@link LAST_SERIAL}. */
export function dateOf(serial: number): CalendarDay {
  const whole = Math.floor(serial);
  if (whole === 0) return { year: 1900, month: 1, day: 0 };
  if (whole === FICTITIOUS) return { year: 1900, month: 2, day: 29 };
  const date = new Date((whole + (whole < FICTITIOUS ? BEFORE : AFTER)) * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** How many days the month of a year has; February 1900 has 29. */
export function daysInMonth(year: number, month: number): number {
  return firstOf(year, month + 1) - firstOf(year, month);
}

/** The serial number of the first of a month, which may lie outside the calendar. */
function firstOf(year: number, month: number): number {
  const whole = year * 12 + month - 1;
  const date = new Date(0);
  // Unlike Date.UTC this reads years below 100 as they are.
  date.setUTCFullYear(Math.floor(whole / 12), whole - Math.floor(whole / 12) * 12, 1);
  const days = date.getTime() / DAY;
  return days - (days - AFTER > FICTITIOUS ? AFTER : BEFORE);
}
