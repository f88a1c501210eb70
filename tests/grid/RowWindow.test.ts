import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowWindow, scrollTopFor, slotCount } from '../../renderers/grid/RowWindow.ts';

describe('the window of rows', () => {
  it('starts with the row under the scroll position', () => {
    expect(rowWindow(100, 400, 40, 1000)).toEqual({ first: 2, count: 11, offset: 20 });
  });

  it('shows the end when the list shrank below the scroll position', () => {
    expect(rowWindow(9000, 400, 40, 15)).toEqual({ first: 5, count: 10, offset: 0 });
  });

  it('is empty for an empty list', () => {
    expect(rowWindow(50, 400, 40, 0)).toEqual({ first: 0, count: 0, offset: 0 });
  });

  it('never needs more rows than there are slots, and always fills the body', () => {
    const sizes = fc.record({
      top: fc.integer({ min: -10, max: 1e6 }),
      height: fc.integer({ min: 1, max: 2000 }),
      rows: fc.integer({ min: 0, max: 30_000 }),
    });
    fc.assert(
      fc.property(sizes, ({ top, height, rows }) => {
        const { first, count, offset } = rowWindow(top, height, 40, rows);
        expect(count).toBeLessThanOrEqual(slotCount(height, 40));
        expect(first + count).toBeLessThanOrEqual(rows);
        expect(count * 40 - offset).toBeGreaterThanOrEqual(Math.min(height, rows * 40 - first * 40 - offset));
      }),
    );
  });

  it('scrolls up to a row above, down to one below, and not at all to one in sight', () => {
    expect(scrollTopFor(1, 100, 400, 40)).toBe(40);
    expect(scrollTopFor(20, 100, 400, 40)).toBe(440);
    expect(scrollTopFor(5, 100, 400, 40)).toBe(100);
  });
});
