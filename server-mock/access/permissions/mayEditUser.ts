import type { User } from '../../../runtime/model/access/User.ts';
import type { Queryable } from '../../db/Database.ts';
import { idsOf } from '../auth/loadAccount.ts';
import { assignableRoles } from './mayManageRole.ts';
import { rolesOf } from './roles.ts';

/** Why this account may not be changed by the caller; undefined: he may. Others' accounts only when all their roles are below his. */
export const refusalToEditUser = async (
  db: Queryable,
  user: User,
  userId: number,
  roleIds: unknown,
): Promise<'server.userNotYours' | undefined> => {
  if (user.isSuperAdmin || userId === user.id) return undefined;
  const below = assignableRoles(user, await rolesOf(db));
  return idsOf(roleIds).every((id) => below.has(id)) ? undefined : 'server.userNotYours';
};

/** The first role among these the caller may not give; undefined: all are his to give. */
export const roleBeyond = async (
  db: Queryable,
  user: User,
  roleIds: unknown,
): Promise<number | undefined> => {
  const below = assignableRoles(user, await rolesOf(db));
  return idsOf(roleIds).find((id) => !below.has(id));
};
