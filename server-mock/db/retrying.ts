import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError } from './DatabaseError.ts';

export interface Retries {
  /** Attempts after a serialization failure or a deadlock; default 4. With 0 nothing is repeated that may have begun. */
  readonly retries?: number | undefined;
  /** Milliseconds from the start in which work is repeated that the database lost before it could store anything; default 0. */
  readonly patience?: number;
}

/** Milliseconds in which a refused write is repeated: a former primary is left at once, a database that was made read-only says so. */
const readOnlyPatience = 2_000;

/**
 * Repeats work of which nothing was stored: after a serialization failure or a deadlock, and after a lost or read-only database, which a new
 * primary may replace. The pauses are random, so that those who met do not meet again.
 */
export async function retrying<T>({ retries = 4, patience = 0 }: Retries, run: () => Promise<T>): Promise<T> {
  const since = performance.now();
  for (let left = retries; ; ) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      const limit = error.kind === 'gone' ? patience : Math.min(patience, readOnlyPatience);
      const isInTime = performance.now() - since < limit;
      if (error.kind === 'serialization' && left > 0) {
        left -= 1;
        await delay(5 + Math.random() * 45);
      } else if (isInTime && (error.lost === 'unbegun' || (error.lost === 'unstored' && retries > 0)))
        await delay(100 + Math.random() * 200);
      else throw error;
    }
  }
}
