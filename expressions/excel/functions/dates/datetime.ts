import { addNumbers } from '../../../numbers/addNumbers.ts';
import type { Numeric } from '../../../numbers/Decimal.ts';
import { divideNumbers } from '../../../numbers/divideNumbers.ts';
import { approximated } from '../../../numbers/numberOut.ts';
import { dateTypeOf } from '../../../values/dates.ts';
import { dateOf, serialOf } from './serial.ts';

const SECONDS = 86_400;

/** A day and the seconds since its midnight, 0 up to 86,400. */
export interface DayTime {
  readonly serial: number;
  readonly seconds: number;
}

/** The serial number of a moment: exact where its fraction of a day ends, else 34 digits. */
export function momentOf({ serial, seconds }: DayTime): Numeric {
  if (seconds === 0) return serial;
  return addNumbers(serial, divideNumbers(seconds, SECONDS) ?? 0);
}

/**
 * The day and the seconds of a serial number, to the nearest second (or to `places` decimals of one); what rounds up to
 * midnight is the next day.
 */
export function dayTimeOf(moment: Numeric, places = 0): DayTime {
  const double = typeof moment === 'number' ? moment : approximated(moment);
  const unit = 10 ** places;
  const serial = Math.floor(double);
  const units = Math.round((double - serial) * SECONDS * unit);
  return units >= SECONDS * unit ? { serial: serial + 1, seconds: 0 } : { serial, seconds: units / unit };
}

/** The moment a text `yyyy-MM-dd` or `yyyy-MM-dd HH:mm:ss` means; undefined for other text and days before 1900. */
export function readDateText(text: string): DayTime | undefined {
  if (dateTypeOf(text) === undefined) return undefined;
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = text.split(/[- :]/).map(Number);
  const serial = serialOf(year, month, day);
  // Day 0 is a number of DATE's, not a day.
  if (serial === undefined || serial === 0) return undefined;
  return { serial, seconds: hours * 3600 + minutes * 60 + seconds };
}

/** `yyyy-MM-dd`, or with a time `yyyy-MM-dd HH:mm:ss`; expects a moment of the calendar. */
export function writeDateText({ serial, seconds }: DayTime): string {
  const { year, month, day } = dateOf(serial);
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  if (seconds === 0) return date;
  return `${date} ${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}
