import type { BoardSchema } from '../../runtime/model/boards/BoardSchema.ts';
import type { UserCall } from '../http/Call.ts';
import { openBoards } from './openBoards.ts';

/** The board that a user sees first: the one of the first of the user's roles that has one, else the one of everybody. */
export const firstBoard = (call: UserCall): BoardSchema | undefined => {
  const homes = openBoards(call).filter(({ isHome }) => isHome === true);
  const ofRoles = call.user.roleNames.flatMap(
    (role) => homes.find(({ roles }) => roles?.includes(role)) ?? [],
  );
  return ofRoles[0] ?? homes.find(({ roles }) => roles === undefined);
};
