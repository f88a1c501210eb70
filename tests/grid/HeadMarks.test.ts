import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layoutColumns } from '../../renderers/grid/ColumnLayout.ts';
import { copyDown } from '../../renderers/grid/copyDown.ts';
import type { GridController } from '../../renderers/grid/GridController.ts';
import { createGridElements } from '../../renderers/grid/gridElements.ts';
import { HeadMarks } from '../../renderers/grid/HeadMarks.ts';
import { rowWindow } from '../../renderers/grid/RowWindow.ts';
import { HEADER, type Viewport } from '../../renderers/grid/Viewport.ts';

// DOMPurify does not support happy-dom (its README); this test only checks that all content passes the
// cleaner.
vi.mock('../../renderers/richText/cleanRichText.ts', () => ({
  cleanRichText: (html: string) => html.replace(/<img[^>]*>/g, ''),
}));

const layout = layoutColumns({
  columns: [
    { field: 'Delivery', title: '交货日期', width: 140, icon: 'calendar', copyDown: '向下复制' },
    { field: 'Tax', title: '税率', width: 100, content: '<b>13</b><img src=x onerror="alert(1)">' },
    { field: 'Remark', title: '备注', width: 100 },
  ],
  leads: [],
  width: 340,
  dragged: new Map(),
});
const view: Viewport = {
  layout,
  window: rowWindow(0, 200, 40, 5),
  width: 340,
  height: 240,
  scrollLeft: 0,
  rowHeight: 40,
  rowCount: 5,
  foot: 0,
};

const filled = vi.fn();
const left = vi.fn(() => true);
let host: HTMLElement;
let marks: HeadMarks;
let grid: GridController;
const tip = (): HTMLElement | null => document.querySelector<HTMLElement>('.jig-grid-tip:not([hidden])');

beforeEach(() => {
  vi.clearAllMocks();
  host = document.createElement('div');
  document.body.replaceChildren(host);
  grid = {
    elements: createGridElements(host),
    view,
    active: undefined,
    layout: () => layout,
    editing: () => undefined,
    props: {
      rows: Array.from({ length: 5 }, (_, at) => ({ key: `r${at}` })),
      rowKey: 'key',
      selected: new Set<string>(),
      edit: { sheet: { onFillDown: filled }, onEnd: left, editingKey: undefined },
    },
  } as unknown as GridController;
  marks = new HeadMarks(grid);
  marks.patch(view);
});
afterEach(() => marks.dispose());

describe('headers with more than a title', () => {
  it('have the picture of their schema before it and the button after it #E17', () => {
    const icon = host.querySelector<HTMLElement>('.jig-grid-head-icon');
    const button = host.querySelector<HTMLElement>('.jig-grid-copy-down');
    expect(icon?.style.getPropertyValue('--jig-icon')).toMatch(/^url\("data:image\/svg\+xml,/);
    expect([icon?.style.left, icon?.style.top, button?.style.left]).toEqual(['10px', '12px', '114px']);
    expect(host.querySelectorAll('.jig-grid-copy-down')).toHaveLength(1);
    button?.click();
    expect(filled.mock.calls).toEqual([[{ from: 0, to: 4, fields: ['Delivery'] }]]);
  });

  it('show their tip sanitised while the keyboard is on them, and Escape takes it away #E17', async () => {
    const { mirror } = grid.elements;
    mirror.tabIndex = 0;
    mirror.focus();
    Object.assign(grid, { active: { row: HEADER, track: 1 } });
    marks.patch(view);
    await vi.waitFor(() => expect(tip()?.textContent).toBe('13'));
    expect(tip()?.innerHTML).toBe('<b>13</b>');
    mirror.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(tip()).toBeNull();
    Object.assign(grid, { active: { row: HEADER, track: 2 } });
    marks.patch(view);
    expect(tip()).toBeNull();
  });
});

describe('copying a value down', () => {
  const at = (more: object): unknown => {
    filled.mockClear();
    copyDown({ ...grid, ...more } as GridController, 'Delivery');
    return filled.mock.calls[0]?.[0]?.from;
  };
  const props = (more: object) => ({ props: { ...grid.props, ...more } });

  it('begins at the row in edit, else the first chosen one, else the one of the keyboard, else the first #E18', () => {
    const chosen = props({ selected: new Set(['r3', 'r2']) });
    expect(at({ ...chosen, editing: () => 1, active: { row: 3, track: 0 } })).toBe(1);
    expect(at({ ...chosen, active: { row: 3, track: 0 } })).toBe(2);
    expect(at({ active: { row: 3, track: 0 } })).toBe(3);
    expect(at({ active: { row: HEADER, track: 0 } })).toBe(0);
  });

  it('does nothing below the last row, or while the row in edit is wrong', () => {
    expect(at({ active: { row: 4, track: 0 } })).toBeUndefined();
    left.mockReturnValueOnce(false);
    const edit = { ...grid.props.edit, editingKey: 'r1' };
    expect(at({ ...props({ edit }), editing: () => 1 })).toBeUndefined();
  });
});
