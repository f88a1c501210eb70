import { boardsOf } from '../../runtime/model/boards/BoardSchema.ts';
import { shareOfName } from '../../runtime/model/shares/sharedName.ts';
import { shareKindNamed } from '../../runtime/model/shares/shareKinds.ts';
import type { BoardDoor } from '../boards/BoardDoor.ts';
import { makerOf } from './makerOf.ts';
import { shareById } from './storedShares.ts';

/** Opens the board of a share to the users and roles that it names, each with their own rights, and to its maker. */
export const shareDoor: BoardDoor = async ({ context, user }, name) => {
  const id = shareOfName(name);
  if (id === undefined) return undefined;
  const share = await shareById(context.db, id);
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
