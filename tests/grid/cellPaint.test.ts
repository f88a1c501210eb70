import { describe, expect, it } from 'vitest';
import { layoutColumns, type Track } from '../../renderers/grid/ColumnLayout.ts';
import { cellPaint, headerText } from '../../renderers/grid/cellPaint.ts';
import type { GridTheme } from '../../renderers/grid/gridTheme.ts';
import { leadTracks } from '../../renderers/grid/leadTracks.ts';

const { tracks } = layoutColumns({
  columns: [
    { field: 'Code', title: '单据编号', width: 120, required: true },
    { field: 'Qty', title: '数量', width: 90, sort: true },
    { field: 'Rate', title: '完成率', width: 90, tip: '已入库数量除以计划数量' },
  ],
  leads: leadTracks({ selection: 'multiple', indexColumn: true }),
  width: 410,
  dragged: new Map(),
});
const track = (kind: Track['kind'], field = ''): Track =>
  tracks.find((one) => one.kind === kind && one.field === field)!;
const theme = { link: 'blue' } as GridTheme;

describe('the leading index column', () => {
  it('stands after the checkbox, 55 pixels wide, and counts from one #G13', () => {
    expect(tracks.map(({ kind, width }) => [kind, width]).slice(0, 2)).toEqual([
      ['check', 55],
      ['index', 55],
    ]);
    const source = { text: () => '' };
    expect([0, 41].map((row) => cellPaint(source, {}, row, track('index'), theme).text)).toEqual(['1', '42']);
  });
});

describe('a header', () => {
  it('has a star where a value is required, a mark where there is a tip, and an arrow where it sorts #E04', () => {
    const said = (one: Track, order?: 'asc' | 'desc', first?: string) =>
      headerText(
        one,
        order && [...(first ? [{ field: first, order: 'asc' } as const] : []), { field: 'Qty', order }],
        '序号',
      );
    expect(said(track('field', 'Code'))).toBe('* 单据编号');
    expect(said(track('field', 'Qty'))).toBe('数量 ↕');
    expect(said(track('field', 'Qty'), 'desc')).toBe('数量 ↓');
    expect(said(track('field', 'Qty'), 'asc', 'Code')).toBe('数量 ↑2');
    expect(said(track('field', 'Rate'))).toBe('完成率 ⓘ');
    expect([said(track('index')), said(track('check'))]).toEqual(['序号', '']);
  });
});

describe('a cell', () => {
  const theme = { color: (name: string, alpha = 1) => `${name}/${alpha}` } as GridTheme;
  it('with a sign keeps its text, so that copies and screen readers leave the sign out', () => {
    const source = { text: () => '审核中', tag: () => 'blue', cellStyle: () => ({ icon: '◐' }) };
    expect(cellPaint(source, {}, 0, track('field', 'Rate'), theme)).toMatchObject({
      text: '审核中',
      icon: '◐',
      color: 'blue/1',
    });
  });
  it('of a marked row has its pale ground, unless it has colours of its own', () => {
    const rowMark = () => ({ color: 'red', name: '大额' });
    const paint = (more: object) =>
      cellPaint({ text: () => 'x', rowMark, ...more }, {}, 0, track('field', 'Rate'), theme).background;
    expect(paint({})).toBe('red/0.12');
    expect(paint({ tag: () => 'blue' })).toBeUndefined();
    expect(paint({ cellStyle: () => ({ color: 'red', bold: true }) })).toBeUndefined();
    expect(paint({ cellStyle: () => ({ background: 'blue' }) })).toBe('blue/1');
    expect(cellPaint({ text: () => '', rowMark }, {}, 0, track('index'), theme).background).toBe('red/0.12');
  });

  it('with a bar is filled as far as its share, palely, and keeps its text', () => {
    const source = { text: () => '40%', cellStyle: () => ({ bar: { share: 0.4, color: 'green' } }) };
    expect(cellPaint(source, {}, 0, track('field', 'Rate'), theme)).toMatchObject({
      text: '40%',
      background: 'green/0.25',
      share: 0.4,
    });
  });

  it('with pictures keeps the text that is read', () => {
    const source = { text: () => 'SO2026', pictures: () => ['data:image/png;base64,AA'] };
    expect(cellPaint(source, {}, 0, track('field', 'Code'), theme)).toMatchObject({
      text: 'SO2026',
      pictures: ['data:image/png;base64,AA'],
    });
  });
});
