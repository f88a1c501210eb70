/** Result of reading: the number and the offset after it. */
export interface IntegerReading {
  readonly value: bigint;
  readonly end: number;
}

/** Turns the required digits of a pattern into the minimum to write. */
export type LeastDigits = (drawn: number) => number;

/** Writes and reads integers from 0 up in one notation. */
export interface IntegerFormat {
  /** Minimum digits; 0 for notations without digits. */
  readonly digits: number;
  /** All digits of the pattern, optional ones included; 0 for notations without digits. */
  readonly places: number;
  write(value: bigint): string;
  /** Reads at an offset, at most `most` digits; undefined when nothing matches. */
  read(text: string, at: number, most?: number): IntegerReading | undefined;
}
