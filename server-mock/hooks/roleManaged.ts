import { refusalToManage } from '../access/mayManageRole.ts';
import { rolesOf } from '../access/roles.ts';
import { type Hook, veto } from '../context/Hook.ts';

/** Sys_Role: refuses to delete roles that are not below the user's own. */
export const roleManaged: Hook = async ({ call, db, stored }) => {
  const refused = refusalToManage(call.user, await rolesOf(db), Number(stored?.Role_Id));
  return refused === undefined ? [] : veto('', refused);
};
