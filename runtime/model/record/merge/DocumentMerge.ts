import type { Cell, Row } from '../../schema/Row.ts';

/** Origin of a value: the user who merges, or the stored record. */
export type Side = 'mine' | 'theirs';

/** One difference of a record from the common base. */
export interface Difference {
  /** Unique in the merge. */
  readonly id: string;
  /** Table of the row; the main table's for the header. */
  readonly table: string;
  /** Key of the detail row; undefined: the header. */
  readonly rowKey: string | undefined;
  /** The field; undefined for a whole row (deleted on one side, changed on the other). */
  readonly field: string | undefined;
  readonly base: Cell;
  readonly mine: Cell;
  readonly theirs: Cell;
  /** Both versions of a whole row; undefined on the side that deleted it. */
  readonly rows?: { readonly mine: Row | undefined; readonly theirs: Row | undefined };
  /**
   * Both sides changed it to different values, so the user must choose. Otherwise the changed side is
   * `suggested`.
   */
  readonly isConflict: boolean;
  readonly suggested: Side;
}

/** Merged rows of one detail, and keys of stored rows to delete. */
export interface MergedDetail {
  readonly rows: readonly Row[];
  readonly delKeys: readonly (string | number)[];
}

/** A record after a merge. A save sends what differs from the stored record. */
export interface MergedDocument {
  readonly main: Row;
  readonly details: Readonly<Record<string, MergedDetail>>;
}

/** Comparison of three states of one record. */
export interface DocumentMerge {
  /** In the order of fields and rows. */
  readonly differences: readonly Difference[];
  /** Builds the record for the given choices. Differences without a choice use the suggestion. */
  build(choice: (difference: Difference) => Side): MergedDocument;
}
