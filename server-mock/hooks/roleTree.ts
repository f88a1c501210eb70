import { refusalToManage } from '../access/mayManageRole.ts';
import { descendantsOf, rolesOf } from '../access/roles.ts';
import { type Hook, veto } from '../context/Hook.ts';

/** Sys_Role: users may edit only roles below their own, and choose only their own or lower roles as parent. */
export const roleTree: Hook = async ({ call, db, stored, values }) => {
  const { user } = call;
  const roles = await rolesOf(db);
  if (stored !== undefined) {
    const refused = refusalToManage(user, roles, Number(stored.Role_Id));
    if (refused !== undefined) return veto('', refused);
  }
  const parent = values.ParentId;
  if (parent === undefined || user.isSuperAdmin) return [];
  const allowed = new Set([...user.roleIds, ...descendantsOf(roles, user.roleIds)]);
  return allowed.has(Number(parent)) ? [] : veto('ParentId', 'server.roleNotYours');
};
