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

/** Entries the user may open, with their parent groups. Entries without declared actions are open to all users. */
export const menuTree = (menus: readonly MenuSchema[], user: User): readonly MenuEntry[] => {
  const on = menus.filter((menu) => menu.enable !== 0);
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
