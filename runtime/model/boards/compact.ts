import type { CardPlace } from './BoardSchema.ts';

const meet = (a: CardPlace, b: CardPlace): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/**
 * Cards moved up as far as they go, in the order of their places, so that one that is gone leaves no hole. None overlaps another.
 * `first` keeps its place before others that want it.
 */
export const compact = <Card extends { readonly place: CardPlace }>(
  cards: readonly Card[],
  first?: Card,
): readonly Card[] => {
  const placed: CardPlace[] = [];
  const isFirst = (card: Card): number => (card === first ? 0 : 1);
  const inOrder = [...cards].sort(
    (a, b) => a.place.y - b.place.y || isFirst(a) - isFirst(b) || a.place.x - b.place.x,
  );
  return inOrder.map((card) => {
    let place = card.place;
    while (place.y > 0 && !placed.some((one) => meet(one, { ...place, y: place.y - 1 })))
      place = { ...place, y: place.y - 1 };
    while (placed.some((one) => meet(one, place))) place = { ...place, y: place.y + 1 };
    placed.push(place);
    return place === card.place ? card : { ...card, place };
  });
};
