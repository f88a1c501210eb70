import { describe, expect, it } from 'vitest';
import type { GridSort } from '../../renderers/grid/GridColumn.ts';
import { keyAction } from '../../renderers/grid/keys.ts';
import { nextSort } from '../../renderers/grid/nextSort.ts';
import { HEADER } from '../../renderers/grid/Viewport.ts';

const text = (sort: readonly GridSort[]): string =>
  sort.map(({ field, order }) => `${field} ${order}`).join();
const read = (said: string): readonly GridSort[] =>
  said === ''
    ? []
    : said.split(',').map((part) => {
        const [field = '', order] = part.split(' ');
        return { field, order: order === 'desc' ? 'desc' : 'asc' };
      });

describe('a press on a header', () => {
  it.each([
    ['sorts by the column', '', 'A', false, 'A asc'],
    ['again, turns it', 'A asc', 'A', false, 'A desc'],
    ['forgets the other columns', 'B desc,A asc', 'A', false, 'A desc'],
    ['with Shift adds the column after the others', 'B desc', 'A', true, 'B desc,A asc'],
    ['with Shift again turns it in its place', 'A asc,B desc', 'A', true, 'A desc,B desc'],
    ['with Shift a third time takes it out', 'A desc,B desc', 'A', true, 'B desc'],
  ] as const)('%s', (_, before, field, isMore, after) => {
    expect(text(nextSort(read(before), field, isMore))).toBe(after);
  });

  it('has Shift+Enter as its key, on headers only', () => {
    const press = { key: 'Enter', ctrl: false, shift: true };
    const state = { rows: 5, tracks: 3, page: 3 };
    expect(keyAction(press, { ...state, at: { row: HEADER, track: 1 } })).toEqual({ kind: 'activateMore' });
    expect(keyAction(press, { ...state, at: { row: 1, track: 1 } })).toEqual({ kind: 'activate' });
  });
});
