import type { User } from '../../runtime/model/access/User.ts';
import type { MenuSchema } from '../../runtime/model/schema/MenuSchema.ts';
import type { MenuEntry } from '../../runtime/wire/permission/MenuEntry.ts';

/** Declared actions that the user has. */
export const permissionOf = (
  user: Pick<User, 'isSuperAdmin' | 'grants'>,
  menu: MenuSchema,
): readonly string[] => {
  const declared = menu.actions ?? [];
  if (user.isSuperAdmin) return declared;
  const name = menu.tableName ?? menu.url;
  const granted = name === undefined ? undefined : user.grants.get(name.toLowerCase());
  return declared.filter((action) => granted?.has(action));
};

/** A line and the groups around it, as far as they are there. */
const groupsOf = (all: ReadonlyMap<number, MenuSchema>, line: MenuSchema): readonly MenuSchema[] => {
  const found = new Set<MenuSchema>();
  for (let at: MenuSchema | undefined = line; at !== undefined && !found.has(at); at = all.get(at.parentId))
    found.add(at);
  return [...found];
};

/** Entries the user may open, with their parent groups. A group that is switched off takes its entries with it. Entries without declared actions are open to all users. */
export const menuTree = (menus: readonly MenuSchema[], user: User): readonly MenuEntry[] => {
  const all = new Map(menus.map((menu) => [menu.id, menu] as const));
  const on = menus.filter((menu) => groupsOf(all, menu).every(({ enable }) => enable !== 0));
  const shown = new Set<number>();
  const byId = new Map(on.map((menu) => [menu.id, menu] as const));
  for (const menu of on) {
    const isPage = menu.url !== undefined;
    if (!isPage || (menu.actions !== undefined && permissionOf(user, menu).length === 0)) continue;
    for (
      let at: MenuSchema | undefined = menu;
      at !== undefined && !shown.has(at.id);
      at = byId.get(at.parentId)
    )
      shown.add(at.id);
  }
  return on
    .filter((menu) => shown.has(menu.id))
    .toSorted((a, b) => (b.orderNo ?? 0) - (a.orderNo ?? 0) || a.id - b.id)
    .map((menu) => ({
      id: menu.id,
      name: menu.name,
      url: menu.url ?? null,
      parentId: menu.parentId,
      icon: menu.icon ?? null,
      enable: menu.enable ?? 1,
      tableName: menu.tableName ?? null,
      permission: permissionOf(user, menu),
    }));
};
