import type { Field } from '../../Field.ts';

/**
 * What a decision asks a field of the record: whether it is a number between two, or one of some texts. Comparisons with a
 * constant come to this, since any of the three answers (it is, it is not, it is empty) may lead to either side.
 */
export interface Question {
  readonly field: Field;
  /** Both inclusive; a low above the high: no number is looked for. */
  readonly low: number;
  readonly high: number;
  /** Undefined: a text is for the node itself to judge. */
  readonly texts: readonly string[] | undefined;
}
