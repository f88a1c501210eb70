import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './Database.ts';

interface Entered {
  readonly database: Database;
  open: boolean;
}

const current = new AsyncLocalStorage<Entered>();

/** Number of open transactions. At 0 the async storage is disabled, which makes promises a third cheaper. */
let open = 0;

/** Runs the body of a transaction so that {@link refuseInsideTransaction} detects it. */
export async function enterTransaction<T>(database: Database, run: () => Promise<T>): Promise<T> {
  refuseInsideTransaction(database);
  const entered: Entered = { database, open: true };
  open += 1;
  try {
    return await current.run(entered, run);
  } finally {
    // Work that outlives the transaction (a background job it started) may use the database again.
    entered.open = false;
    open -= 1;
    if (open === 0) current.disable();
  }
}

/** Throws inside a transaction of this database: on one connection the call would wait for itself forever. */
export function refuseInsideTransaction(database: Database): void {
  const entered = current.getStore();
  if (entered?.open === true && entered.database === database) {
    throw new Error('inside a transaction only its tx may be used, not the database (bug)');
  }
}

/**
 * Throws inside any transaction. Call it before waiting for a cache or queue that another call may fill: that call
 * may wait for the connection which this transaction holds.
 */
export function refuseWaitInTransaction(what: string): void {
  if (current.getStore()?.open !== true) return;
  throw new Error(`inside a transaction nothing waits for ${what}; read it before the transaction (bug)`);
}
