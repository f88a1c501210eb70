import type { BoardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import { refuse } from '../../kit/EditAnswer.ts';
import { withCards } from '../draft/settle.ts';
import type { BoardEdit } from './BoardEdit.ts';

/** Removes a card, and selects the one that stood after it, else the one before. */
export const removeCard = (board: BoardSchema, id: string): BoardEdit => {
  const at = board.cards.findIndex((card) => card.id === id);
  if (at < 0) return refuse('boardDesign.noCard');
  const left = board.cards.toSpliced(at, 1);
  const near = left[Math.min(at, left.length - 1)];
  return { ok: true, draft: withCards(board, left), select: near === undefined ? [] : [near.id] };
};
