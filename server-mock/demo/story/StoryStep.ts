import type { Json } from '../../../runtime/model/schema/Json.ts';

/** Cells by field: a value as it is, or an object that says how it is found ({@link cellOf}). */
export type StoryValues = Readonly<Record<string, Json>>;

/** Values of a column, with those of a source's field. */
interface NamedRows {
  readonly table: string;
  readonly column: string;
  readonly by: string;
}

/** Rows of another table that documents follow. */
export interface StorySource {
  readonly table: string;
  /** Its date; a document comes after it. */
  readonly date: string;
  /** Field of the document that names its source: each source has one such document. Default: none names it. */
  readonly via?: string;
  readonly where?: Json;
  /** Sources that rows of another table name, or that none names: in its column stands the value of `by`. */
  readonly known?: NamedRows;
  readonly unknown?: NamedRows;
  /** Least and most days after the source. */
  readonly days: readonly [number, number];
  /** Only documents of so many days before the last day of the data. Default: all. */
  readonly within?: number;
}

/** Rows of a detail. */
export interface StoryRows {
  /** Where they come from, and fields of the header by the column that equals them. Default: what the schema fills in. */
  readonly from?: { readonly table: string; readonly by?: Readonly<Record<string, string>> };
  /** The source of the document is its only row. */
  readonly own?: true;
  /** Columns by field. Default: those of the schema's fill or picker. */
  readonly map?: Readonly<Record<string, string>>;
  readonly where?: Json;
  /** Least and most rows, chosen by chance. Default: all. */
  readonly some?: readonly [number, number];
  readonly values?: StoryValues;
}

/** Documents of one table that follow others, or a rhythm. */
export interface StoryStep {
  readonly table: string;
  /** Account that creates them. */
  readonly by: string;
  /** Most documents. Default: one for each source. */
  readonly count?: number;
  /** Field with the day of the document. */
  readonly date: string;
  /** Default: documents spread evenly over `span` days. */
  readonly source?: StorySource;
  readonly span?: number;
  /** One document for each value that the records chosen by `via` of the rows have in `column`; the header takes it as `to`. */
  readonly split?: { readonly via: string; readonly column: string; readonly to: string };
  /** Minutes after eight at which the first one of them is created. Default: early. */
  readonly minute?: number;
  /** Number rule in place of the table's. */
  readonly rule?: string;
  readonly values?: StoryValues;
  readonly details?: Readonly<Record<string, StoryRows>>;
  /** Values that need the totals of the document. */
  readonly totals?: StoryValues;
  /** Names of states, of the newest document first; the last one is that of all older ones. */
  readonly states?: readonly string[];
}
