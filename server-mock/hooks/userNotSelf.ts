import { refusalToEditUser } from '../accounts/mayEditUser.ts';
import { type Hook, veto } from '../context/Hook.ts';

/** The first account of an installation: without it nobody could give rights any more. */
export const firstUser = 1;

/** Sys_User: nobody deletes himself, the first administrator, or somebody who is not below him. */
export const userNotSelf: Hook = async ({ call, db, stored }) => {
  const id = Number(stored?.User_Id);
  if (id === call.user.id || id === firstUser)
    return veto('', 'server.userNotDeletable', { name: String(stored?.UserName ?? '') });
  const refused = await refusalToEditUser(db, call.user, id, stored?.RoleIds);
  return refused === undefined ? [] : veto('', refused);
};
