import type { User } from '../../runtime/model/access/User.ts';
import { superAdminRole } from './loadAccount.ts';
import { descendantsOf, type Role } from './roles.ts';

/** Why the user may not change a role (message key); undefined: allowed. */
export const refusalToManage = (
  user: Pick<User, 'isSuperAdmin' | 'roleIds'>,
  roles: readonly Role[],
  roleId: number,
): 'server.roleOwn' | 'server.roleNotYours' | undefined => {
  if (user.roleIds.includes(roleId) || roleId === superAdminRole) return 'server.roleOwn';
  if (user.isSuperAdmin) return undefined;
  return descendantsOf(roles, user.roleIds).has(roleId) ? undefined : 'server.roleNotYours';
};

/** Roles a user may assign: those below the user's own; any for the super administrator. */
export const assignableRoles = (user: User, roles: readonly Role[]): ReadonlySet<number> =>
  user.isSuperAdmin ? new Set(roles.map((role) => role.id)) : descendantsOf(roles, user.roleIds);
