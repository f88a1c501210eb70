import type { Amount } from '../../../../../expressions/index.ts';
import type { FieldSchema } from '../../../schema/FieldSchema.ts';
import type { Locale } from '../../../schema/Locale.ts';
import type { FilledBlock } from '../../FilledPrint.ts';
import type { Align } from '../../layout/Box.ts';

/** A column of a table of rows. */
interface FilledColumn {
  readonly title: string;
  /** Part of the width. */
  readonly width: number;
  readonly align: Align;
  /** Its texts are printed as codes. */
  readonly symbology?: string;
  /** How sums are written; absent: the column is not summed. */
  readonly sum?: Pick<FieldSchema, 'columnType' | 'scale' | 'precision' | 'grouped'>;
}

/** The cells of a row. `amounts`: numbers of the summed columns by position. */
export interface FilledRow {
  readonly texts: readonly string[];
  readonly amounts: readonly (Amount | null)[];
}

/** Kinds of lines that a table of rows adds. */
export type SumLine = 'page' | 'carried' | 'brought' | 'total';

/** The rows of a detail with what stands around them. */
export interface FilledRows extends FilledBlock {
  readonly columns: readonly FilledColumn[];
  readonly rows: readonly FilledRow[];
  readonly words: Readonly<Record<SumLine, string>>;
  readonly locale: Locale;
  readonly size?: number | undefined;
  /** Least height of a row in millimetres. */
  readonly rowHeight: number;
  readonly repeatsHead: boolean;
  /** Sums of each page, where the rows take more than one. */
  readonly hasPageSums: boolean;
  /** Sums so far, at the end of a page and the beginning of the next. */
  readonly isCarried: boolean;
  readonly hasTotal: boolean;
  /** Blank rows up to the end of the page. */
  readonly fills: boolean;
}
