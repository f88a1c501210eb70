import { idsOf } from '../auth/loadAccount.ts';
import type { UserCall } from '../http/Call.ts';
import { assignableRoles } from './mayManageRole.ts';
import { rolesOf } from './roles.ts';

/** Why this account may not be changed by the caller; undefined: he may. Others' accounts only when all their roles are below his. */
export const refusalToEditUser = async (
  call: UserCall,
  userId: number,
  roleIds: unknown,
): Promise<'server.userNotYours' | undefined> => {
  if (call.user.isSuperAdmin || userId === call.user.id) return undefined;
  const below = assignableRoles(call.user, await rolesOf(call.context.db));
  return idsOf(roleIds).every((id) => below.has(id)) ? undefined : 'server.userNotYours';
};

/** The first role among these the caller may not give; undefined: all are his to give. */
export const roleBeyond = async (call: UserCall, roleIds: unknown): Promise<number | undefined> => {
  const below = assignableRoles(call.user, await rolesOf(call.context.db));
  return idsOf(roleIds).find((id) => !below.has(id));
};
