import { versionField } from '../fields/resolve/impliedFields.ts';
import { isStored, type ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { fieldRightOf, fieldRightsOf } from './fieldRightOf.ts';
import type { User } from './User.ts';

/**
 * Names of the fields this user may get in an answer, export, log, search, sort or total: every stored field that is not
 * `writeOnly` and not taken away by a role (`show: 0`). `hidden` in a schema is about looks only: such a field is still
 * data. The key and `Version` are always readable: without them nothing can be opened or saved.
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
