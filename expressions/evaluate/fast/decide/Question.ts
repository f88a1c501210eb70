import type { Field } from '../../Field.ts';

/**
 * A question about a record's field: is it a number in a range, or one of some texts? Comparisons with a
 * constant become questions, because each answer (yes, no, empty) may lead to either side.
 */
export interface Question {
  readonly field: Field;
  /** Both inclusive; low above high: no number matches. */
  readonly low: number;
  readonly high: number;
  /** Undefined: the node itself decides about texts. */
  readonly texts: readonly string[] | undefined;
}
