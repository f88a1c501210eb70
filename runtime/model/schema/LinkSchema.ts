import type { Condition } from './Condition.ts';

/** How much more or less than the source says is accepted: percent of it, or a quantity; a number, or a field of the source row. */
export interface Allowance {
  readonly percent?: number | string;
  readonly quantity?: number | string;
}

/**
 * A link between documents: rows of a table carry a quantity (or an amount) of rows of a source.
 *
 * *Carried* is what documents hold that are neither void nor returned by approval, *done* what effective ones hold. A name
 * of a row's field may also be `$main.Field`, of its document.
 */
export interface LinkSchema {
  /** Name of the link, unique in its table. */
  readonly name: string;
  /** What its documents do with the source, such as 发货. */
  readonly title: string;
  /** The source's table, and its detail table with the rows; default the document itself. */
  readonly from: { readonly table: string; readonly rows?: string };
  /** Detail table whose rows carry; default the documents of this table themselves. */
  readonly rows?: string;
  /** Field of the carrying row with the key of its source row. */
  readonly via: string;
  /** Documents of this table that carry through the link; default all. */
  readonly when?: Condition;
  readonly carries: {
    /** Field of the carrying row with the quantity. */
    readonly field: string;
    /** Field of the source row with what there is. */
    readonly of: string;
    /** Field of the carrying row: units of the source in one of its own. Default: the same unit. */
    readonly factor?: string;
    /** Fields of a new row that are given the quantity, where a formula computes `field`. Default `field` itself. */
    readonly enters?: readonly string[];
    /**
     * Field of the source row with what may be carried for now, such as less what a check has rejected. It bars new rows only:
     * documents that are there stay, and the source closes by `of`. Default: `of` alone.
     */
    readonly upTo?: string;
    /** Header field of a new document that begins with the sum of what its rows take. Default: none. */
    readonly sum?: string;
  };
  /**
   * Fields that are the same in both, and fixed in the source while it is carried: field -> field of the source row. Where
   * one holds the key of the source document in the header, rows of a document that names a source name a row of it; a
   * document over several sources leaves it empty.
   */
  readonly same?: Readonly<Record<string, string>>;
  /** Further values that a document made from the source takes from it: field -> field of the source row. */
  readonly brings?: Readonly<Record<string, string>>;
  /** Sources that allow new rows; default: approved (or in need of no approval), and not closed by a user. */
  readonly allowedWhen?: Condition;
  /** Also sources that a user has closed, such as invoices of what was delivered. Default: returns alone. */
  readonly ofClosed?: boolean;
  /** `over`: carried beyond the source. `under`: done short of it, and a row counts as complete. Default: none. */
  readonly tolerance?: { readonly over?: Allowance; readonly under?: Allowance };
  /**
   * The rows take back what another link of the same source has done. `reopens`: what came back is carried no more, and may
   * be carried again. Default: it stays done.
   */
  readonly returns?: { readonly of: string; readonly reopens?: boolean };
  /** Sources close by themselves when all their rows are complete. Default false. */
  readonly closes?: boolean;
}
