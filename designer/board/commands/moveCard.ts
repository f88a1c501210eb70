import type { BoardSchema, CardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import { boardLimits } from '../../../runtime/model/boards/boardLimits.ts';
import { refuse } from '../../kit/EditAnswer.ts';
import { withCards, withPlaceOf } from '../draft/settle.ts';
import type { BoardEdit } from './BoardEdit.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

const shareColumns = ({ place: a }: CardSchema, { place: b }: CardSchema): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w;

const nearest = (cards: readonly CardSchema[], isNearer: (a: CardSchema, b: CardSchema) => boolean) =>
  cards.reduce<CardSchema | undefined>(
    (best, card) => (best === undefined || isNearer(card, best) ? card : best),
    undefined,
  );

/** Moves a card by a column, or past its neighbour above or below. Cards in its way go below it. */
export const moveCard = (board: BoardSchema, id: string, direction: Direction): BoardEdit => {
  const card = board.cards.find((one) => one.id === id);
  if (card === undefined) return refuse('boardDesign.noCard');
  const { place } = card;
  const others = board.cards.filter((one) => one !== card && shareColumns(one, card));
  if (direction === 'left' || direction === 'right') {
    const x = place.x + (direction === 'left' ? -1 : 1);
    if (x < 0 || x + place.w > boardLimits.columns) return refuse('boardDesign.atEdge');
    return { ok: true, draft: withPlaceOf(board, id, { ...place, x }) };
  }
  if (direction === 'up') {
    const above = nearest(
      others.filter((one) => one.place.y + one.place.h <= place.y),
      (a, b) => a.place.y + a.place.h > b.place.y + b.place.h,
    );
    if (above === undefined) return refuse('boardDesign.atEdge');
    return { ok: true, draft: withPlaceOf(board, id, { ...place, y: above.place.y }) };
  }
  const below = nearest(
    others.filter((one) => one.place.y >= place.y + place.h),
    (a, b) => a.place.y < b.place.y,
  );
  if (below === undefined) return refuse('boardDesign.atEdge');
  // It goes up into the place that the card leaves.
  const cards = board.cards.map((one): CardSchema => {
    if (one === below) return { ...one, place: { ...one.place, y: place.y } };
    return one === card ? { ...one, place: { ...place, y: place.y + below.place.h } } : one;
  });
  return { ok: true, draft: withCards(board, cards) };
};
