import type { MenuSchema } from '../../runtime/model/schema/MenuSchema.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { values } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';

/** Lookup names of a grant: the menu's table and its path (without query), lower case. */
export const namesOf = (menu: MenuSchema): readonly string[] => {
  const path = menu.url?.split('?')[0]?.toLowerCase();
  return [
    ...(menu.tableName ? [menu.tableName.toLowerCase()] : []),
    ...(path ? [path, path.replace(/^\//, '')] : []),
  ];
};

/** Returns a test: does a role have any grant on a table, or on a main table of it? Names in any case. */
export const openedBy = async (
  db: Queryable,
  catalog: Pick<SchemaCatalog, 'bundle' | 'owners'>,
  roleIds: readonly number[],
): Promise<(roleId: number, table: string) => boolean> => {
  const opened = new Map<number, ReadonlySet<string>>();
  for (const roleId of roleIds)
    opened.set(roleId, new Set((await grantsOf(db, catalog.bundle.menus, [roleId], false)).keys()));
  return (roleId, table) =>
    [table, ...catalog.owners.of(table).map((main) => main.table)].some((name) =>
      opened.get(roleId)?.has(name.toLowerCase()),
    );
};

/** Grants of these roles, limited to the actions the menu declares. Disabled menus grant nothing. */
export const grantsOf = async (
  db: Queryable,
  menus: readonly MenuSchema[],
  roleIds: readonly number[],
  isSuperAdmin: boolean,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const granted = isSuperAdmin ? new Map<number, ReadonlySet<string>>() : await authValues(db, roleIds);
  const grants = new Map<string, Set<string>>();
  for (const menu of menus) {
    if (menu.enable === 0) continue;
    const actions = (menu.actions ?? []).filter(
      (action) => isSuperAdmin || granted.get(menu.id)?.has(action),
    );
    if (actions.length === 0) continue;
    for (const name of namesOf(menu)) grants.set(name, new Set([...(grants.get(name) ?? []), ...actions]));
  }
  return grants;
};

/** Granted actions by menu id, merged over all roles. */
export const authValues = async (
  db: Queryable,
  roleIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<string>>> => {
  if (roleIds.length === 0) return new Map();
  const { rows } = await run(
    db,
    sql`select "Menu_Id", "AuthValue" from "Sys_RoleAuth" where "Role_Id" in (${values(roleIds)})`,
  );
  const granted = new Map<number, Set<string>>();
  for (const row of rows) {
    const menuId = Number(row.Menu_Id);
    const actions = String(row.AuthValue ?? '')
      .split(',')
      .filter((action) => action !== '');
    granted.set(menuId, new Set([...(granted.get(menuId) ?? []), ...actions]));
  }
  return granted;
};
