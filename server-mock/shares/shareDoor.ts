import { boardsOf } from '../../runtime/model/boards/BoardSchema.ts';
import { shareKindNamed } from '../../runtime/model/shares/shareKinds.ts';
import type { BoardDoor } from '../boards/BoardDoor.ts';
import { makerOf } from './makerOf.ts';
import { shareById } from './storedShares.ts';

/** Before the id of a share where a board is named. */
const prefix = 'share:';

/** Opens the board of a share to the users and roles that it names, each with their own rights, and to its maker. */
export const shareDoor: BoardDoor = async ({ context, user }, name) => {
  if (!name.startsWith(prefix)) return undefined;
  const share = await shareById(context.db, name.slice(prefix.length, prefix.length + 30));
  if (share === undefined || shareKindNamed(share.kind)?.hasCode !== false) return undefined;
  const found = await makerOf(context, share);
  if ('end' in found) return undefined;
  const { users, roles, boards } = share.content;
  const isFor =
    user.id === share.madeBy ||
    user.isSuperAdmin ||
    users.includes(user.id) ||
    roles.some((role) => user.roleIds.includes(role));
  const [shared] = boards;
  if (!isFor || shared === undefined) return undefined;
  context.shares.seen(share.id);
  const board = boardsOf(context.catalog.bundle).get(shared.board);
  // Called as the share, so that its cards are asked through it too.
  return board && { ...board, board: name };
};
