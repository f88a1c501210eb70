/**
 * What can be wrong with stored links: more carried of a row than there is (`over`), a source row that is gone (`gone`), a
 * row without source row although its header names a source (`noSource`), a field that is not as in the source (`differs`),
 * a stored total or a formula over one that is not what its rows sum up to (`total`).
 */
export type DifferenceKind = 'over' | 'gone' | 'noSource' | 'differs' | 'total';

/** One thing that is wrong with stored documents. */
export interface LinkDifference {
  readonly kind: DifferenceKind;
  /** The link, as `Table.name`, or the stored field, as `Table.Field`. */
  readonly of: string;
  /** The row: its table, its key, and the number of its document. */
  readonly table: string;
  readonly key: string;
  readonly code: string;
  /** The field, for `differs` and `total`. */
  readonly field?: string;
  /** What is stored, and what it should be; null: empty. */
  readonly found: string | null;
  readonly expected: string | null;
}
