/** A value copied from a chosen record: a field of the row that `via` points at. */
export interface Lookup {
  /** The select field of this table whose dictionary names the source table. */
  readonly via: string;
  /** The source table's field. */
  readonly field: string;
  /**
   * The source table's field with the currency of that amount. A save asks before an amount of another currency than that
   * of this field (`currencyField`) is kept unconverted.
   */
  readonly currency?: string;
}
