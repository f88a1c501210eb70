import type { Database, Queryable } from './Database.ts';

const isDatabase = (db: Queryable): db is Database => 'transaction' in db;

/**
 * Runs reads that do not wait for each other: at once on a database, one after the other in a transaction, which has one
 * connection.
 */
export const together = async <T>(
  db: Queryable,
  reads: readonly (() => Promise<T>)[],
): Promise<readonly T[]> => {
  if (isDatabase(db)) return Promise.all(reads.map((read) => read()));
  const found: T[] = [];
  for (const read of reads) found.push(await read());
  return found;
};
