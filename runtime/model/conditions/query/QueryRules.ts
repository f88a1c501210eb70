import type { DocumentTable } from '../../fields/resolve/DocumentTable.ts';

/** How much a query may ask (bad input is cut, said, and never reaches SQL). */
interface QueryLimits {
  /** Clauses in one query. */
  readonly clauses: number;
  /** Values in one clause. */
  readonly values: number;
  /** Characters of one value. */
  readonly text: number;
}

/** Enough for every screen and for exports of a page of chosen keys. */
export const queryLimits: QueryLimits = { clauses: 100, values: 1000, text: 20_000 };

/** What the reader of a query may use. */
export interface QueryRules {
  /** Names the user may read (`readableFields`); undefined: every field that is not `writeOnly`. */
  readonly readable?: ReadonlySet<string>;
  readonly limits?: Partial<QueryLimits>;
  /** `yyyy-MM-dd HH:mm:ss` in TIME_ZONE, for date tokens; without it they are not used. */
  readonly now?: string;
  /** The details whose rows filters may ask for; without them none. */
  readonly details?: DocumentTable['details'];
  /** Names the user may read of each detail's rows; a detail not in it is not limited. */
  readonly readableRows?: ReadonlyMap<string, ReadonlySet<string>>;
}
