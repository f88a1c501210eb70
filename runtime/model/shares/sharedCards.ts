import type { CardSchema } from '../boards/BoardSchema.ts';
import { mayBeShared } from './mayBeShared.ts';
import { showsMore } from './showsMore.ts';

/**
 * The cards that a share shows of a board in force. A card that is gone from the board is gone from the share. One that shows more
 * by now stays as it was approved, at its place of today.
 */
export const sharedCards = (
  approved: readonly CardSchema[],
  inForce: readonly CardSchema[],
): readonly CardSchema[] =>
  approved.flatMap((card) => {
    const now = inForce.find(({ id }) => id === card.id);
    if (now === undefined || !mayBeShared(card)) return [];
    if (!showsMore(card, now)) return [now];
    return [now.kind === card.kind ? { ...card, place: now.place } : card];
  });
