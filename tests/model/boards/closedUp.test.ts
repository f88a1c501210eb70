import { describe, expect, it } from 'vitest';
import type { CardPlace } from '../../../runtime/model/boards/BoardSchema.ts';
import { closedUp } from '../../../runtime/model/boards/closedUp.ts';
import cases from './closedUpCases.json' with { type: 'json' };

interface Case {
  readonly name: string;
  /** Left edge, top edge, width and height of each card. */
  readonly cards: Readonly<Record<string, readonly number[]>>;
  readonly gone: readonly string[];
  readonly places: Readonly<Record<string, readonly number[]>>;
}

const placeOf = ([x = 0, y = 0, w = 0, h = 0]: readonly number[]): CardPlace => ({ x, y, w, h });

describe('boards whose cards a viewer may not all see', () => {
  it.each(cases as unknown as readonly Case[])('$name', ({ cards, gone, places }) => {
    const all = Object.entries(cards).map(([id, place]) => ({ id, place: placeOf(place) }));
    const shown = closedUp(
      all,
      all.filter(({ id }) => !gone.includes(id)),
    );
    expect(
      Object.fromEntries(shown.map(({ id, place }) => [id, [place.x, place.y, place.w, place.h]])),
    ).toEqual(places);
  });
});
