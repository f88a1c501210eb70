import { passOnLimits } from '../accounts/passOnLimits.ts';
import type { Hook } from '../context/Hook.ts';

/**
 * Sys_Role: a new role starts with the field limits of its creator. `savePermission` adds them again with each
 * granted table, so nothing depends on this hook.
 */
export const roleLimits: Hook = async ({ call, db, values }) => {
  await passOnLimits(db, call, Number(values.Role_Id), () => true);
  call.context.changes.bump(['Sys_RoleField', 'Sys_Log']);
  return [];
};
