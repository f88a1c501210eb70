import type { Json } from '../model/schema/Json.ts';
import type { Row } from '../model/schema/Row.ts';

/** One search clause as the wire knows it. */
export interface WhereClause {
  readonly name: string;
  readonly value: string;
  readonly displayType: string;
}

/** What to read of a table: `POST /api/{table}/Page`. Page numbers start at 1. */
export interface PageQuery {
  readonly page: number;
  readonly rows: number;
  /** Field to sort by; the table's own order when absent. */
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
  readonly wheres?: readonly WhereClause[];
  readonly filters?: Json;
  /** Quick search over several fields: any may hold. */
  readonly multiples?: { readonly fields: readonly string[]; readonly value: string };
  /** getDetailPage: the main record's key. */
  readonly value?: string | number;
}

/** A clause the server could not use, and why. */
export interface IgnoredClause {
  readonly name: string;
  /** What was sent, cut to a readable length. */
  readonly value: string;
  /** Catalogue key of the reason, and its words from the server. */
  readonly reason: string;
  readonly message?: string | undefined;
}

/** One page of rows, the exact total and the sums over the whole filtered set. */
export interface PageResult {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly summary: Row;
  readonly ignored: readonly IgnoredClause[];
  /** Of a tree, whose pages count its roots: records on all levels. */
  readonly records?: number | undefined;
}
