import type { BoardSchema, CardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import { boardLimits } from '../../../runtime/model/boards/boardLimits.ts';
import { refuse } from '../../kit/EditAnswer.ts';
import { freeName } from '../../kit/freeName.ts';
import { freePlace, withCards } from '../draft/settle.ts';
import type { BoardEdit } from './BoardEdit.ts';

/** Puts a copy of a card, of this board or of another, at the first free place and selects it. */
export const insertCard = (board: BoardSchema, card: CardSchema): BoardEdit => {
  if (board.cards.length >= boardLimits.cards) return refuse('boardDesign.tooMany', { n: boardLimits.cards });
  const id = freeName(
    [card.id, card.kind],
    board.cards.map((one) => one.id),
  );
  const copy = { ...structuredClone(card), id, place: freePlace(board.cards, card.place) };
  return { ok: true, draft: withCards(board, [...board.cards, copy]), select: [id] };
};
