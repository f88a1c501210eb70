import { readableFields } from '../../runtime/model/access/readableFields.ts';
import type { User } from '../../runtime/model/access/User.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';

/** The operation log, and what it keeps of every record: values of any table, each told by the rights on that one. */
export const logTable = 'Sys_Log';
export const changesField = 'Changes';

/**
 * Fields a user may search, sort, total or take labels by: those he may read, but of the operation log not what changed.
 * That is told row by row (`toldChanges`): a condition on it would tell of fields he may not see.
 */
export const askableFields = (
  user: User,
  table: Pick<ResolvedTable, 'table' | 'key' | 'fields'>,
): ReadonlySet<string> => {
  const readable = readableFields(user, table);
  if (table.table !== logTable || user.isSuperAdmin) return readable;
  return new Set([...readable].filter((name) => name !== changesField));
};
