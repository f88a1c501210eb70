import type { RecordDraft, RowDraft } from '../saving/SaveState.ts';

/** One row of a detail, read from one row of the file. */
export interface DetailRowDraft extends RowDraft {
  readonly row: number;
}

/** The rows of one detail of a record to be made. */
export interface DetailDraft {
  readonly table: string;
  readonly rows: DetailRowDraft[];
  readonly untouched: readonly [];
}

/** One record to be made, with its details. */
export interface Draft extends RecordDraft {
  /** Row of the file it begins at. */
  readonly row: number;
  readonly details: readonly DetailDraft[];
}

/** The rows a record has in a detail. */
export const rowsIn = (draft: Draft, table: string): readonly DetailRowDraft[] =>
  draft.details.find((detail) => detail.table === table)?.rows ?? [];
