import type { User } from '../../runtime/model/access/User.ts';
import { type BoardSchema, boardsOf } from '../../runtime/model/boards/BoardSchema.ts';
import type { UserCall } from '../http/Call.ts';
import { maySeeKind } from './maySeeKind.ts';

/**
 * Whether the user may open a board, which is none that is kept for reuse: what its cards show is decided for each of them. One whose cards
 * all need rights on pages that the user lacks is not open.
 */
const isOpenTo = ({ roles, kept, cards }: BoardSchema, user: User): boolean => {
  const { isSuperAdmin, roleNames } = user;
  return (
    kept === undefined &&
    (isSuperAdmin || roles === undefined || roles.some((role) => roleNames.includes(role))) &&
    (cards.length === 0 || cards.some((card) => maySeeKind(user, card)))
  );
};

/** The boards that the user may open, by title. */
export const openBoards = ({ context, user, locale }: UserCall): readonly BoardSchema[] =>
  [...boardsOf(context.catalog.bundle).values()]
    .filter((board) => isOpenTo(board, user))
    .toSorted((a, b) => a.title.localeCompare(b.title, locale));

/** The board of this name, in any case; undefined: there is none that the user may open. */
export const openBoard = (call: UserCall, name: string): BoardSchema | undefined =>
  openBoards(call).find(({ board }) => board.toLowerCase() === name.toLowerCase());
