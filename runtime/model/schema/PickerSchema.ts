import type { Dependency } from './FieldSchema.ts';

/**
 * 高级选择: a dialog that lists the rows of a table with search, pages and choice. What is chosen there goes into the form, or
 * becomes new rows of a detail table. The listed rows are those the user may see there.
 */
export interface PickerSchema {
  /** Text of the link or button. */
  readonly text: string;
  /** The table listed; its own Search right is needed. */
  readonly table: string;
  /** What is taken over: field of this table -> column of the listed one. Values that come with a record (`lookup`) follow. */
  readonly map: Readonly<Record<string, string>>;
  /** Columns shown, in order; default all of the listed table's. The text ones are searched. */
  readonly columns?: readonly string[];
  /** Only rows whose column holds what this record (`$main.Field`: its header) has in the field. */
  readonly dependsOn?: readonly Dependency[];
  /** A scanned code picks a row without the dialog. */
  readonly scan?: ScanSchema;
}

/** Which row of a picker's table a barcode means. */
export interface ScanSchema {
  /** Column of the listed table that holds the code. */
  readonly column: string;
  /** Number of this table that counts how often the same row was scanned; default every scan is a row of its own. */
  readonly count?: string;
}
