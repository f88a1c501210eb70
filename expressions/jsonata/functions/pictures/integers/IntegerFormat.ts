/** Where reading went: the number and the offset after it. */
export interface IntegerReading {
  readonly value: bigint;
  readonly end: number;
}

/** The digits to write at least, of those a pattern demands. */
export type LeastDigits = (drawn: number) => number;

/** One way to write integers that are not negative. */
export interface IntegerFormat {
  /** Least count of digits where there are digits, else 0. */
  readonly digits: number;
  /** Digits the pattern draws, optional ones included; 0 where there are none. */
  readonly places: number;
  write(value: bigint): string;
  /** Reads at an offset, at most `most` digits where there are digits; undefined when nothing fits there. */
  read(text: string, at: number, most?: number): IntegerReading | undefined;
}
