import { DatabaseError } from './DatabaseError.ts';
import { databaseErrorOf } from './databaseErrorOf.ts';

/** Runs what comes before the work itself: connecting, beginning a transaction. When the database is lost in it, nothing was begun. */
export const beginning = async <T>(run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    const refusal = databaseErrorOf(error);
    if (refusal instanceof DatabaseError && refusal.kind === 'gone') refusal.lost = 'unbegun';
    throw refusal;
  }
};
