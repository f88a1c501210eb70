import type { User } from '../../runtime/model/access/User.ts';
import { idsOf } from '../access/loadAccount.ts';
import { assignableRoles } from '../access/mayManageRole.ts';
import { rolesOf } from '../access/roles.ts';
import type { Queryable } from '../db/Database.ts';

/**
 * Why the caller may not edit this account; undefined: allowed. Other accounts need all their roles below the
 * caller's.
 */
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

/** First of these roles that the caller may not assign; undefined: all allowed. */
export const roleBeyond = async (
  db: Queryable,
  user: User,
  roleIds: unknown,
): Promise<number | undefined> => {
  const below = assignableRoles(user, await rolesOf(db));
  return idsOf(roleIds).find((id) => !below.has(id));
};
