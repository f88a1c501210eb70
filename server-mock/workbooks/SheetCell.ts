/** A cell as a workbook has it: empty, text, number, truth or a moment (its UTC parts are what the sheet shows). */
export type SheetCell = null | string | number | boolean | Date;

/** One row of a sheet. */
export interface SheetRow {
  /** As the person sees it in the file: the first is 1. */
  readonly number: number;
  readonly cells: readonly SheetCell[];
}
