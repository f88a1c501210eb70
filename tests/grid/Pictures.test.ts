import { beforeEach, describe, expect, it } from 'vitest';
import { layoutColumns } from '../../renderers/grid/ColumnLayout.ts';
import { Pictures, pictureAt } from '../../renderers/grid/Pictures.ts';
import { rowWindow } from '../../renderers/grid/RowWindow.ts';
import type { Viewport } from '../../renderers/grid/Viewport.ts';

const layout = layoutColumns({
  columns: [
    { field: 'Code', title: '编号', width: 100 },
    { field: 'Picture', title: '图片', width: 92 },
  ],
  leads: [],
  width: 192,
  dragged: new Map(),
});
const view = (top: number): Viewport => ({
  layout,
  window: rowWindow(top, 200, 40, 100),
  width: 192,
  height: 240,
  scrollLeft: 0,
  rowHeight: 40,
  rowCount: 100,
  foot: 0,
});
const url = (n: number): string => `data:image/png;base64,AA${n}`;

let root: HTMLElement;
let pictures: Pictures;
const boxes = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('.jig-grid-picture:not([hidden])')];
const shown = (box: HTMLElement | undefined): string[] =>
  [...(box?.querySelectorAll('img') ?? [])].map((image) => image.src);

beforeEach(() => {
  root = document.createElement('div');
  pictures = new Pictures(root);
});

describe('pictures over the grid', () => {
  it('stand on their cells, and are not read twice', () => {
    pictures.patch(view(0), [{ row: 2, track: 1, urls: [url(1)] }]);
    expect(boxes()[0]?.style.transform).toBe('translate(100px, 120px)');
    expect(shown(boxes()[0])).toEqual([url(1)]);
    expect(root.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it('that find no room are counted', () => {
    pictures.patch(view(0), [{ row: 0, track: 1, urls: [url(1), url(2), url(3)] }]);
    expect(shown(boxes()[0])).toEqual([url(1)]);
    expect(boxes()[0]?.textContent).toBe('+2');
  });

  it('are told apart by where they are pressed, the rest counting as the first not shown', () => {
    expect([2, 12, 41, 46, 81, 84].map(pictureAt)).toEqual([0, 0, 0, 1, 1, 2]);
  });

  it('move and go with their rows, without new elements', () => {
    pictures.patch(view(0), [
      { row: 0, track: 1, urls: [url(1)] },
      { row: 1, track: 1, urls: [url(2)] },
    ]);
    const [first] = boxes();
    const image = first?.querySelector('img');
    pictures.patch(view(40), [{ row: 2, track: 1, urls: [url(1)] }]);
    expect(boxes()).toEqual([first]);
    expect(first?.querySelector('img')).toBe(image);
    expect(first?.style.transform).toBe('translate(100px, 80px)');
  });
});
