import { describe, expect, it } from 'vitest';
import { dropMark, type ItemRect } from '../../../designer/form/canvas/dropMark.ts';

const rect = (id: string, left: number, top: number, width: number, maySplit = true): ItemRect => ({
  id,
  left,
  top,
  width,
  height: 40,
  maySplit,
});

const form = [rect('a', 0, 0, 200), rect('b', 200, 0, 200, false), rect('c', 0, 40, 400)];

describe('the place of a drop', () => {
  it.each([
    [100, 5, 'before a'],
    [100, 35, 'after a'],
    [10, 20, 'left a'],
    [190, 20, 'right a'],
    [210, 20, 'before b'],
    [390, 20, 'after b'],
    [200, 79, 'after c'],
    [200, 500, 'after c'],
    [900, 5, 'after b'],
  ])('at %d, %d is %s', (x, y, place) => {
    const { drop } = dropMark(form, x, y) ?? {};
    expect(`${drop?.side} ${drop?.target}`).toBe(place);
  });

  it('is the end of an empty form', () => {
    expect(dropMark([], 5, 5)).toBeUndefined();
  });
});
