import { beforeEach, describe, expect, it } from 'vitest';
import { layoutColumns } from '../../renderers/grid/ColumnLayout.ts';
import { GroupHeads } from '../../renderers/grid/GroupHeads.ts';
import { createGridElements } from '../../renderers/grid/gridElements.ts';
import { leadTracks } from '../../renderers/grid/leadTracks.ts';
import { Mirror, type MirrorSource } from '../../renderers/grid/Mirror.ts';
import { rowWindow } from '../../renderers/grid/RowWindow.ts';
import { summaryHeight, totalLines } from '../../renderers/grid/summaryRow.ts';
import type { Viewport } from '../../renderers/grid/Viewport.ts';

const fields = ['code', 'name', 'qty', 'note', 'kind', 'unit'];
const layout = layoutColumns({
  columns: fields.map((field) => ({ field, title: field, width: 100, link: field === 'code', sort: true })),
  leads: leadTracks({ selection: 'multiple' }),
  width: 300,
  dragged: new Map(),
});

function view(top: number, rowCount = 100, scrollLeft = 0): Viewport {
  const window = rowWindow(top, 200, 40, rowCount);
  return { layout, window, width: 300, height: 240, scrollLeft, rowHeight: 40, rowCount, foot: 0 };
}

const source = (version = '', selected?: number): MirrorSource => ({
  text: (row, track) => (track === 0 ? '' : `${layout.tracks[track]?.field} ${row}${version}`),
  total: () => '',
  header: (track) => layout.tracks[track]?.field ?? '',
  sort: (track) => (track === 1 ? 'descending' : 'none'),
  selected: (row) => row === selected,
  all: () => (selected === undefined ? 'false' : 'mixed'),
});

const fieldOf = (track: number): string => layout.tracks[track]?.field ?? '';

let root: HTMLElement;
let mirror: Mirror;
const rows = (): Element[] => [...root.querySelectorAll('[role=row]')];
const texts = (row: Element | undefined): string =>
  [...(row?.querySelectorAll('[role=gridcell]') ?? [])].map((cell) => cell.textContent).join('|');

beforeEach(() => {
  root = document.createElement('div');
  document.body.replaceChildren(root);
  mirror = new Mirror(root, 'g', { selectAll: 'all', selectRow: (row) => `row ${row}` });
  mirror.setLabel('orders');
  mirror.setSelectable(true, true);
});

