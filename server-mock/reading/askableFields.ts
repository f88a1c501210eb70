import { readableFields } from '../../runtime/model/access/readableFields.ts';
import type { User } from '../../runtime/model/access/User.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';

/**
 * Operation log, and its column with changed values of any table. The rights on that table decide who may read each
 * value.
 */
export const logTable = 'Sys_Log';
export const changesField = 'Changes';

/**
 * Fields by which a user may search, sort, total or label: all readable ones, except the changes in the operation
 * log. Those are filtered row by row (`toldChanges`), and a condition on them would reveal hidden fields.
 */
export const askableFields = (
  user: User,
  table: Pick<ResolvedTable, 'table' | 'key' | 'fields'>,
): ReadonlySet<string> => {
  const readable = readableFields(user, table);
  if (table.table !== logTable || user.isSuperAdmin) return readable;
  return new Set([...readable].filter((name) => name !== changesField));
};
