import { describe, expect, it } from 'vitest';
import { inSequence, movedTo } from '../../runtime/model/record/sequence/inSequence.ts';

describe('places of rows in their order', () => {
  it.each([
    { name: 'rise as they are', places: [10, 20, 30], stand: [10, 20, 30] },
    { name: 'equal ones part, pushing only those in the way', places: [1, 1, 2, 9], stand: [1, 2, 3, 9] },
    { name: 'all zero, as in a table that never had an order', places: [0, 0, 0], stand: [0, 1, 2] },
    { name: 'rows without a place come after those before them', places: [4, null, null], stand: [4, 5, 6] },
    { name: 'none at all begins after the floor', places: [null, null], floor: 7, stand: [8, 9] },
    { name: 'negative ones stay', places: [-5, -3], stand: [-5, -3] },
    { name: 'one that fell behind catches up', places: [5, 3, 4], stand: [5, 6, 7] },
  ])('$name', ({ places, floor, stand }) => expect(inSequence(places, floor)).toEqual(stand));

  it('a moved item lands at its new place, the others keep their order', () => {
    expect(movedTo(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
    expect(movedTo(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(movedTo(['a', 'b'], 1, 9)).toEqual(['a', 'b']);
    expect(movedTo(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
  });
});
