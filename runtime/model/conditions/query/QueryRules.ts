import type { DocumentTable } from '../../fields/resolve/DocumentTable.ts';

/** Limits of a query. Parts above a limit are ignored, reported and never reach SQL. */
interface QueryLimits {
  /** Maximum clauses in one query. */
  readonly clauses: number;
  /** Maximum values in one clause. */
  readonly values: number;
  /** Maximum characters of one value. */
  readonly text: number;
}

/** Default limits: enough for every screen and for an export of one page of selected keys. */
export const queryLimits: QueryLimits = { clauses: 100, values: 1000, text: 20_000 };

/** Fields and limits that apply to a query. */
export interface QueryRules {
  /** Fields the user may read (`readableFields`). Undefined: all fields that are not `writeOnly`. */
  readonly readable?: ReadonlySet<string>;
  readonly limits?: Partial<QueryLimits>;
  /** Current time as `yyyy-MM-dd HH:mm:ss` in TIME_ZONE. Date tokens need it and are ignored without it. */
  readonly now?: string;
  /** Keys whose label has the text of the quick search, by field with options. Other fields match by value. */
  readonly labelled?: ReadonlyMap<string, readonly string[]>;
  /** Details whose rows filters may test. Undefined: none. */
  readonly details?: DocumentTable['details'];
  /** Fields the user may read in each detail. A detail that is not listed has no limit. */
  readonly readableRows?: ReadonlyMap<string, ReadonlySet<string>>;
}
