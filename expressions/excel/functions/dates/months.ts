import { dateOf, daysInMonth, serialOf } from './serial.ts';

/** EDATE: the same day some months later (or earlier), the last of the month where it has no such day. */
export function addMonths(serial: number, months: number): number | undefined {
  const { year, month, day } = dateOf(serial);
  return serialOf(year, month + months, Math.min(day, daysInMonth(year, month + months)));
}

/** EOMONTH: the last day of the month some months later (or earlier). */
export function endOfMonth(serial: number, months: number): number | undefined {
  const { year, month } = dateOf(serial);
  return serialOf(year, month + months, daysInMonth(year, month + months));
}
