import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { runHooks } from '../hooks/runHooks.ts';
import type { UserCall } from '../http/Call.ts';
import { issuesAnswer } from '../http/issuesAnswer.ts';
import { Refusal } from '../http/Refusal.ts';

type Rows = readonly Row[];

const nothing = { values: {}, details: {} } as const;

/** Runs the hooks of a deletion, row by row. */
export const deleteHooks = {
  /** Before the transaction: issues of the first row that may not be deleted; empty when all may. */
  async before(call: UserCall, table: ResolvedTable, rows: Rows): Promise<readonly Issue[]> {
    const { db } = call.context;
    for (const stored of rows) {
      const input = { ...nothing, call, outside: call, db, moment: 'delBefore', table, stored } as const;
      const issues = await runHooks(input);
      if (issues.length > 0) return issues;
    }
    return [];
  },

  /**
   * Inside the transaction: once the rows are deleted, and of rows that go with their document also before. Throws a
   * {@link Refusal} with the first issues.
   */
  async within(
    tx: Queryable,
    call: TransactionCall,
    table: ResolvedTable,
    rows: Rows,
    moment: 'delBefore' | 'delInside',
  ): Promise<void> {
    for (const stored of rows) {
      const input = { ...nothing, call, outside: undefined, db: tx, moment, table, stored } as const;
      const issues = await runHooks(input);
      if (issues.length > 0) throw new Refusal(issuesAnswer(call, issues));
    }
  },

  /** After the commit. Issues of hooks are only logged, since the rows are already deleted. */
  async after(call: UserCall, table: ResolvedTable, rows: Rows): Promise<void> {
    const { db, log } = call.context;
    for (const stored of rows) {
      const input = { ...nothing, call, outside: call, db, moment: 'delAfter', table, stored } as const;
      const issues = await runHooks(input);
      if (issues.length > 0)
        log.warn({ requestId: call.requestId, issues }, 'a hook complained after a delete');
    }
  },
} as const;
