import type { Row } from '../model/schema/Row.ts';

/** One detail table's part of a save: rows without key are new; `delKeys` are removed. */
export interface SaveDetail {
  readonly table: string;
  readonly rows: readonly Row[];
  readonly delKeys: readonly (string | number)[];
  /** Keys of `rows` on screen; not sent. */
  readonly screenKeys?: readonly string[];
}

/** What Add and Update send. */
export interface SavePayload {
  readonly main: Row;
  readonly details: readonly SaveDetail[];
  /** The rows are those that changed; the answer then holds only rows that were written. */
  readonly changes?: true;
  /** Questions of the server that the user has answered with yes, by their keys. */
  readonly confirmed?: readonly string[];
}

/** Changed rows of one detail in a {@link SaveBody}. */
export interface SaveBodyDetail {
  readonly table: string;
  readonly data: readonly Row[];
  readonly delKeys: readonly (string | number)[];
}

/** {@link SavePayload} as the body of Add and Update: the first detail in the old members, the others under `details`. */
export interface SaveBody {
  readonly mainData: Row;
  readonly detailData: readonly Row[] | null;
  readonly delKeys: readonly (string | number)[] | null;
  readonly details?: readonly SaveBodyDetail[];
  readonly changes?: true;
  readonly confirmed?: readonly string[];
  /** The table. */
  readonly extra: string;
}

/** The stored record as the server answers it. `details` follow the order of the document's details. */
export interface SavedRecord {
  readonly main: Row;
  readonly details: readonly (readonly Row[])[];
  /** The details hold only the rows that were sent, in their order, then others that were written. */
  readonly changes?: true;
}

/** {@link SavedRecord} on the wire: main row, rows of the first detail, all details when there are several. */
export interface SavedAnswer {
  readonly data: Row | null;
  readonly list: readonly Row[];
  readonly details?: readonly { readonly table: string; readonly list: readonly Row[] }[];
  /** The lists hold only written rows, in the order they were sent. */
  readonly changes?: true;
}
