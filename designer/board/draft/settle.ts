import type { BoardSchema, CardPlace, CardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import { boardLimits } from '../../../runtime/model/boards/boardLimits.ts';
import { compact } from '../../../runtime/model/boards/compact.ts';

/** Whether two places share a cell of the grid. */
export const meet = (a: CardPlace, b: CardPlace): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** A board with these cards, moved up as far as they go, in reading order. */
export const withCards = (board: BoardSchema, cards: readonly CardSchema[]): BoardSchema => ({
  ...board,
  cards: compact(cards),
});

/** The board with one card at another place. Cards in its way go below it. */
export const withPlaceOf = (board: BoardSchema, id: string, place: CardPlace): BoardSchema => {
  const below = place.y + place.h;
  const cards = board.cards.map((card): CardSchema => {
    if (card.id === id) return { ...card, place };
    return meet(card.place, place) ? { ...card, place: { ...card.place, y: below } } : card;
  });
  return withCards(board, cards);
};

/** The first free place of this size in reading order. */
export const freePlace = (
  cards: readonly Pick<CardSchema, 'place'>[],
  { w, h }: Pick<CardPlace, 'w' | 'h'>,
): CardPlace => {
  const width = Math.min(w, boardLimits.columns);
  const bottom = Math.max(0, ...cards.map(({ place }) => place.y + place.h));
  for (let y = 0; y < bottom; y += 1)
    for (let x = 0; x + width <= boardLimits.columns; x += 1) {
      const place = { x, y, w: width, h };
      if (!cards.some((card) => meet(card.place, place))) return place;
    }
  return { x: 0, y: bottom, w: width, h };
};
