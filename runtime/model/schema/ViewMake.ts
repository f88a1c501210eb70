/**
 * A document that is made of chosen rows of a view (下推): through a link, of the source documents that the rows are about, or
 * of the rows' own values.
 */
export interface ViewMake {
  /** Unique in the view. */
  readonly name: string;
  /** What the document does, such as 下达采购. */
  readonly title: string;
  /** The link as `Table.name`. */
  readonly link?: string;
  /** With `link`: the column with the key of the source document. */
  readonly document?: string;
  /** With `link`: field of the source rows -> column with the same value. Default: all rows of the document. */
  readonly match?: Readonly<Record<string, string>>;
  /** Without `link`: the table of the document, and its detail table with a row for each chosen one. */
  readonly to?: string;
  readonly rows?: string;
  /** Without `link`: field of the new row, or `$main.Field`, -> column. A column of the header is taken where all rows agree. */
  readonly map?: Readonly<Record<string, string>>;
}
