/** A document that can be made from those of a table. */
export interface MakeOffer {
  /** `to` of `make`. */
  readonly to: string;
  /** What it does with the source, such as 销售出库. */
  readonly title: string;
  /** Name of the document to make. */
  readonly document: string;
  /** The address of its page. */
  readonly path: string;
}
