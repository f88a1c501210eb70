import { rolesOf } from '../access/roles.ts';
import { refusalToManage } from '../accounts/mayManageRole.ts';
import { type Hook, veto } from '../context/Hook.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** Sys_Role: refuses to delete roles in use and roles that are not below the user's own. */
export const roleInUse: Hook = async ({ call, db, stored }) => {
  const roleId = Number(stored?.Role_Id);
  const refused = refusalToManage(call.user, await rolesOf(db), roleId);
  if (refused !== undefined) return veto('', refused);
  const { rows } = await run(
    db,
    sql`select "UserName" from "Sys_User" where ${String(roleId)} = any(string_to_array("RoleIds", ',')) limit 1`,
  );
  return rows[0] === undefined
    ? []
    : veto('', 'server.roleInUse', {
        name: String(stored?.RoleName ?? ''),
        user: String(rows[0].UserName),
      });
};
