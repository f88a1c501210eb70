import type { RecordDraft, RowDraft } from '../saving/SaveState.ts';

/** One detail row, read from one row of the file. */
export interface DetailRowDraft extends RowDraft {
  readonly row: number;
}

/** Rows of one detail of a record to be created. */
export interface DetailDraft {
  readonly table: string;
  readonly rows: DetailRowDraft[];
  readonly untouched: readonly [];
}

/** A record to be created, with its details. */
export interface Draft extends RecordDraft {
  /** First row of the record in the file. */
  readonly row: number;
  readonly details: readonly DetailDraft[];
}

/** Rows of a record in one detail. */
export const rowsIn = (draft: Draft, table: string): readonly DetailRowDraft[] =>
  draft.details.find((detail) => detail.table === table)?.rows ?? [];
