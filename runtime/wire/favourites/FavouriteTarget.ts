/** What a favourite opens: a page, a saved view of it, or one of its records. */
export interface FavouriteTarget {
  /** API name of the page. */
  readonly page: string;
  /** Id of a saved view. */
  readonly view?: number;
  /** Key of a record. */
  readonly record?: string;
}
