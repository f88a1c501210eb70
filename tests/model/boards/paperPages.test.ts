import { describe, expect, it } from 'vitest';
import type { CardPlace } from '../../../runtime/model/boards/BoardSchema.ts';
import { paperPages } from '../../../runtime/model/boards/paperPages.ts';
import cases from './paperPagesCases.json' with { type: 'json' };

interface Case {
  readonly name: string;
  /** Rows of the first page, and of later ones. */
  readonly rows: readonly [number, number];
  /** Left edge, top edge, width and height of each card. */
  readonly cards: Readonly<Record<string, readonly number[]>>;
  readonly pages: readonly Readonly<Record<string, readonly number[]>>[];
}

const placeOf = ([x = 0, y = 0, w = 0, h = 0]: readonly number[]): CardPlace => ({ x, y, w, h });

describe('a board over pages of paper', () => {
  it.each(cases as unknown as readonly Case[])('$name', ({ rows: [first, later], cards, pages }) => {
    const all = Object.entries(cards).map(([id, place]) => ({ id, place: placeOf(place) }));
    const laid = paperPages(all, { first, later }).map((page) =>
      Object.fromEntries(page.map(({ id, place }) => [id, [place.x, place.y, place.w, place.h]])),
    );
    expect(laid).toEqual(pages);
  });
});
