/** Cell value of a workbook: empty, text, number, boolean or date (the sheet shows its UTC parts). */
export type SheetCell = null | string | number | boolean | Date;

/** One row of a sheet. */
export interface SheetRow {
  /** Row number as shown in the file, from 1. */
  readonly number: number;
  readonly cells: readonly SheetCell[];
  /** Columns, from 0, whose formula has no stored value; absent when there are none. */
  readonly uncomputed?: readonly number[];
}
