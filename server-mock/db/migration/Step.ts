import type { Issue } from '../../../runtime/model/schema/Issue.ts';

/** Check before a migration step. If it finds rows, the whole migration is refused. */
export interface Obstacle {
  /** Query that returns one row with `rows`, the number of blocking rows. */
  readonly sql: string;
  /** Reported when rows block the step; `rows` is added to its params. */
  readonly issue: Issue;
}

/** One schema change of the database. */
export interface Step {
  readonly sql: string;
  /** Checked before any change. */
  readonly obstacle?: Obstacle;
}

/** Steps that migrate a table to its schema. `refused`: changes that are impossible whatever the rows are. */
export interface Plan {
  readonly steps: readonly Step[];
  readonly refused: readonly Issue[];
}

/** Issue about a table. */
export const refusal = (rule: string, table: string, params: Issue['params'] = {}): Issue => ({
  path: typeof params.column === 'string' ? `${table}.${params.column}` : table,
  rule,
  params: { table, ...params },
  severity: 'error',
});
