import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Queryable } from '../db/Database.ts';
import { lockSchemas } from '../publishing/lockSchemas.ts';
import { checkStored } from './checkStored.ts';
import type { EntryPublisher } from './EntryPublisher.ts';
import type { SentEntry } from './flatEntries.ts';
import { publishEntries } from './publishEntries.ts';
import { storeEntries } from './storeEntries.ts';

/**
 * Stores entries from a file and puts them in force, in the caller's transaction: all, or none with issues. An entry of a known
 * table name takes the place of that one. They may name each other in any order.
 */
export const importEntries = async (
  tx: Queryable,
  by: EntryPublisher,
  entries: readonly SentEntry[],
): Promise<readonly Issue[]> => {
  // Two imports at once would both find no entry of a name.
  await lockSchemas(tx);
  const done = await storeEntries(tx, by, entries);
  if ('issues' in done) return done.issues;
  const wrong = await checkStored(tx, by, done.stored);
  return wrong.length > 0 ? wrong : publishEntries(tx, by, done.stored);
};
