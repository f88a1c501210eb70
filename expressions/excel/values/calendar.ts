/** Serial of 9999-12-31, the last day. */
export const LAST_DAY = 2_958_465;

/** Serial of 1900-02-29, which never existed. */
const FICTITIOUS = 60;
/** Serial of 1 March of year 0. Counting from March makes a leap day the last day of its year. */
const START = -693_899;
/** Days of 400, 100, 4 and 1 years; the calendar repeats after 400 years. */
const ERA = 146_097;
const CENTURY = 36_524;
const FOUR_YEARS = 1_461;
const YEAR = 365;

/** A calendar date; month 1 to 12. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * The serial of a date. Months and days outside their range overflow, as in DATE (so day 60 of January 1900
 * is the fictitious one). May be outside 0..{@link LAST_DAY}, which the caller turns into #NUM!. Takes years
 * literally.
 */
export function serialOfDay(year: number, month: number, day: number): number {
  // Months since March of year 0.
  const months = year * 12 + month - 3;
  const years = Math.floor(months / 12);
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  const first = START + years * YEAR + leaps + daysBefore(months - years * 12);
  return (first <= FICTITIOUS ? first - 1 : first) + day - 1;
}

/** The date of a serial, ignoring its fraction. Serial 0 is 1900-01-00 and 60 is 1900-02-29, as in Excel. */
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
  // January and February belong to the year that began in March.
  return month < 10 ? { year, month: month + 3, day } : { year: year + 1, month: month - 9, day };
}

/** Days in a month of the 1900 system (February 1900 has 29). */
export function daysInMonth(year: number, month: number): number {
  return serialOfDay(year, month + 1, 1) - serialOfDay(year, month, 1);
}

/** Days before a month in a year that begins in March (0 is March). Every five months have 153 days. */
function daysBefore(month: number): number {
  return Math.floor((153 * month + 2) / 5);
}
