import { grantsOf } from '../../access/grantsOf.ts';
import { superAdminRole } from '../../access/loadAccount.ts';
import { rolesOf } from '../../access/roles.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import type { Queryable } from '../../db/Database.ts';
import type { KnownPeople } from '../people/KnownPeople.ts';

/** Rights that allow creating documents. */
const making = ['Add', 'Import'];

/** Tells which users may create documents of a table, by the rights of their roles. */
export const mayCreate = async (
  db: Queryable,
  { bundle }: Pick<SchemaCatalog, 'bundle'>,
  people: KnownPeople,
  table: string,
): Promise<(userId: number) => boolean> => {
  const makers = new Set([superAdminRole]);
  for (const { id } of await rolesOf(db)) {
    const granted = (await grantsOf(db, bundle.menus, [id], false)).get(table.toLowerCase());
    if (making.some((action) => granted?.has(action))) makers.add(id);
  }
  return (userId) => people.user(userId)?.roleIds.some((id) => makers.has(id)) === true;
};
