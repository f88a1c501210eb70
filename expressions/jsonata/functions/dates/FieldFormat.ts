import type { Moment } from './Moment.ts';

/** Where reading a part of a timestamp went: its number and the offset after it. */
export interface FieldReading {
  readonly value: number;
  readonly end: number;
}

/** How one part of a date or time is written and read. */
export interface FieldFormat {
  /** How many digits it reads at most when another number follows at once; undefined when it is not a number. */
  readonly digits?: number;
  write(moment: Moment): string;
  /** `most`: how many digits may belong to it. Undefined when nothing fits there. */
  read(text: string, at: number, most: number | undefined): FieldReading | undefined;
}
