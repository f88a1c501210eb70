import type { BoardSchema } from '../../runtime/model/boards/BoardSchema.ts';
import type { UserCall } from '../http/Call.ts';
import { boardsOfRoles } from './desktopRows.ts';
import { openBoards } from './openBoards.ts';

/**
 * The board that a user sees first: the one that administrators chose for a role of the user, else the one made for the first
 * of the user's roles that has one, else the one of everybody.
 */
export const firstBoard = async (call: UserCall): Promise<BoardSchema | undefined> => {
  const open = openBoards(call);
  const chosen = await boardsOfRoles(call);
  const ofChoice = chosen.flatMap((name) => open.find(({ board }) => board === name) ?? []);
  const homes = open.filter(({ isHome }) => isHome === true);
  const ofRoles = call.user.roleNames.flatMap(
    (role) => homes.find(({ roles }) => roles?.includes(role)) ?? [],
  );
  return ofChoice[0] ?? ofRoles[0] ?? homes.find(({ roles }) => roles === undefined);
};
