import type { Numeric } from '../../numbers/Decimal.ts';

/**
 * A date value, as a serial number of the 1900 system. Counts whole days since 1899-12-31, including the
 * fictitious 29 February 1900 (60). The fraction is the time of day, exact or to 34 digits.
 */
export class ExcelDate {
  readonly serial: Numeric;
  /**
   * True for values of a datetime: the result shows the time even at midnight. A fraction always shows its
   * time.
   */
  readonly timed: boolean;
  /**
   * The original text of the data, used wherever text is wanted. A computed date has none and becomes its
   * serial there.
   */
  readonly written: string | undefined;
  constructor(serial: Numeric, timed = false, written?: string) {
    this.serial = serial;
    this.timed = timed;
    this.written = written;
  }
}
