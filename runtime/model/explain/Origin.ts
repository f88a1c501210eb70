import type { ColumnOrigin } from '../views/viewOrigins.ts';

/** Where the values of a column of a view, or of a figure, come from, in titles. */
export interface Origin extends Pick<ColumnOrigin, 'how'> {
  readonly of: readonly { readonly table: string; readonly field: string }[];
  /** Only rows that meet a condition count. */
  readonly some?: boolean;
  /** A figure: the column that names the record, its title, and the page with the rows behind, if there is one. */
  readonly record?: { readonly column: string; readonly by: string; readonly path?: string };
}
