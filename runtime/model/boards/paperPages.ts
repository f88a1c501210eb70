import type { CardPlace } from './BoardSchema.ts';
import { compact } from './compact.ts';

interface Placed {
  readonly id: string;
  readonly place: CardPlace;
}

/** How many rows of the grid fit on the first page and on each later one. */
interface PaperRows {
  readonly first: number;
  readonly later: number;
}

/** Rows that belong together: no card ends or begins within them alone. */
interface Band<Card> {
  readonly height: number;
  readonly cards: readonly Card[];
}

const endOf = ({ place }: Placed): number => place.y + place.h;

/** Cards in bands between the rows that no card crosses; rows without a card are left out. */
const bandsOf = <Card extends Placed>(cards: readonly Card[]): readonly Band<Card>[] => {
  const bands: { top: number; end: number; cards: Card[] }[] = [];
  for (const card of [...cards].sort((a, b) => a.place.y - b.place.y || a.place.x - b.place.x)) {
    const band = bands.at(-1);
    if (band === undefined || card.place.y >= band.end)
      bands.push({ top: card.place.y, end: endOf(card), cards: [card] });
    else {
      band.cards.push(card);
      band.end = Math.max(band.end, endOf(card));
    }
  }
  return bands.map(({ top, end, cards: own }) => ({
    height: end - top,
    cards: own.map((card) => ({ ...card, place: { ...card.place, y: card.place.y - top } })),
  }));
};

/** Bands of at most so many rows: of a higher one, the cards that reach too far down follow in the next. */
const split = <Card extends Placed>(band: Band<Card>, most: number): readonly Band<Card>[] => {
  if (band.height <= most) return [band];
  const cut = band.cards.map((card) => ({
    ...card,
    place: { ...card.place, h: Math.min(card.place.h, most) },
  }));
  const here = cut.filter((card) => endOf(card) <= most);
  const later = cut.filter((card) => endOf(card) > most);
  const rest = bandsOf(compact(later)).flatMap((one) => split(one, most));
  if (here.length === 0) return rest;
  return [{ height: Math.max(...here.map(endOf)), cards: here }, ...rest];
};

/**
 * The cards of a board on pages, each page a list of cards whose rows begin at 0. Pages end between rows that no card
 * crosses; where there is no such place, a card that does not fit stands on the next page. A card higher than a page is as high
 * as one. No card is left out, and a board without cards has one empty page.
 */
export const paperPages = <Card extends Placed>(
  cards: readonly Card[],
  { first, later }: PaperRows,
): readonly (readonly Card[])[] => {
  const pages: Card[][] = [[]];
  let used = 0;
  for (const band of bandsOf(cards).flatMap((one) => split(one, Math.min(first, later)))) {
    const room = pages.length === 1 ? first : later;
    if (used > 0 && used + band.height > room) {
      pages.push([]);
      used = 0;
    }
    const above = used;
    pages
      .at(-1)
      ?.push(...band.cards.map((card) => ({ ...card, place: { ...card.place, y: card.place.y + above } })));
    used += band.height;
  }
  return pages;
};
