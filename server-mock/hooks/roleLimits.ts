import { passOnLimits } from '../accounts/passOnLimits.ts';
import type { Hook } from '../context/Hook.ts';

/**
 * Sys_Role: a new role begins with the field limits of who made it. They are passed on again when it is granted a table
 * (`savePermission`), so that nothing depends on this one having run.
 */
export const roleLimits: Hook = async ({ call, db, values }) => {
  await passOnLimits(db, call, Number(values.Role_Id), () => true);
  call.context.changes.bump(['Sys_RoleField', 'Sys_Log']);
  return [];
};
