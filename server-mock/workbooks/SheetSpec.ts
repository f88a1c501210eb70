/** One column of a workbook to write. */
export interface SheetColumn {
  readonly title: string;
  /** Titles of the groups above, outermost first; default none. */
  readonly groups?: readonly string[];
  /** In characters. */
  readonly width: number;
  /** Excel's number format; default General. */
  readonly format?: string;
}

/** A sheet to write row by row. */
export interface SheetSpec {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
}

/** One column of an import template. */
export interface TemplateColumn extends SheetColumn {
  readonly required: boolean;
  /** Said when a cell of the column is entered. */
  readonly hint: string;
  /** Labels to choose from; too many for a list are only in the second sheet. */
  readonly choices: readonly string[];
}

/** An import template: headers, and the labels of dictionaries on a second sheet. */
export interface TemplateSpec {
  readonly name: string;
  readonly columns: readonly TemplateColumn[];
  readonly choicesName: string;
}

/** What is wrong with a cell of an imported file. */
export interface MarkedCell {
  /** Row as the person sees it; the first is 1. */
  readonly row: number;
  /** Column, from 0; undefined: the row as a whole. */
  readonly column: number | undefined;
  readonly message: string;
}
