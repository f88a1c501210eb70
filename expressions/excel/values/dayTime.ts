import { addNumbers } from '../../numbers/addNumbers.ts';
import { Decimal, type Numeric } from '../../numbers/Decimal.ts';
import { divideNumbers } from '../../numbers/divideNumbers.ts';
import { approximated } from '../../numbers/numberOut.ts';
import { DIGITS, halfEven } from '../../numbers/settle.ts';
import { ExcelDate } from './ExcelDate.ts';

/** Seconds of a day. */
export const DAY_SECONDS = 86_400;
/** What is left of a day's seconds without factors 2 and 5: by its multiples the fraction of a day ends. */
const ENDLESS = 27;

/** A day and the seconds since its midnight, 0 up to 86,400. */
export interface DayTime {
  readonly serial: number;
  readonly seconds: number;
}

/**
 * The day and the seconds of a serial number, to the nearest second (or to `places` decimals of one); what rounds up to
 * midnight is the next day.
 */
export function dayTimeOf(moment: Numeric, places = 0): DayTime {
  const double = typeof moment === 'number' ? moment : approximated(moment);
  const unit = 10 ** places;
  const serial = Math.floor(double);
  const units = Math.round((double - serial) * DAY_SECONDS * unit);
  return units >= DAY_SECONDS * unit ? { serial: serial + 1, seconds: 0 } : { serial, seconds: units / unit };
}

/** The moment so many seconds after a day's midnight: exact where the fraction of a day ends, else to 34 digits. */
export function momentOf(serial: number, seconds: number): Numeric {
  if (serial <= 0 || seconds % ENDLESS === 0 || !Number.isInteger(seconds))
    return addNumbers(serial, divideNumbers(seconds, DAY_SECONDS) ?? 0);
  const scale = DIGITS - String(serial).length;
  const total = BigInt(serial * DAY_SECONDS + seconds) * 10n ** BigInt(scale);
  return new Decimal(halfEven(total, BigInt(DAY_SECONDS)), scale, true);
}

/** The same as a date that leaves with its time. */
export function dateAt(serial: number, seconds: number): ExcelDate {
  return new ExcelDate(momentOf(serial, seconds), true);
}
