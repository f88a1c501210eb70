import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import type { RowOutcome } from '../../../runtime/wire/records/RowOutcome.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { name } from '../../db/sql/names.ts';
import { type RawBuilder, sql } from '../../db/sql/sql.ts';
import { type Answer, refuse } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { Refusal } from '../../http/Refusal.ts';
import { systemRows } from '../../reading/systemRows.ts';
import { keyText } from '../../records/keyText.ts';
import { rowDone, rowRefused } from './rowResults.ts';

/** Work on several rows, one transaction each; a refused row does not stop the others. */
export interface RowWork {
  readonly table: ResolvedTable;
  /** Row scope of the user; undefined means all rows. */
  readonly scope: RawBuilder<unknown> | undefined;
  /** Message of a successful row. */
  readonly done: string;
  /** Tables written besides the rows' own and the log. */
  readonly tables?: readonly string[];
  /**
   * Changes the locked row; throws a {@link Refusal} to leave it as it is. May run twice, see `transaction`.
   */
  run(tx: Queryable, row: Row): Promise<void>;
  /** Runs after the commit of a row. */
  committed?(): void;
  /** Runs after a refused row's transaction has ended. */
  refused?(key: string, message: string): Promise<void>;
}

/** Locks one row and works on it in the caller's transaction. A row out of scope counts as missing. */
export const workOnRow = async (
  tx: Queryable,
  call: TransactionCall,
  work: RowWork,
  key: Cell,
): Promise<void> => {
  const { table, scope } = work;
  const where = sql`${name(table.key)} = ${key}${scope === undefined ? sql`` : sql` and ${scope}`}`;
  const [row] = await systemRows(tx, 'change', table, where, sql`for update`);
  if (row === undefined) throw new Refusal(refuse('404', call.say('server.badKey')));
  await work.run(tx, row);
};

/** Runs the transaction of a row and reports its outcome. */
export const outcomeOf = async (
  call: UserCall,
  work: RowWork,
  key: Cell,
  transaction: () => Promise<unknown>,
): Promise<RowOutcome> => {
  try {
    await transaction();
    work.committed?.();
    return rowDone(keyText(key), work.done);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const message = messageIn(await error.answerFor(call));
    await work.refused?.(keyText(key), message);
    return rowRefused(keyText(key), message);
  }
};

/** Bumps the change counters of these tables, so that caches drop their rows. */
export const bumpWork = (call: UserCall, { table, tables = [] }: RowWork): void =>
  call.context.changes.bump([table.table, 'Sys_Log', ...tables]);

/** Locks each row, works on it, and reports per row. */
export const forEachRow = async (
  call: UserCall,
  work: RowWork,
  keys: readonly Cell[],
): Promise<readonly RowOutcome[]> => {
  const { db } = call.context;
  const outcomes: RowOutcome[] = [];
  for (const key of keys)
    outcomes.push(
      await outcomeOf(call, work, key, () => db.transaction((tx) => workOnRow(tx, call, work, key))),
    );
  if (outcomes.some((outcome) => outcome.ok)) bumpWork(call, work);
  return outcomes;
};

const messageIn = ({ body }: Answer<never>): string =>
  typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';
