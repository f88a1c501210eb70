import type { Issue } from '../../../runtime/model/schema/Issue.ts';

/** Something that must hold before a plan may run: rows in the way refuse the whole migration. */
export interface Obstacle {
  /** Answers one row with `rows`: how many are in the way. */
  readonly sql: string;
  /** Told when there are any; `rows` is added to its params. */
  readonly issue: Issue;
}

/** One change of the database. */
export interface Step {
  readonly sql: string;
  /** Looked at before anything is changed. */
  readonly obstacle?: Obstacle;
}

/** What a table needs to become what its schema wants; `refused` cannot be done whatever the rows are. */
export interface Plan {
  readonly steps: readonly Step[];
  readonly refused: readonly Issue[];
}

/** A refusal about a table. */
export const refusal = (rule: string, table: string, params: Issue['params'] = {}): Issue => ({
  path: typeof params.column === 'string' ? `${table}.${params.column}` : table,
  rule,
  params: { table, ...params },
  severity: 'error',
});
