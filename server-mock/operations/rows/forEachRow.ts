import { type RawBuilder, sql } from 'kysely';
import type { ResolvedTable } from '../../../runtime/model/ResolvedTable.ts';
import type { Cell, Row } from '../../../runtime/model/Row.ts';
import type { Queryable } from '../../db/Database.ts';
import { refuse } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { Refusal } from '../../http/Refusal.ts';
import { name } from '../../sql/names.ts';
import { selectAll } from '../saving/loadDocument.ts';
import { keyText } from '../saving/SaveState.ts';
import { type RowOutcome, rowDone, rowRefused } from './RowOutcome.ts';

/** What is done to rows, each in a transaction of its own: one that is refused does not hold the others back. */
export interface RowWork {
  readonly table: ResolvedTable;
  /** Rows the user may touch; undefined: all. */
  readonly scope: RawBuilder<unknown> | undefined;
  /** Said of a row that went well. */
  readonly done: string;
  /** Does it to the locked row; throws a {@link Refusal} to leave this row as it is. */
  run(tx: Queryable, row: Row): Promise<void>;
}

/** Locks each row, works on it, and says per row how it ended. A row the user does not see is not there. */
export const forEachRow = async (
  call: UserCall,
  work: RowWork,
  keys: readonly Cell[],
): Promise<readonly RowOutcome[]> => {
  const { table, scope, done } = work;
  const outcomes: RowOutcome[] = [];
  for (const key of keys) {
    const where = sql`${name(table.key)} = ${key}${scope === undefined ? sql`` : sql` and ${scope}`}`;
    try {
      await call.context.db.transaction(async (tx) => {
        const [row] = await selectAll(tx, table, where, sql`for update`);
        if (row === undefined) throw new Refusal(refuse('404', call.say('server.badKey')));
        await work.run(tx, row);
      });
      outcomes.push(rowDone(keyText(key), done));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcomes.push(rowRefused(keyText(key), messageIn(error)));
    }
  }
  if (outcomes.some((outcome) => outcome.ok)) call.context.changes.bump([table.table, 'Sys_Log']);
  return outcomes;
};

const messageIn = ({ answer: { body } }: Refusal): string =>
  typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';
