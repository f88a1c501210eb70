/** Serial of 9999-12-31, the last day there is. */
export const LAST_DAY = 2_958_465;

/** The day that never was: 1900-02-29. */
const FICTITIOUS = 60;
/** Serial of 1 March of year 0, where the count below begins: a leap day is then the last day of its year. */
const START = -693_899;
/** Days of 400, 100 and 4 years and of one; the calendar repeats after 400 years. */
const ERA = 146_097;
const CENTURY = 36_524;
const FOUR_YEARS = 1_461;
const YEAR = 365;

/** A day of the calendar; month 1 to 12. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * The serial of a day; months and days outside their range run over into the next or previous ones, as in DATE (so that day
 * 60 of January 1900 is the fictitious one). May be outside 0..{@link LAST_DAY}: the caller answers #NUM!. Years are taken as
 * they are.
 */
export function serialOfDay(year: number, month: number, day: number): number {
  // Months since March of year 0.
  const months = year * 12 + month - 3;
  const years = Math.floor(months / 12);
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  const first = START + years * YEAR + leaps + daysBefore(months - years * 12);
  return (first <= FICTITIOUS ? first - 1 : first) + day - 1;
}

/** The day of a serial (its fraction is not looked at); serial 0 is 1900-01-00 and 60 is 1900-02-29, as in Excel. */
export function dayOfSerial(serial: number): CalendarDay {
  const whole = Math.floor(serial);
  if (whole <= 0) return { year: 1900, month: 1, day: 0 };
  if (whole === FICTITIOUS) return { year: 1900, month: 2, day: 29 };
  const days = whole - START + (whole < FICTITIOUS ? 1 : 0);
  const era = Math.floor(days / ERA);
  const inEra = days - era * ERA;
  const leaps =
    Math.floor(inEra / (FOUR_YEARS - 1)) - Math.floor(inEra / CENTURY) + Math.floor(inEra / (ERA - 1));
  const yearInEra = Math.floor((inEra - leaps) / YEAR);
  const inYear = inEra - yearInEra * YEAR - Math.floor(yearInEra / 4) + Math.floor(yearInEra / 100);
  const month = Math.floor((5 * inYear + 2) / 153);
  const year = era * 400 + yearInEra;
  const day = inYear - daysBefore(month) + 1;
  // January and February end the year that began in March.
  return month < 10 ? { year, month: month + 3, day } : { year: year + 1, month: month - 9, day };
}

/** How many days the month has in the 1900 system (February 1900 has 29). */
export function daysInMonth(year: number, month: number): number {
  return serialOfDay(year, month + 1, 1) - serialOfDay(year, month, 1);
}

/** Days of a year that begins in March before its month (0 is March): five months have 153 days, again and again. */
function daysBefore(month: number): number {
  return Math.floor((153 * month + 2) / 5);
}
