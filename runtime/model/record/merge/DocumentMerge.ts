import type { Cell, Row } from '../../schema/Row.ts';

/** Whose value stands: that of who merges, or the stored one. */
export type Side = 'mine' | 'theirs';

/** One thing on which a record differs from what both began with. */
export interface Difference {
  /** Unique in the merge. */
  readonly id: string;
  /** Table of the row; the main table's for the header. */
  readonly table: string;
  /** Key of the detail row; undefined: the header. */
  readonly rowKey: string | undefined;
  /** Undefined: the whole row (deleted by one, changed by the other). */
  readonly field: string | undefined;
  readonly base: Cell;
  readonly mine: Cell;
  readonly theirs: Cell;
  /** Rows a whole row is shown by; undefined: that side deleted it. */
  readonly rows?: { readonly mine: Row | undefined; readonly theirs: Row | undefined };
  /** Both changed it, to different values: somebody has to choose. Else the one who changed it is `suggested`. */
  readonly isConflict: boolean;
  readonly suggested: Side;
}

/** Rows of one detail after a merge, and stored ones it deletes. */
export interface MergedDetail {
  readonly rows: readonly Row[];
  readonly delKeys: readonly (string | number)[];
}

/** A record after a merge: what differs from the stored one is what a save would change. */
export interface MergedDocument {
  readonly main: Row;
  readonly details: Readonly<Record<string, MergedDetail>>;
}

/** Three states of one record compared. */
export interface DocumentMerge {
  /** In the order of fields and rows. */
  readonly differences: readonly Difference[];
  /** The record by a choice per difference; what is not asked for stands as suggested. */
  build(choice: (difference: Difference) => Side): MergedDocument;
}
