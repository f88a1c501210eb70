import type { MenuGrant } from '../../runtime/wire/schemas/SchemaVersion.ts';
import { authValues } from '../access/grantsOf.ts';
import { rolesOf } from '../access/roles.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import { stampRow } from '../records/stamps.ts';
import { type LogWriter, writeLog } from '../records/writeLog.ts';
import { insertRow } from '../records/writeRow.ts';

/**
 * Grants actions on lines of the menu to roles, in the caller's transaction. The caller may grant everything. Skips roles
 * that are gone or hold something on the line already, and actions the line does not declare. `catalog`: the schemas with
 * these lines.
 */
export const grantMenus = async (
  tx: Queryable,
  call: LogWriter,
  catalog: Pick<SchemaCatalog, 'bundle' | 'table'>,
  grants: readonly MenuGrant[],
): Promise<void> => {
  const table = catalog.table('Sys_RoleAuth');
  if (table === undefined || grants.length === 0) return;
  const writer = { id: call.user.id, name: call.user.realName, now: call.context.clock.now() };
  const roles = new Set((await rolesOf(tx)).map(({ id }) => id));
  for (const { menuId, roleIds, actions } of grants) {
    const declared = catalog.bundle.menus.find(({ id }) => id === menuId)?.actions ?? [];
    const granted = declared.filter((action) => actions.includes(action));
    if (granted.length === 0) continue;
    for (const roleId of new Set(roleIds)) {
      if (!roles.has(roleId) || (await authValues(tx, [roleId])).has(menuId)) continue;
      const row = { Role_Id: roleId, Menu_Id: menuId, AuthValue: granted.join(',') };
      stampRow(table, row, 'Add', writer);
      await insertRow(tx, table, row);
      const changes = { [menuId]: granted };
      await writeLog(tx, call, { type: 'Edit', table: 'Sys_RoleAuth', key: String(roleId), changes });
    }
  }
};
