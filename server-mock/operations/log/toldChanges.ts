import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { changesField } from '../../reading/askableFields.ts';
import { readChanges } from '../../records/readChanges.ts';
import { type Telling, tellingOf } from './tellingOf.ts';
import { visibleChanges } from './visibleChanges.ts';

/**
 * Changes of log entries that the caller may see (`{Field: [before, after], Detail: [{...}]}`).
 * Covers only records in scope and fields that neither roles nor the user's node hide. `entries` are whole
 * log rows.
 * A super administrator sees everything.
 */
export const toldChanges = async (
  db: Queryable,
  call: TransactionCall,
  entries: readonly Row[],
): Promise<readonly Cell[]> => {
  if (call.user.isSuperAdmin) return entries.map((entry) => entry[changesField] ?? null);
  const keysOf = new Map<string, Set<string>>();
  for (const { TableName, TableKey } of entries) {
    const keys = keysOf.get(String(TableName)) ?? new Set();
    keysOf.set(String(TableName), keys.add(String(TableKey ?? '')));
  }
  const tellings = new Map<string, Telling | undefined>();
  for (const [table, keys] of keysOf) tellings.set(table, await tellingOf(db, call, table, [...keys]));
  return entries.map((entry) => told(call, tellings.get(String(entry.TableName)), entry));
};

const told = (call: TransactionCall, telling: Telling | undefined, entry: Row): Cell => {
  const stored = entry[changesField] ?? null;
  const key = String(entry.TableKey ?? '');
  if (stored === null || stored === '') return stored;
  if (telling === undefined || !telling.isSeen(key)) return call.say('server.logWithheld');
  if (telling.seesAll(key)) return stored;
  const changes = readChanges(stored);
  // A truncated entry cannot be filtered by field, so it is withheld.
  if (changes === undefined) return call.say('server.logWithheld');
  return JSON.stringify(visibleChanges(telling, key, changes));
};
