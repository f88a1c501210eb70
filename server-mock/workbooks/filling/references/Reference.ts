/** The row of a reference; `isFixed` with a dollar sign. */
export interface ReferenceRow {
  readonly row: number;
  readonly isFixed: boolean;
}

/** A reference in a formula to cells or whole rows. References to whole columns never move and are text. */
export interface Reference {
  /** Name of the sheet; undefined: that of the formula. */
  readonly sheet: string | undefined;
  /** Columns as written, such as `$B`; empty for whole rows. */
  readonly columns: readonly [first: string, last: string];
  readonly start: ReferenceRow;
  /** Undefined: a single cell. */
  readonly end: ReferenceRow | undefined;
  /** It is a whole argument of a function that takes many cells, so a cell may become a range. */
  readonly isList: boolean;
}

/** A formula as its references and the texts between them. */
export type FormulaPiece = string | Reference;
