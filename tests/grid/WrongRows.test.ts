import { describe, expect, it } from 'vitest';
import { layoutColumns } from '../../renderers/grid/ColumnLayout.ts';
import { createGridElements } from '../../renderers/grid/gridElements.ts';
import { rowWindow } from '../../renderers/grid/RowWindow.ts';
import type { Viewport } from '../../renderers/grid/Viewport.ts';
import { WrongRows } from '../../renderers/grid/WrongRows.ts';

const rows = Array.from({ length: 100 }, (_, at) => ({ key: `r${at}` }));
const viewAt = (top: number): Viewport => ({
  layout: layoutColumns({
    columns: [{ field: 'Qty', title: '数量', width: 100 }],
    leads: [],
    width: 340,
    dragged: new Map(),
  }),
  window: rowWindow(top, 200, 40, rows.length),
  width: 340,
  height: 240,
  scrollLeft: 0,
  rowHeight: 40,
  rowCount: rows.length,
  foot: 0,
});

describe('rows with problems', () => {
  const host = document.createElement('div');
  const marks = new WrongRows(createGridElements(host));
  const patch = (top: number, ...keys: readonly string[]) =>
    marks.patch(viewAt(top), { rows, rowKey: 'key', wrong: new Map(keys.map((key) => [key, 1])) });
  const signs = () =>
    [...host.querySelectorAll<HTMLElement>('.jig-grid-wrong-sign')].map(({ style }) => style.transform);
  const ticks = () =>
    [...host.querySelectorAll<HTMLElement>('.jig-grid-wrong-tick')].map(({ style }) => style.top);

  it('have a sign beside their number while in view, and a tick along the scroll bar', () => {
    patch(0, 'r1', 'r50');
    expect(signs()).toEqual(['translateY(80px)']);
    expect(ticks()).toEqual(['1%', '50%']);
    patch(2000, 'r1', 'r50');
    expect(signs()).toEqual(['translateY(40px)']);
  });

  it('lose both when they are corrected', () => {
    patch(0, 'r1');
    patch(0);
    expect([signs(), ticks()]).toEqual([[], []]);
  });

  it('share ticks when there are too many to tell apart', () => {
    const many = Array.from({ length: 1000 }, (_, at) => ({ key: `m${at}` }));
    marks.patch(
      { ...viewAt(0), rowHeight: 40, rowCount: 1000 },
      { rows: many, rowKey: 'key', wrong: new Map(many.map(({ key }) => [key, 1])) },
    );
    expect(ticks()).toHaveLength(200);
  });
});
