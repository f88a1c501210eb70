import { dayOfSerial, daysInMonth, serialOfDay } from '../../values/calendar.ts';

/** EDATE: the same day some months later or earlier, or the last day of a shorter month. */
export function addMonths(serial: number, months: number): number {
  const { year, month, day } = dayOfSerial(serial);
  return serialOfDay(year, month + months, Math.min(day, daysInMonth(year, month + months)));
}

/** EOMONTH: the last day of the month some months later or earlier. */
export function endOfMonth(serial: number, months: number): number {
  const { year, month } = dayOfSerial(serial);
  return serialOfDay(year, month + months, daysInMonth(year, month + months));
}
