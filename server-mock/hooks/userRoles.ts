import { refusalToEditUser, roleBeyond } from '../permissions/mayEditUser.ts';
import { type Hook, veto } from './Hook.ts';

/** Sys_User: accounts are made and changed by those above; nobody gives himself or others a role that is not below his. */
export const userRoles: Hook = async ({ call, stored, values }) => {
  const { user } = call;
  if (stored !== undefined) {
    const refused = await refusalToEditUser(call, Number(stored.User_Id), stored.RoleIds);
    if (refused !== undefined) return veto('', refused);
  }
  const given = values.RoleIds;
  if (given === undefined || String(given ?? '') === String(stored?.RoleIds ?? '')) return [];
  if (stored !== undefined && Number(stored.User_Id) === user.id) return veto('RoleIds', 'server.roleOwn');
  const beyond = await roleBeyond(call, given);
  return beyond === undefined ? [] : veto('RoleIds', 'server.roleNotAssignable');
};