describe('the mirror', () => {
  it('says on every cell of a marked row why it is marked, until it no longer is', () => {
    const cellsOf = () => [...(rows()[1]?.querySelectorAll('[role=gridcell]') ?? [])];
    mirror.patch(view(0), { ...source(), mark: (row) => (row === 0 ? '大额' : undefined) });
    expect(cellsOf().map((cell) => cell.getAttribute('aria-description'))).toEqual(
      cellsOf().map(() => '大额'),
    );
    expect(cellsOf()[1]?.getAttribute('title')).toBe('大额');
    expect(rows()[2]?.querySelector('[aria-description]')).toBeNull();
    mirror.patch(view(0), source());
    expect(rows()[1]?.querySelector('[aria-description]')).toBeNull();
  });

  it('says the place of each column in an order of several', () => {
    const words = { selectAll: 'all', selectRow: String, sortPlace: (place: number) => `sort ${place}` };
    const several = new Mirror(root, 'g', words);
    several.patch(view(0), { ...source(), sortPlace: (track) => (track === 1 ? 2 : 0) });
    const heads = [...root.querySelectorAll('[role=columnheader]')].map((cell) => cell.textContent);
    expect(heads.slice(1, 3)).toEqual(['code sort 2', 'name']);
  });

  it('reads every currency of a total in one cell, and tips those that are not drawn', () => {
    const codes = ['¥1.00', '€2.00', 'US$3.00', '£4.00', 'JP¥5.00', 'HK$6.00', '7.00'];
    const summary = { qty: codes.slice(0, 2).join('\n'), note: codes.join('\n') };
    const foot = summaryHeight(summary);
    const total = (track: number) =>
      Object.entries(summary).find(([name]) => name === fieldOf(track))?.[1] ?? '';
    mirror.patch({ ...view(0), foot }, { ...source(), total });
    const row = rows().at(-1) as HTMLElement;
    const cellOf = (text: string) =>
      [...row.querySelectorAll('[role=gridcell]')].find((cell) => cell.textContent === text);
    expect(cellOf('¥1.00 · €2.00')?.getAttribute('title')).toBe(null);
    expect(cellOf(codes.join(' · '))?.getAttribute('title')).toBe(codes.join('\n'));
    expect(totalLines(summary.note)).toEqual([...codes.slice(0, 5), '+2']);
    expect([foot, row.style.top]).toEqual([140, '100px']);
  });

  it('names the grid and tells how large it is', () => {
    mirror.patch(view(0), source());
    expect(root.getAttribute('role')).toBe('grid');
    expect(root.getAttribute('aria-label')).toBe('orders');
    expect(root.getAttribute('aria-rowcount')).toBe('101');
    expect(root.getAttribute('aria-colcount')).toBe('7');
  });

  it('says what a column means where its header has a tip #E17', () => {
    const tip = '含税';
    const columns = [{ field: 'Amount', title: '金额', width: 100, tip }];
    const tipped = layoutColumns({ columns, leads: [], width: 300, dragged: new Map() });
    mirror.patch({ ...view(0), layout: tipped }, source());
    const header = root.querySelector('[role=columnheader]');
    expect([header?.getAttribute('title'), header?.getAttribute('aria-description')]).toEqual([tip, tip]);
    expect(root.querySelector('[role=gridcell]')?.hasAttribute('title')).toBe(false);
  });

  it('has rows of group titles above the header, spanning their columns and moving with them #E15', () => {
    const elements = createGridElements(root);
    const grouped = layoutColumns({
      columns: [
        { field: 'code', title: '编号', width: 100, fixed: 'left' },
        ...['qty', 'note', 'unit'].map((field, at) => ({
          field,
          title: field,
          width: 100,
          ...(at < 2 ? { groups: ['计划'] } : {}),
        })),
      ],
      leads: [],
      width: 300,
      dragged: new Map(),
    });
    const own = new Mirror(elements.mirror, 'm', { selectAll: 'all', selectRow: String });
    const heads = new GroupHeads(elements);
    const patch = (scrollLeft: number) => {
      const now = { ...view(0, 100, scrollLeft), layout: grouped };
      own.patch(now, source());
      heads.patch(now);
    };
    patch(0);
    const shown = [...elements.mirror.querySelectorAll('[role=row]')];
    const group = shown[0]?.querySelector('[role=columnheader]');
    expect(shown.slice(0, 3).map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3']);
    expect([
      group?.textContent,
      group?.getAttribute('aria-colindex'),
      group?.getAttribute('aria-colspan'),
    ]).toEqual(['计划', '2', '2']);
    expect(elements.mirror.getAttribute('aria-rowcount')).toBe('102');
    const drawn = elements.marks.querySelector<HTMLElement>('.jig-grid-group');
    expect([drawn?.style.left, drawn?.style.width]).toEqual(['100px', '200px']);
    patch(100);
    // The visible part beside the frozen column carries the title.
    expect([drawn?.style.left, drawn?.style.width]).toEqual(['100px', '100px']);
    expect(elements.mirror.querySelectorAll('[role=columnheader]')).toHaveLength(5);
  });

  it('shows the rows in sight with all columns, also those scrolled away, in column order', () => {
    mirror.patch(view(400), source());
    expect(rows()).toHaveLength(7);
    expect(rows()[1]?.getAttribute('aria-rowindex')).toBe('12');
    expect(texts(rows()[1])).toBe('|code 10|name 10|qty 10|note 10|kind 10|unit 10');
  });

  it('keeps the column order while scrolling to the side and back', () => {
    for (const left of [0, 150, 390, 355, 20, 0]) {
      mirror.patch(view(0, 100, left), source());
      expect(texts(rows()[1])).toBe('|code 0|name 0|qty 0|note 0|kind 0|unit 0');
    }
  });

  it('keeps the row order while scrolling up and down, and reuses the elements', () => {
    mirror.patch(view(0), source());
    const before = new Set(rows());
    for (const top of [40, 120, 80, 2000, 0]) {
      mirror.patch(view(top), source());
      const indexes = rows().map((row) => Number(row.getAttribute('aria-rowindex')));
      expect(indexes).toEqual([...indexes].sort((a, b) => a - b));
    }
    expect(rows().every((row) => before.has(row))).toBe(true);
  });

  it('touches nothing when nothing changed, and only the changed text when one did', async () => {
    mirror.patch(view(0), source());
    const seen: MutationRecord[] = [];
    const observer = new MutationObserver((records) => seen.push(...records));
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    mirror.patch(view(0), source());
    seen.push(...observer.takeRecords());
    expect(seen).toHaveLength(0);
    const one = source();
    mirror.patch(view(0), {
      ...one,
      text: (row, at) => (row === 2 && at === 3 ? 'changed' : one.text(row, at)),
    });
    seen.push(...observer.takeRecords());
    expect(seen).toHaveLength(1);
    expect(texts(rows()[3])).toContain('changed');
  });

  it('tells the order, the selection and the checkboxes', () => {
    mirror.patch(view(0), source('', 2));
    expect(root.querySelectorAll('[role=columnheader]')[1]?.getAttribute('aria-sort')).toBe('descending');
    expect(rows()[3]?.getAttribute('aria-selected')).toBe('true');
    expect(rows()[2]?.getAttribute('aria-selected')).toBe('false');
    const checks = [...root.querySelectorAll('[role=checkbox]')];
    expect(checks[0]?.getAttribute('aria-checked')).toBe('mixed');
    expect(checks[3]?.getAttribute('aria-checked')).toBe('true');
    expect(checks[3]?.getAttribute('aria-label')).toBe('row 3');
  });

  it('makes links reachable', () => {
    mirror.patch(view(0), source());
    expect(rows()[1]?.querySelector('[role=link]')?.textContent).toBe('code 0');
  });

  it('says which cell the keyboard is on while that cell is in sight', () => {
    mirror.patch(view(0), source());
    mirror.setActive({ row: 1, track: 2 }, 100);
    const active = document.getElementById(root.getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toBe('name 1');
    mirror.patch(view(2000), source());
    mirror.setActive({ row: 1, track: 2 }, 100);
    expect(root.hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('drops rows that are no longer there', () => {
    mirror.patch(view(0), source());
    mirror.patch(view(0, 2), source());
    expect(rows()).toHaveLength(3);
  });
});
