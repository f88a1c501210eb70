import type { MutableRow } from '../../../runtime/model/Row.ts';

/** One row of a detail, read from one row of the file. */
export interface DetailRowDraft {
  readonly row: number;
  readonly values: MutableRow;
}

/** One record to be made, with its details. */
export interface Draft {
  /** Row of the file it begins at. */
  readonly row: number;
  readonly values: MutableRow;
  readonly details: ReadonlyMap<string, DetailRowDraft[]>;
}
