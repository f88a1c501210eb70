import { describe, expect, it, vi } from 'vitest';
import { ColumnDrag } from '../../renderers/grid/ColumnDrag.ts';
import { layoutColumns } from '../../renderers/grid/ColumnLayout.ts';
import type { GridController } from '../../renderers/grid/GridController.ts';

const layout = layoutColumns({
  columns: [
    { field: 'Code', title: '编号', width: 100, fixed: 'left' },
    ...['A', 'B', 'C'].map((field) => ({ field, title: field, width: 100 })),
  ],
  leads: [],
  width: 400,
  dragged: new Map(),
});

/** Presses at one place of the header, moves to another, and releases. */
function drag(from: number, to: number, drop = true): readonly unknown[] {
  const onColumnMove = vi.fn();
  const view = { layout, width: 400, height: 200, scrollLeft: 0, rowCount: 0, foot: 0 };
  const elements = { view: document.createElement('div'), mirror: document.createElement('div') };
  const grid = { props: { onColumnMove }, view, elements, layout: () => layout };
  const carried = new ColumnDrag(grid as unknown as GridController);
  const at = (clientX: number) =>
    ({ clientX, button: 0, pointerType: 'mouse', pointerId: 1 }) as PointerEvent;
  carried.press(at(from), from, 5);
  carried.move(at(to), to);
  carried.end(drop);
  return onColumnMove.mock.calls;
}

describe('a header dragged', () => {
  it('takes the place of the column it is dropped on', () => {
    expect(drag(350, 150)).toEqual([['C', 'A']]);
    expect(drag(150, 350)).toEqual([['A', 'C']]);
  });
  it('stays in its pane, and where the drag is cancelled or was a click', () => {
    expect([drag(350, 50), drag(350, 150, false), drag(350, 353)]).toEqual([[], [], []]);
  });
});
