import type { Condition } from './Condition.ts';

/** How a rollup sums up its rows. `latest`: the value of the row that is greatest in `by`. */
export const rollupTotals = ['sum', 'count', 'least', 'greatest', 'latest'] as const;

export type RollupTotal = (typeof rollupTotals)[number];

/** What a link has taken of a row: all that is carried, what is done of it, what came back. */
export const linkCounts = ['carried', 'done', 'returned'] as const;

export type LinkCount = (typeof linkCounts)[number];

/** A stored total over rows of another table that name the record. */
export interface RowsRollup {
  readonly total: RollupTotal;
  /** Field of the rows that is summed up; none for `count`. */
  readonly of?: string;
  /** Field of the rows that orders them, for `latest`. */
  readonly by?: string;
  /** The rows' table, and their field with the key of the record. */
  readonly over: { readonly table: string; readonly via: string };
  /** The rows that count: over their fields, and those of their document (`$main.Field`). Default: all. */
  readonly when?: Condition;
}

/** A stored quantity that a link has taken of the row. */
interface LinkRollup {
  /** The link, with its table: `Ware_OutWareHouseBill.delivery`. */
  readonly link: string;
  readonly counts: LinkCount;
}

/** The value of a field in the row before it of the same document, in the order of their keys; null in the first row. */
interface PreviousRollup {
  readonly previous: string;
}

/** A value that the server keeps up to date with other rows: those that name the record, or the row before it. Stored, and never typed. */
export type RollupSchema = RowsRollup | LinkRollup | PreviousRollup;
