import type { PageBody } from '../PageQuery.ts';

/** Limits of a call: queries, characters of each, and rows counted for each. */
export const countLimits = { queries: 100, query: 20_000, rows: 1000 } as const;

/** Body of `POST /api/{table}/Counts`: the conditions of several queries over one table. */
export interface CountsBody {
  readonly queries: readonly Pick<PageBody, 'wheres' | 'filters' | 'multiples'>[];
}

/**
 * Number of rows of each query, in their order, at most `countLimits.rows`. Null: a condition could not be used, because
 * the user may not read its field or the table has none such.
 */
export interface CountsAnswer {
  readonly counts: readonly (number | null)[];
}
