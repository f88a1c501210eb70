import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import { asObject } from '../../http/Call.ts';
import type { Telling } from './tellingOf.ts';

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
 * The part of a log entry about visible fields, also in detail rows. Refusal messages are left out: they may
 * name any field.
 */
export const visibleChanges = (telling: Telling, key: string, changes: JsonObject): JsonObject =>
  shown(telling, key, telling.document.main, changes);

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
