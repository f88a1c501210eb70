import { describe, expect, it } from 'vitest';
import { layoutColumns, type Track } from '../../renderers/grid/ColumnLayout.ts';
import { cellPaint, headerText } from '../../renderers/grid/cellPaint.ts';
import type { GridTheme } from '../../renderers/grid/gridTheme.ts';

const { tracks } = layoutColumns({
  columns: [
    { field: 'Code', title: '单据编号', width: 120, required: true },
    { field: 'Qty', title: '数量', width: 90, sort: true },
  ],
  check: true,
  index: true,
  width: 320,
  dragged: new Map(),
});
const track = (kind: Track['kind'], field = ''): Track =>
  tracks.find((one) => one.kind === kind && one.field === field)!;
const theme = { link: 'blue' } as GridTheme;

describe('the leading index column', () => {
  it('stands after the checkbox, 55 pixels wide, and counts from one', () => {
    expect(tracks.map(({ kind, width }) => [kind, width]).slice(0, 2)).toEqual([
      ['check', 55],
      ['index', 55],
    ]);
    const source = { text: () => '' };
    expect([0, 41].map((row) => cellPaint(source, {}, row, track('index'), theme).text)).toEqual(['1', '42']);
  });
});

describe('a header', () => {
  it('has a star where a value is required, and an arrow where it sorts', () => {
    const said = (one: Track, order?: 'asc' | 'desc') =>
      headerText(one, order && { field: 'Qty', order }, '序号');
    expect(said(track('field', 'Code'))).toBe('* 单据编号');
    expect(said(track('field', 'Qty'))).toBe('数量 ↕');
    expect(said(track('field', 'Qty'), 'desc')).toBe('数量 ↓');
    expect([said(track('index')), said(track('check'))]).toEqual(['序号', '']);
  });
});
