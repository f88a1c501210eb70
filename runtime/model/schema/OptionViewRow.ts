/** A saved view as calls carry it. The texts are JSON. */
export interface OptionViewRow {
  readonly OptionView_Id: number;
  readonly OptionViewName: string;
  readonly OptionViewIcon: string;
  readonly Tooptip: string;
  /** User ids with commas; `all`: every user of the page; empty: the creator only. */
  readonly ScopeUser: string;
  readonly TableName: string;
  /** Lists of `{field, title, show, fixed}`; empty: the user's own columns. */
  readonly ColumnJson: string;
  readonly DetailsColumnJson: string;
  readonly DetailsColumnJson2: string;
  /** List of `{field, filterType, value, isValue, data}`; all must hold. */
  readonly FiltersJson: string;
  /** What the fields above cannot say: `{query, marks}`, the filters and order as the list's address has them, and rules of colours. */
  readonly Jig: string;
  readonly Creator: string;
  /** Grows with each change; a change names the one it began with. */
  readonly Version: number;
  readonly MayEdit: boolean;
  readonly IsTab: boolean;
}

/** The views of a page as an opened table carries them, in the user's order. */
export interface SentOptionViews {
  readonly rows: readonly OptionViewRow[];
  /** What the list shows first: an id, `all` or `approved`; empty: nothing was chosen. */
  readonly chosen: string | number;
}
