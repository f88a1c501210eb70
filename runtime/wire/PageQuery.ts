import type { Json } from '../model/schema/Json.ts';
import type { Row } from '../model/schema/Row.ts';

/** One search clause as the wire knows it. */
export interface WhereClause {
  readonly name: string;
  readonly value: string;
  readonly displayType: string;
}

/** Decimal numbers as text; an end that is left out is open. */
export type AmountRange = Readonly<Partial<Record<'least' | 'most', string>>>;

/** What to read of a table: `POST /api/{table}/Page`. Page numbers start at 1. */
export interface PageQuery {
  readonly page: number;
  readonly rows: number;
  /** Fields to sort by, with commas; the table's own order when absent. */
  readonly sort?: string;
  /** `asc` or `desc` of each field, with commas; the last one goes for the fields after it. */
  readonly order?: string;
  readonly wheres?: readonly WhereClause[];
  readonly filters?: Json;
  /** Quick search over several fields: any may hold. */
  readonly multiples?: { readonly fields: readonly string[]; readonly value: string };
  /** getDetailPage: the main record's key. */
  readonly value?: string | number;
  /** Tasks: amount of their documents. */
  readonly amount?: AmountRange;
}

/** A clause the server could not use, and why. */
export interface IgnoredClause {
  readonly name: string;
  /** What was sent, cut to a readable length. */
  readonly value: string;
  /** Catalogue key of the reason, and its words from the server. */
  readonly reason: string;
  readonly message?: string | undefined;
  /** The same rows are found without it: it says an order or a size, or one of several fields of a quick search. */
  readonly rowsStay?: boolean | undefined;
}

/** {@link PageQuery} as the body of Page, getDetailPage, getSelector, the levels of a tree and Export. */
export interface PageBody {
  readonly page: number;
  readonly rows: number;
  readonly sort?: string;
  readonly order?: string;
  /** getDetailPage: the detail's table. */
  readonly tableName?: string;
  /** JSON text of {@link WhereClause}s. */
  readonly wheres: string;
  /** JSON text. */
  readonly filters?: string;
  readonly multiples?: { readonly fields: readonly string[]; readonly value: string };
  readonly value?: string | number;
  /** Tasks: amount of their documents. */
  readonly amount?: AmountRange;
  /** getTreeTableChildrenData: keys of the parents. */
  readonly ids?: readonly (string | number)[];
  /** getSelector: the dictionary whose filter applies. */
  readonly dicNo?: string;
  /** Export: fields of the columns. */
  readonly columns?: readonly string[];
}

/** The answer of Page, getDetailPage, getSelector and the levels of a tree; it has no envelope. */
export interface PageAnswer {
  /** 0: no refusal. */
  readonly status: 0;
  readonly msg: null;
  readonly rows: readonly Row[];
  readonly total: number;
  /** Null: the table sums nothing. A number of several currencies or units has no single sum and is null in it. */
  readonly summary: Row | null;
  readonly extra: PageExtra;
}

/** What a page says of its query. */
export interface PageExtra {
  readonly ignored?: readonly IgnoredClause[];
  /** More rows were asked for than one page holds. */
  readonly clamped?: { readonly rows: number; readonly asked: number };
  /** The sums of each number by its currency or unit, the commonest first; `''`: rows without one. */
  readonly measures?: Readonly<Record<string, Row>>;
  /** Of a tree, whose pages count its roots: records on all levels. */
  readonly records?: number;
}

/** One page of rows, the exact total and the sums over the whole filtered set. */
export interface PageResult {
  readonly rows: readonly Row[];
  readonly total: number;
  /** Sums by field. That of a number with a currency or unit is an object by code. */
  readonly summary: Row;
  readonly ignored: readonly IgnoredClause[];
  /** Of a tree, whose pages count its roots: records on all levels. */
  readonly records?: number | undefined;
}
