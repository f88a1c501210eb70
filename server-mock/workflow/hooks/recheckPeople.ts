import { idsOf } from '../../access/loadAccount.ts';
import { type Hook, outsideOf } from '../../context/Hook.ts';
import { recheckSeats } from '../people/recheckSeats.ts';

const isSame = (before: unknown, after: unknown): boolean => String(before ?? '') === String(after ?? '');

/**
 * Sys_User: who was disabled, deleted or lost a role is not waited for any more. After the commit, and in the save a few
 * documents only: nobody waits for thousands of them to save an account.
 */
export const recheckUser: Hook = async (input) => {
  const { moment, stored, values } = input;
  if (stored === undefined) return [];
  const isGone = moment === 'delAfter';
  if (!isGone && isSame(stored.Enable, values.Enable) && isSame(stored.RoleIds, values.RoleIds)) return [];
  await recheckSeats(outsideOf(input).context, {
    userIds: [Number(stored.User_Id)],
    roleIds: idsOf(stored.RoleIds),
  });
  return [];
};

/** Sys_Role: a role that was switched off has nobody in it. */
export const recheckRole: Hook = async (input) => {
  const { moment, stored, values } = input;
  if (stored === undefined || (moment !== 'delAfter' && isSame(stored.Enable, values.Enable))) return [];
  await recheckSeats(outsideOf(input).context, { userIds: [], roleIds: [Number(stored.Role_Id)] });
  return [];
};
