import { idsOf } from '../../access/loadAccount.ts';
import { type Hook, outsideOf } from '../../context/Hook.ts';
import { recheckSeats } from '../people/recheckSeats.ts';

const isSame = (before: unknown, after: unknown): boolean => String(before ?? '') === String(after ?? '');

/**
 * Sys_User: replaces approvers that were disabled, deleted or lost a role. Runs after the commit.
 * The save itself handles only a few documents, so that saving an account stays fast.
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

/** Sys_Role: replaces the seats of a role that was disabled or deleted. */
export const recheckRole: Hook = async (input) => {
  const { moment, stored, values } = input;
  if (stored === undefined || (moment !== 'delAfter' && isSame(stored.Enable, values.Enable))) return [];
  await recheckSeats(outsideOf(input).context, { userIds: [], roleIds: [Number(stored.Role_Id)] });
  return [];
};
