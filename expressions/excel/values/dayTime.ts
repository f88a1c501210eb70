import { addNumbers } from '../../numbers/addNumbers.ts';
import { Decimal, type Numeric } from '../../numbers/Decimal.ts';
import { divideNumbers } from '../../numbers/divideNumbers.ts';
import { approximated } from '../../numbers/numberOut.ts';
import { DIGITS, halfEven } from '../../numbers/settle.ts';
import { ExcelDate } from './ExcelDate.ts';

/** Seconds per day. */
export const DAY_SECONDS = 86_400;
/** The factor of a day's seconds without 2 and 5. Its multiples are terminating fractions of a day. */
const ENDLESS = 27;

/** A day and the seconds since midnight, from 0 to below 86,400. */
export interface DayTime {
  readonly serial: number;
  readonly seconds: number;
}

/**
 * Splits a serial number into day and seconds, rounded to the second or to `places` decimals. A time that
 * rounds up to midnight is the next day.
 */
export function dayTimeOf(moment: Numeric, places = 0): DayTime {
  const double = typeof moment === 'number' ? moment : approximated(moment);
  const unit = 10 ** places;
  const serial = Math.floor(double);
  const units = Math.round((double - serial) * DAY_SECONDS * unit);
  return units >= DAY_SECONDS * unit ? { serial: serial + 1, seconds: 0 } : { serial, seconds: units / unit };
}

/**
 * The serial number of a day and seconds since midnight. Exact where the fraction terminates, else to 34
 * digits.
 */
export function momentOf(serial: number, seconds: number): Numeric {
  if (serial <= 0 || seconds % ENDLESS === 0 || !Number.isInteger(seconds))
    return addNumbers(serial, divideNumbers(seconds, DAY_SECONDS) ?? 0);
  const scale = DIGITS - String(serial).length;
  const total = BigInt(serial * DAY_SECONDS + seconds) * 10n ** BigInt(scale);
  return new Decimal(halfEven(total, BigInt(DAY_SECONDS)), scale, true);
}

/** The date of a day and seconds since midnight, with its time. */
export function dateAt(serial: number, seconds: number): ExcelDate {
  return new ExcelDate(momentOf(serial, seconds), true);
}
