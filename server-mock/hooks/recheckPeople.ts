import { idsOf } from '../auth/loadAccount.ts';
import { recheckSeats } from '../workflow/recheckSeats.ts';
import type { Hook } from './Hook.ts';

const isSame = (before: unknown, after: unknown): boolean => String(before ?? '') === String(after ?? '');

/**
 * Sys_User: who was disabled, deleted or lost a role is not waited for any more. After the commit, each document in a
 * transaction of its own: nobody's account waits for their locks.
 */
export const recheckUser: Hook = async ({ call, moment, stored, values }) => {
  if (stored === undefined) return [];
  const isGone = moment === 'delAfter';
  if (!isGone && isSame(stored.Enable, values.Enable) && isSame(stored.RoleIds, values.RoleIds)) return [];
  await recheckSeats(call.context, [Number(stored.User_Id)], idsOf(stored.RoleIds));
  return [];
};

/** Sys_Role: a role that was switched off has nobody in it. */
export const recheckRole: Hook = async ({ call, moment, stored, values }) => {
  if (stored === undefined || (moment !== 'delAfter' && isSame(stored.Enable, values.Enable))) return [];
  await recheckSeats(call.context, [], [Number(stored.Role_Id)]);
  return [];
};
