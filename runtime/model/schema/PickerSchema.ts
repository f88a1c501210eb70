import type { Dependency } from './FieldSchema.ts';

/**
 * 高级选择: a dialog with the rows of a table, with search, pages and selection. Chosen rows fill the form or
 * become new detail rows. It lists only rows the user may see.
 */
export interface PickerSchema {
  /** Text of the link or button. */
  readonly text: string;
  /** The listed table; needs its Search right. */
  readonly table: string;
  /**
   * Copied values: field of this table -> column of the listed one. Values of a chosen record (`lookup`)
   * follow.
   */
  readonly map: Readonly<Record<string, string>>;
  /** Columns shown, in order; default all. Text columns are searched. */
  readonly columns?: readonly string[];
  /** Lists only rows whose column equals this record's field (`$main.Field`: of its header). */
  readonly dependsOn?: readonly Dependency[];
  /** Column with what remains of a row: rows with nothing left are not listed. */
  readonly remaining?: string;
  /** A scanned code picks a row without the dialog. */
  readonly scan?: ScanSchema;
}

/** The row of a picker's table for a barcode. */
export interface ScanSchema {
  /** Column of the listed table that holds the code. */
  readonly column: string;
  /** Number field of this table that counts repeated scans of a row; default: every scan adds a row. */
  readonly count?: string;
}
