import type { Frame } from '../Frame.ts';
import type { Term } from './Term.ts';

/** Reads a whole number: an infinity when an operand is empty, NaN when there is none that is safe. */
export type WholeReader = (frame: Frame) => number;

/**
 * A number as a whole number: the value times `10 ** scale`. An operand that is empty (an infinity), or text, or has more
 * digits than its field's scale, or is too long (NaN), goes through everything above; at the top the one is null and for
 * the other the exact way is taken.
 */
export interface Scaled {
  readonly scale: number;
  readonly read: WholeReader;
  /** The same with the result divided and rounded half away from zero: saves a call in `round(a * b, 2)`. */
  rounded?(divisor: number): WholeReader;
  /** Set when it is a constant, or made of one field: places that read it themselves save a call. */
  readonly constant?: number;
  readonly term?: Term;
}

/** Scales beyond this leave no room for the digits before the point. */
export const GREATEST_SCALE = 13;
