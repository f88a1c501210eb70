import type { Numeric } from '../../numbers/Decimal.ts';

/**
 * A date as a kind of value. Its number is the serial of the 1900 system: whole days since 1899-12-31, the fictitious
 * 29 February 1900 (60) included; the fraction is the time of day, kept exact or to 34 digits.
 */
export class ExcelDate {
  readonly serial: Numeric;
  /** Leaves with its time even at midnight: it came from a datetime. A fraction always leaves with its time. */
  readonly timed: boolean;
  /** The text it was in the data: it is that text wherever text is wanted. A computed date has none and is its serial there. */
  readonly written: string | undefined;
  constructor(serial: Numeric, timed = false, written?: string) {
    this.serial = serial;
    this.timed = timed;
    this.written = written;
  }
}
