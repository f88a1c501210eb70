/** Result type of a formula, from its field. */
export type FormulaType = 'number' | 'date' | 'text';

/** Place of a formula: a field of the main form, or a column of a detail table. */
export type FormulaPlace = 'main' | 'column';

/** A field as a tag in a formula: label, code and table. */
export interface FormulaTag {
  readonly value: string;
  readonly field: string;
  readonly property?: 'main' | 'detail';
}

/**
 * A calculation formula as the form designer saves it. Input is kept as typed, so that its check can report
 * errors.
 */
export interface FormulaEntry {
  readonly name: string;
  readonly type: FormulaType;
  /**
   * The method's number, or its text when it is not a number: 0, 1, 100, 1000 to 1003. Blank: not chosen yet.
   */
  readonly method: number | string | null;
  /** The text of a custom formula. */
  readonly content: string;
  /** Days, start or decimal places, depending on the method; blank is 0. */
  readonly fixed: number | string | null;
  /** Length of a substring; blank means the rest of the text. */
  readonly fixed2: number | string | null;
  /** Codes of the parameter fields; function formulas take exactly one. */
  readonly paramsValue: readonly string[];
  readonly params: readonly FormulaTag[];
  /** The formula's field and its table. */
  readonly field: string;
  readonly index: number;
}
