import type { ViewDesign } from '../../runtime/wire/views/ViewDesign.ts';
import { rolesOf } from '../access/roles.ts';
import { menuKeysBelow, usedMenuIds } from '../access/usedMenuIds.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import { superAdminName } from '../seed/seedRoles.ts';

/** Numbers up to this one are for lines that later versions of the product bring. */
const firstOwn = 5_000;

/** Where a new page may stand: groups of the menu, a free number of a line, roles that may open it, and routes that are taken. */
export const menuPlaces = async ({
  catalog,
  db,
}: Pick<ServerContext, 'catalog' | 'db'>): Promise<
  Pick<ViewDesign, 'groups' | 'freeMenuId' | 'roles' | 'paths'>
> => {
  const { pages, menus } = catalog.bundle;
  const holders = new Set(menus.map(({ parentId }) => parentId));
  const roles = await rolesOf(db);
  // A line that is gone leaves rights of roles behind, which a new one must not get.
  const used = [firstOwn, ...menus.map(({ id }) => id), ...(await usedMenuIds(db))];
  return {
    groups: menus
      .filter(({ id, enable }) => holders.has(id) && enable !== 0)
      .map(({ id, name }) => ({ id, name })),
    freeMenuId: Math.max(...used.filter((id) => id < menuKeysBelow)) + 1,
    roles: roles.filter(({ name }) => name !== superAdminName).map(({ id, name }) => ({ id, name })),
    paths: pages.flatMap(({ path, aliases }) => [path, ...(aliases ?? [])]),
  };
};
