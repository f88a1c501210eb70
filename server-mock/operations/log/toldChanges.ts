import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { asObject } from '../../http/Call.ts';
import { changesField } from '../../reading/askableFields.ts';
import { readChanges } from '../../records/readChanges.ts';
import { type Telling, tellingOf } from './tellingOf.ts';

/** Members of an entry that are no fields: the action, its rule and the row it is about. */
const about: ReadonlySet<string> = new Set([
  'action',
  'added',
  'auditRefuse',
  'auditStatus',
  'currentStepId',
  'deleted',
  'edited',
  'flow',
  'import',
  'importUndone',
  'moved',
  'reason',
  'started',
  'to',
  'unversioned',
  'users',
]);

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
  return JSON.stringify(shown(telling, key, telling.document.main, changes));
};

/**
 * The part of an entry about visible fields, also in detail rows. Refusal messages are left out: they may
 * name any field.
 */
const shown = (telling: Telling, key: string, table: ResolvedTable, changes: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([name, value]) => {
      const detail = telling.document.details.find((one) => one.table.table === name)?.table;
      if (detail !== undefined && Array.isArray(value))
        return [[name, value.map((row) => shown(telling, key, detail, asObject(row) ?? {}))] as const];
      const isTold = table.byName.has(name) ? telling.sees(key, table.table, name) : about.has(name);
      return isTold ? [[name, value] as const] : [];
    }),
  );
