import { refusalToEditUser, roleBeyond } from '../accounts/mayEditUser.ts';
import { type Hook, veto } from '../context/Hook.ts';
import { firstUser } from './userNotSelf.ts';

/**
 * Sys_User: users may create and edit only accounts below their own, and assign only roles below their own. They
 * cannot disable themselves or the first administrator.
 */
export const userRoles: Hook = async ({ call, db, stored, values }) => {
  const { user } = call;
  if (stored !== undefined) {
    const refused = await refusalToEditUser(db, user, Number(stored.User_Id), stored.RoleIds);
    if (refused !== undefined) return veto('', refused);
    const id = Number(stored.User_Id);
    if (values.Enable === 0 && (id === user.id || id === firstUser))
      return veto('Enable', 'server.userNotDisablable', { name: String(stored.UserName ?? '') });
  }
  const given = values.RoleIds;
  if (given === undefined || String(given ?? '') === String(stored?.RoleIds ?? '')) return [];
  if (stored !== undefined && Number(stored.User_Id) === user.id) return veto('RoleIds', 'server.roleOwn');
  const beyond = await roleBeyond(db, user, given);
  return beyond === undefined ? [] : veto('RoleIds', 'server.roleNotAssignable');
};
