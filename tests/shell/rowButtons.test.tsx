import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { DataGridProps } from '../../renderers/grid/DataGridProps.ts';
import { TableGrid } from '../../renderers/pages/list/TableGrid.tsx';
import { useRowButtons } from '../../renderers/pages/list/useRowButtons.ts';
import { answered } from '../../runtime/data/Answer.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { resolveWritten } from '../../runtime/model/formulas/resolveWritten.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { PageSchema } from '../../runtime/model/schema/PageSchema.ts';
import { RendererRegistry } from '../../runtime/RendererRegistry.ts';
import { PageStore } from '../../runtime/store/page/PageStore.ts';
import { SettingsStore } from '../../runtime/store/shell/SettingsStore.ts';
import { drawn } from '../forms/GridStub.tsx';
import { memory, types, userWith } from './support.ts';

vi.mock('../../renderers/grid/DataGrid.tsx', async () => await import('../forms/GridStub.tsx'));
const grid = (): DataGridProps => drawn.last as DataGridProps;
const buttons = () => grid().columns.filter(({ field }) => field.startsWith('$button'));

const main = resolveWritten(
  [
    {
      kind: 'table',
      name: 'Jobs',
      table: {
        table: 'Jobs',
        cnName: '工单',
        key: 'Job_Id',
        nameField: 'Code',
        transitions: [
          {
            action: 'start',
            text: '开工',
            when: { '==': [{ var: 'State' }, 0] },
            message: '只能开工未开始的工单',
            set: { State: 1 },
          },
        ],
      },
      fields: [
        { field: 'Code', title: '单号', type: 'text' },
        { field: 'State', title: '状态', type: 'number', columnType: 'int' },
        { field: 'Part', title: '零件', type: 'text' },
      ],
    },
  ],
  types,
).table;

const rows = [
  { Job_Id: 1, Code: 'A', State: 0, Part: 'P1' },
  { Job_Id: 2, Code: 'B', State: 1, Part: null },
];

const rowButtons: NonNullable<PageSchema['rowButtons']> = [
  { action: 'start' },
  { action: 'Delete', text: '作废' },
  { action: 'Export' },
  { text: '库存', linkTo: { path: '/Stock', where: { PartCode: 'Part' } } },
  { text: '秘密', linkTo: { path: '/Secret', where: { PartCode: 'Part' } } },
];
const pages = ['Stock', 'Secret'].map((table) => ({
  format: 1 as const,
  page: 'list',
  path: `/${table}`,
  table,
}));

let at = '';
function Where() {
  const { pathname, search } = useLocation();
  at = pathname + search;
  return null;
}

async function opened(grants: readonly string[]) {
  const changed = vi.fn(async () => answered(undefined));
  const confirm = vi.fn(async () => false);
  const app = {
    data: {
      page: async () => answered({ rows, total: 2, summary: {}, ignored: [] }),
      changeState: changed,
      fileUrls: async () => answered([]),
    },
    session: {
      user: userWith({ jobs: grants, stock: ['Search'] }),
      data: { pages },
      now: () => '2026-03-05 08:00:00',
    },
    settings: new SettingsStore({} as never, memory(), '2', () => undefined),
    dictionaries: { options: () => undefined, label: () => undefined, forget: () => undefined },
    renderers: new RendererRegistry([]),
    fieldTypes: types,
    notify: { error: vi.fn(), success: vi.fn(), announce: vi.fn(), confirm },
    locale: 'zh',
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const schema: PageSchema = { format: 1, page: 'list', path: '/Jobs', table: 'Jobs', rowButtons };
  const page = new PageStore(app, schema, { main, details: [] });
  await page.list.load();
  function List() {
    return (
      <TableGrid
        name="Jobs"
        label="工单"
        table={main}
        rows={page.list.rows}
        totals={{}}
        height={300}
        selection="multiple"
        selected={page.list.selected}
        onSelect={page.list.select}
        emptyText=""
        {...useRowButtons(page)}
      />
    );
  }
  render(
    <AppContext.Provider value={app}>
      <MemoryRouter initialEntries={['/Jobs']}>
        <Where />
        <List />
      </MemoryRouter>
    </AppContext.Provider>,
  );
  await screen.findByRole('table', { name: '工单' });
  await waitFor(() => expect(buttons().length).toBeGreaterThan(0), { timeout: 15_000 });
  const column = (title: string) => grid().columns.find((one) => one.title === title)?.field ?? title;
  const press = (title: string, row: number) =>
    act(async () => grid().onLink?.(rows[row] ?? {}, column(title), 0));
  return { page, changed, confirm, column, press };
}

describe('buttons in the rows of a list', () => {
  it('stand at the end of the rows they are for, for users with the right', async () => {
    const { column } = await opened(['Search', 'Update']);
    const shown = buttons();
    // Without its right 作废 is not there; 导出 needs no row.
    expect(shown.map(({ title }) => title)).toEqual(['开工', '库存', '秘密']);
    expect(
      shown.every(({ fixed, link, unfiltered, sort }) => fixed === 'right' && link && unfiltered && !sort),
    ).toBe(true);
    const texts = (row: number) => shown.map(({ field }) => grid().text(rows[row] ?? {}, field));
    // 开工 applies to the first row only, the second has no part, and /Secret may not be opened.
    expect([texts(0), texts(1)]).toEqual([
      ['开工', '库存', ''],
      ['', '', ''],
    ]);
    expect(grid().copy?.(rows[0] ?? {}, column('开工'))).toBe('');
  });

  it('run their action on their row', async () => {
    const { page, changed, confirm, press } = await opened(['Search', 'Update', 'Delete']);
    page.list.select(new Set(['2']));
    await press('开工', 0);
    await vi.waitFor(() => expect(changed).toHaveBeenCalledWith('Jobs', 'start', ['1']));
    expect([...page.list.selected]).toEqual(['1']);
    await press('作废', 1);
    await vi.waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    expect([...page.list.selected]).toEqual(['2']);
  });

  it('open another page by the values of the row', async () => {
    const { press } = await opened(['Search']);
    await press('库存', 0);
    expect(at).toBe('/Stock?f.PartCode=P1');
  });

  it('are no columns that users arrange', async () => {
    const { column } = await opened(['Search', 'Update']);
    act(() => {
      grid().onColumnResize?.(column('开工'), 300);
      grid().onColumnMove?.(column('开工'), 'Code');
      grid().onColumnMove?.('Code', column('开工'));
    });
    expect(grid().columns.at(-1)?.title).toBe('秘密');
    expect(grid().columns.find(({ title }) => title === '开工')?.width).toBeLessThan(100);
  });
});
