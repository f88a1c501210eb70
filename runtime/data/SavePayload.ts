import type { Row } from '../model/Row.ts';

/** One detail table's part of a save: rows without key are new; `delKeys` are removed. */
export interface SaveDetail {
  readonly table: string;
  readonly rows: readonly Row[];
  readonly delKeys: readonly (string | number)[];
}

/** What Add and Update send (specification 1 section 3; contract section 3 for several details). */
export interface SavePayload {
  readonly main: Row;
  readonly details: readonly SaveDetail[];
}

/** The stored record as the server answers it. `details` follow the order of the document's details. */
export interface SavedRecord {
  readonly main: Row;
  readonly details: readonly (readonly Row[])[];
}
