import { describe, expect, it } from 'vitest';
import {
  headHeight,
  layoutColumns,
  midInView,
  screenX,
  scrollLeftFor,
  titleTop,
  trackAt,
} from '../../renderers/grid/ColumnLayout.ts';
import type { GridColumn } from '../../renderers/grid/GridColumn.ts';
import { headGroups } from '../../renderers/grid/headGroups.ts';
import { hitTest } from '../../renderers/grid/hitTest.ts';
import { leadTracks } from '../../renderers/grid/leadTracks.ts';
import { rowWindow } from '../../renderers/grid/RowWindow.ts';
import type { Viewport } from '../../renderers/grid/Viewport.ts';

const column = (field: string, more: Partial<GridColumn> = {}): GridColumn => ({
  field,
  title: field,
  width: 100,
  ...more,
});
const none: ReadonlyMap<string, number> = new Map();

function layout(columns: readonly GridColumn[], width = 500, dragged = none) {
  return layoutColumns({ columns, leads: leadTracks({ selection: 'multiple' }), width, dragged });
}

const many: readonly GridColumn[] = [
  ...['a', 'b', 'c', 'd', 'e', 'f'].map((field) => column(field)),
  column('l', { fixed: 'left' }),
  column('r', { fixed: 'right' }),
  column('h', { hidden: true }),
];
// Columns that the user gave a width are as wide as that.
const chosen = new Map([...'abcdef'].map((field) => [field, 100] as const));
const wide = layout(many, 500, chosen);

describe('the places of columns', () => {
  it('puts the checkbox first, frozen columns at the sides, hidden ones nowhere #G11', () => {
    expect(wide.tracks.map((track) => track.field || track.kind).join(' ')).toBe('check l a b c d e f r');
    expect([wide.left, wide.mid, wide.right]).toEqual([155, 600, 100]);
  });

  it('shares free room by width and fills the grid exactly', () => {
    const { tracks, total } = layout([column('a'), column('b', { width: 200 })], 500);
    expect(total).toBe(500);
    expect(tracks.map((track) => track.width)).toEqual([55, 148, 297]);
  });

  it('cuts no column at the end of what is in sight, unless it is very wide, and holds still in a drag', () => {
    const { tracks, left, right } = layout(many, 500);
    const [a, b, c] = tracks.filter(({ pane }) => pane === 'mid');
    expect([a?.width, b?.width, c?.width]).toEqual([122, 123, 100]);
    expect(left + (c?.x ?? 0) + right).toBe(500);
    const drag = layout(many, 500, new Map([['a', 130]])).tracks.filter(({ pane }) => pane === 'mid');
    expect(drag.slice(0, 3).map(({ width }) => width)).toEqual([130, 123, 100]);
    const text = layout([column('a'), column('b', { width: 900 })], 500);
    expect(text.tracks.map(({ width }) => width)).toEqual([55, 100, 900]);
  });

  it('leaves a dragged column as wide as the user made it', () => {
    const { tracks } = layout([column('a'), column('b')], 500, new Map([['a', 60]]));
    expect(tracks.map((track) => track.width)).toEqual([55, 60, 385]);
  });

  it('lets frozen columns go when they would take most of a narrow window', () => {
    const narrow = layout([column('a'), column('l', { fixed: 'left', width: 200 })], 300);
    expect(narrow.leftCount).toBe(1);
  });
});

describe('groups of columns', () => {
  const grouped = layout(
    [
      column('Code', { fixed: 'left', groups: ['工单'] }),
      column('Name', { groups: ['工单'] }),
      column('Qty', { groups: ['计划'] }),
      column('Start', { groups: ['计划', '时间'] }),
      column('End', { groups: ['计划', '时间'] }),
      column('Remark'),
      column('Good', { groups: ['完工', '时间'] }),
    ],
    2000,
  );
  const shown = (found: ReturnType<typeof headGroups>) =>
    found.map(({ level, title, from, to }) => `${level} ${title} ${from}-${to}`);

  it('stand over their neighbours, level by level, never across a frozen edge #E15', () => {
    expect(shown(headGroups(grouped))).toEqual([
      '0 工单 1-1',
      '0 工单 2-2',
      '0 计划 3-5',
      '0 完工 7-7',
      '1 时间 4-5',
      '1 时间 7-7',
    ]);
    expect([grouped.levels, headHeight(grouped)]).toEqual([2, 96]);
    const [, , plan] = headGroups(grouped);
    const inside = grouped.tracks.slice(3, 6);
    expect(plan?.width).toBe(inside.reduce((sum, track) => sum + track.width, 0));
  });

  it('leave a column the rest of the header for its own title', () => {
    const at = (field: string) => grouped.tracks.findIndex((track) => track.field === field);
    expect(['Remark', 'Qty', 'End'].map((field) => titleTop(grouped.tracks[at(field)]!))).toEqual([
      0, 28, 56,
    ]);
    const view: Viewport = {
      layout: grouped,
      window: rowWindow(0, 280, 40, 100),
      width: 2000,
      height: 400,
      scrollLeft: 0,
      rowHeight: 40,
      rowCount: 100,
      foot: 0,
    };
    const hit = (field: string, y: number) => {
      const track = grouped.tracks[at(field)]!;
      return hitTest(view, screenX(grouped, track, view) + 5, y)?.row;
    };
    // A column title sorts, a group title does not; rows begin below the whole header.
    expect([hit('Qty', 20), hit('Qty', 40), hit('End', 40), hit('End', 70), hit('Remark', 10)]).toEqual([
      undefined,
      -1,
      undefined,
      -1,
      -1,
    ]);
    expect([hit('Qty', 97), hit('Qty', 137)]).toEqual([0, 1]);
  });

  it('are none where no column has one', () => {
    expect(headGroups(wide)).toEqual([]);
    expect(headHeight(wide)).toBe(40);
  });
});

describe('columns on screen', () => {
  const view = { width: 500, scrollLeft: 150 };

  it('frozen columns stay, the others move', () => {
    const at = (field: string) => screenX(wide, wide.tracks.find((track) => track.field === field)!, view);
    expect([at('l'), at('c'), at('r')]).toEqual([55, 205, 400]);
  });

  it('finds what is under the pointer, the frozen column where both are', () => {
    const under = (x: number) => wide.tracks[trackAt(wide, x, view) ?? -1]?.field;
    expect([under(60), under(156), under(210), under(399), under(401)]).toEqual(['l', 'b', 'c', 'd', 'r']);
  });

  it('knows the columns in view', () => {
    const { from, to } = midInView(wide, view);
    expect(wide.tracks.slice(from, to).map((track) => track.field)).toEqual(['b', 'c', 'd']);
  });

  it('scrolls a hidden column into view and leaves a frozen one alone', () => {
    const index = (field: string) => wide.tracks.findIndex((track) => track.field === field);
    expect(scrollLeftFor(wide, index('a'), view)).toBe(0);
    expect(scrollLeftFor(wide, index('f'), view)).toBe(355);
    expect(scrollLeftFor(wide, index('r'), view)).toBe(150);
  });
});
