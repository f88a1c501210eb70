import type { BoardSchema, CardPlace } from '../../../runtime/model/boards/BoardSchema.ts';
import { withCards } from '../draft/settle.ts';

const isSame = (a: CardPlace, b: CardPlace): boolean =>
  a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;

/** Puts cards at these places, by their ids, as they were dragged. The same board when none is at another place. */
export const placeCards = (board: BoardSchema, places: ReadonlyMap<string, CardPlace>): BoardSchema => {
  const isMoved = board.cards.some(({ id, place }) => {
    const next = places.get(id);
    return next !== undefined && !isSame(next, place);
  });
  if (!isMoved) return board;
  return withCards(
    board,
    board.cards.map((card) => ({ ...card, place: places.get(card.id) ?? card.place })),
  );
};
