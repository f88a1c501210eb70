import { grantsOf } from '../../access/grantsOf.ts';
import { superAdminRole } from '../../access/loadAccount.ts';
import { rolesOf } from '../../access/roles.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import type { Queryable } from '../../db/Database.ts';
import type { KnownPeople } from '../people/KnownPeople.ts';

/** Rights by which documents are made. */
const making = ['Add', 'Import'];

/** Whether a user may make documents of a table, by what his roles were granted. */
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
