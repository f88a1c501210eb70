/** A column of a workbook to write. */
export interface SheetColumn {
  readonly title: string;
  /** Titles of the column groups above, outermost first; default none. */
  readonly groups?: readonly string[];
  /** In characters. */
  readonly width: number;
  /** Excel's number format; default General. */
  readonly format?: string;
}

/** A sheet that is written row by row. */
export interface SheetSpec {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
}

/** One column of an import template. */
export interface TemplateColumn extends SheetColumn {
  readonly required: boolean;
  /** Hint shown when a cell of the column is selected. */
  readonly hint: string;
  /** Labels to choose from; long lists are only on the second sheet. */
  readonly choices: readonly string[];
}

/** An import template: headers, and dictionary labels on a second sheet. */
export interface TemplateSpec {
  readonly name: string;
  readonly columns: readonly TemplateColumn[];
  readonly choicesName: string;
}

/** An error in a cell of an imported file. */
export interface MarkedCell {
  /** Row number as shown in the file, from 1. */
  readonly row: number;
  /** Column index from 0; undefined: the whole row. */
  readonly column: number | undefined;
  readonly message: string;
}
