/** What a formula's result is; the type of the field that has it. */
export type FormulaType = 'number' | 'date' | 'text';

/** Where a formula stands: on a field of the main form, or on a column of a detail table. */
export type FormulaPlace = 'main' | 'column';

/** A field put into a formula as a tag: its label, its code, and whose it is. */
export interface FormulaTag {
  readonly value: string;
  readonly field: string;
  readonly property?: 'main' | 'detail';
}

/**
 * A calculation formula as the form designer saves it. What a person typed is kept as typed, so that its check can say what
 * is wrong with it.
 */
export interface FormulaEntry {
  readonly name: string;
  readonly type: FormulaType;
  /** The method's number, or the text it came as when it is none: 0, 1, 100, 1000 to 1003. Blank: not chosen yet. */
  readonly method: number | string | null;
  /** The text of a custom formula. */
  readonly content: string;
  /** Days, start or decimal places, by method; blank is 0. */
  readonly fixed: number | string | null;
  /** Length of a substring; blank is the rest of the text. */
  readonly fixed2: number | string | null;
  /** Codes of the parameter fields; function formulas take exactly one. */
  readonly paramsValue: readonly string[];
  readonly params: readonly FormulaTag[];
  /** The field that has the formula, and its place among the fields. */
  readonly field: string;
  readonly index: number;
}
