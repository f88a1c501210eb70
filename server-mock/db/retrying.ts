import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError } from './DatabaseError.ts';

/** Retries after a serialization failure or deadlock, up to `retries` times (default 4: five attempts), after a short random pause. */
export async function retrying<T>(retries: number | undefined, run: () => Promise<T>): Promise<T> {
  for (let left = retries ?? 4; ; left--) {
    try {
      return await run();
    } catch (error) {
      if (left <= 0 || !(error instanceof DatabaseError) || error.kind !== 'serialization') throw error;
      // Random, so that the conflicting transactions do not collide again.
      await delay(5 + Math.random() * 45);
    }
  }
}
