import { endpoint } from '../Endpoint.ts';
import { wholeOf } from '../NamedTable.ts';
import { onTable } from '../Right.ts';

/** The table whose proposed rows the caller takes. */
export interface TakeBody {
  readonly table: string;
}

/** Rows that were added, and the first refusal, which ended it. */
export interface TakenRows {
  readonly added: number;
  readonly problem?: string | undefined;
}

/** Rows that tables are offered. */
export const proposalEndpoints = {
  /** Adds the proposed rows that the table does not have yet, each as a user would save it. */
  take: endpoint<TakenRows, TakeBody>()(
    'POST',
    '/api/jig/proposals/take',
    onTable('Add'),
    wholeOf('body.table'),
  ),
} as const;
