/** How a figure sums up the rows of its view. */
export const figureTotals = ['sum', 'count', 'distinct', 'least', 'greatest', 'average'] as const;

/**
 * A figure of a view about the record: rows of the view that name the record, summed up. It is read with the record, never
 * stored, and never typed.
 */
export interface Figure {
  readonly view: string;
  /** Column of the view that is summed up. */
  readonly field: string;
  /** Column of the view with the key of the record. */
  readonly by: string;
  readonly total: (typeof figureTotals)[number];
}
