import type { Moment } from './Moment.ts';

/** Result of reading a part of a timestamp: its number and the offset after it. */
export interface FieldReading {
  readonly value: number;
  readonly end: number;
}

/** Writes and reads one part of a date or time. */
export interface FieldFormat {
  /** Maximum digits to read when another number follows directly; undefined when it is not a number. */
  readonly digits?: number;
  write(moment: Moment): string;
  /** `most`: maximum digits to read. Undefined when nothing matches. */
  read(text: string, at: number, most: number | undefined): FieldReading | undefined;
}
