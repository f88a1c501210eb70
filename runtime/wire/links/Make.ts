import type { Row } from '../../model/schema/Row.ts';
import type { SaveBodyDetail } from '../SavePayload.ts';

/** A row of the source, and how much of it; without a quantity, what remains. */
export interface MakeRow {
  readonly key: string | number;
  readonly quantity?: number | string;
}

/** What a document is made from. */
export interface MakeSource {
  /** The table of the source documents. */
  readonly table: string;
  readonly keys: readonly (string | number)[];
  /** Their rows to take; default all of which something remains. A key alone takes what remains. */
  readonly rows?: readonly (string | number | MakeRow)[];
}

/** Body of `make`. `to`: the table of the new document, or the link as `Table.name`. */
export interface MakeBody {
  readonly from: MakeSource;
  readonly to: string;
}

/** A document in the shape that Add takes: the first detail in `detailData`, the others in `details`. Nothing is stored. */
export interface MadeDraft {
  readonly mainData: Row;
  readonly detailData: readonly Row[];
  readonly details?: readonly Omit<SaveBodyDetail, 'delKeys'>[];
}
