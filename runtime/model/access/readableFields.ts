import { versionField } from '../fields/resolve/impliedFields.ts';
import { isStored, type ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { fieldRightOf, fieldRightsOf } from './fieldRightOf.ts';
import type { User } from './User.ts';

/**
 * Names of fields the user may read in answers, exports, logs, searches, sorts and totals. Includes every
 * stored field except `writeOnly` fields and fields a role hides (`show: 0`). `hidden` in a schema only
 * affects the screen. The key and `Version` are always readable: opening and saving need them.
 */
export function readableFields(
  user: User,
  table: Pick<ResolvedTable, 'table' | 'key' | 'fields'>,
): ReadonlySet<string> {
  const rights = fieldRightsOf(user, table.table);
  const isReadable = (name: string) =>
    name === table.key || name === versionField || fieldRightOf(rights, name).show !== 0;
  return new Set(
    table.fields
      .filter((field) => isStored(field) && !field.writeOnly && isReadable(field.field))
      .map((field) => field.field),
  );
}
