import { refusalToEditUser } from '../accounts/mayEditUser.ts';
import { type Hook, veto } from '../context/Hook.ts';

/** First account of an installation: without it no user could grant rights. */
export const firstUser = 1;

/** Sys_User: users cannot delete themselves, the first administrator, or users who are not below them. */
export const userNotSelf: Hook = async ({ call, db, stored }) => {
  const id = Number(stored?.User_Id);
  if (id === call.user.id || id === firstUser)
    return veto('', 'server.userNotDeletable', { name: String(stored?.UserName ?? '') });
  const refused = await refusalToEditUser(db, call.user, id, stored?.RoleIds);
  return refused === undefined ? [] : veto('', refused);
};
