import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldRenderers } from '../../renderers/fields/index.ts';
import { DetailLists } from '../../renderers/pages/list/DetailLists.tsx';
import { EmptyList } from '../../renderers/pages/list/EmptyList.tsx';
import { Pager } from '../../renderers/pages/list/Pager.tsx';
import { QuickSearch } from '../../renderers/pages/list/QuickSearch.tsx';
import { SearchPanel } from '../../renderers/pages/list/SearchPanel.tsx';
import { TableSplitter } from '../../renderers/pages/list/TableSplitter.tsx';
import { Toolbar } from '../../renderers/pages/list/Toolbar.tsx';
import { answered } from '../../runtime/data/Answer.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { holdComposedKeys } from '../../runtime/host/holdComposedKeys.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { PageSchema } from '../../runtime/model/schema/PageSchema.ts';
import { RendererRegistry } from '../../runtime/RendererRegistry.ts';
import { PageStore } from '../../runtime/store/page/PageStore.ts';
import { SettingsStore } from '../../runtime/store/shell/SettingsStore.ts';
import { tableOf } from '../forms/harness.tsx';
import { memory, orderTable, types, userWith } from './support.ts';

vi.mock('../../renderers/grid/DataGrid.tsx', async () => await import('../forms/GridStub.tsx'));

const actions = ['Search', 'Add', 'Update', 'CopyAdd', 'Delete'];
const line = tableOf(
  [
    { field: 'Order_Id', title: '订单', type: 'number', hidden: true },
    { field: 'Qty', title: '数量', type: 'decimal', editRowNo: 1 },
  ],
  { table: 'Line', cnName: '订单明细' },
);

/** A page of 95 orders; `went` records its addresses. */
async function pageOf(search = '', schema: Partial<PageSchema> = {}, grants = actions, main = orderTable()) {
  const went: string[] = [];
  const asked: unknown[] = [];
  const rows = [{ Order_Id: 7, Code: 'SO7' }];
  const saved: unknown[] = [];
  const save = async (...sent: unknown[]) => {
    saved.push(sent);
    return answered(undefined);
  };
  const calls = { saveSearchFields: save, saveTableSpacing: save } as never;
  const settings = new SettingsStore(calls, memory(), '2', () => undefined);
  const app = {
    data: {
      page: async () => answered({ rows, total: 95, summary: {}, ignored: [] }),
      detailPage: async (...sent: unknown[]) => {
        asked.push(sent);
        return answered({ rows: [{ Line_Id: 70, Qty: 3 }], total: 1, summary: {}, ignored: [] });
      },
    },
    session: { user: userWith({ orders: grants }), now: () => '2026-03-05 08:00:00' },
    settings,
    dictionaries: { options: () => [], forget: () => undefined, retry: () => undefined },
    renderers: new RendererRegistry(fieldRenderers),
    fieldTypes: types,
    notify: { error: () => undefined },
    locale: 'zh',
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const page: PageSchema = { format: 1, page: 'list', path: '/Orders', table: 'Orders', ...schema };
  const details = [{ schema: { table: 'Line', foreignKey: 'Order_Id' }, table: line }];
  const store = new PageStore(app, page, { main, details });
  store.navigateBy((address) => void went.push(address));
  await store.list.follow(search);
  const show = (node: ReactNode) => render(<AppContext.Provider value={app}>{node}</AppContext.Provider>);
  return { store, went, asked, saved, settings, show };
}

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

beforeAll(async () => {
  await Promise.all(fieldRenderers.map((renderer) => renderer.preload?.()));
}, 60_000);
beforeEach(() => Object.assign(window, { innerWidth: 1366 }));

describe('the advanced search panel', () => {
  it('searches by Enter in a field and by 查询 #L08 #N16', async () => {
    const { store, went, show } = await pageOf();
    show(<SearchPanel page={store} />);
    const input = await screen.findByLabelText('编号');
    fireEvent.change(input, { target: { value: 'A1' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    press('查询');
    expect(went).toEqual(['f.Code=A1', 'f.Code=A1']);
  });

  it('lets an input method take its word by Enter in every kind of field, without searching', async () => {
    const release = holdComposedKeys(window);
    try {
      const { store, went, show } = await pageOf();
      show(<SearchPanel page={store} />);
      fireEvent.change(await screen.findByLabelText('编号'), { target: { value: 'A1' } });
      const inputs = [...document.querySelectorAll('.jig-search input')];
      expect(inputs.length).toBeGreaterThan(3);
      for (const input of inputs)
        for (const more of [{ isComposing: true }, { keyCode: 229 }])
          fireEvent.keyDown(input, { key: 'Enter', ...more });
      expect(went).toEqual([]);
      fireEvent.keyDown(screen.getByLabelText('编号'), { key: 'Enter' });
      expect(went).toEqual(['f.Code=A1']);
    } finally {
      release();
    }
  });

  it('takes back every filter by 重置 and goes to page one #L07 #S34', async () => {
    const { store, went, show } = await pageOf('q=x&f.Code=A1&page=3');
    show(<SearchPanel page={store} />);
    expect((await screen.findByLabelText<HTMLInputElement>('编号')).value).toBe('A1');
    press('重置');
    expect(went).toEqual(['']);
    expect(screen.getByLabelText<HTMLInputElement>('编号').value).toBe('');
  });

  it('asks for states, which records lock', async () => {
    const table = orderTable();
    const fields = table.fields.map((field) =>
      field.field === 'Closed' ? { ...field, field: 'IsColoseCase' } : field,
    );
    const { store, show } = await pageOf('', {}, actions, { ...table, fields });
    show(<SearchPanel page={store} />);
    expect(await screen.findByLabelText('结案')).toMatchObject({ disabled: false });
  });

  it('goes by 关闭 #L07', async () => {
    const { store, show } = await pageOf();
    act(() => store.toggleSearch());
    show(<SearchPanel page={store} />);
    press('关闭');
    expect(store.searchOpen).toBe(false);
  });
});

describe('the toolbar of a list', () => {
  it('has the buttons the user holds the rights for, and no other #R01', async () => {
    const { store, show } = await pageOf('', {}, ['Search', 'Delete']);
    show(<Toolbar page={store} />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['删除', '刷新']);
  });

  it('keeps the place of what needs a row, which looks inactive until one is chosen, and says so when pressed', async () => {
    const { store, show } = await pageOf('', {}, ['Search', 'Update', 'Add']);
    show(<Toolbar page={store} />);
    const idle = () =>
      screen.getAllByRole('button').map(({ textContent, dataset }) => `${textContent} ${dataset.idle}`);
    expect(idle()).toEqual(['新建 undefined', '编辑 true', '刷新 undefined']);
    expect(screen.getByRole('button', { name: '编辑' }).getAttribute('aria-disabled')).toBeNull();
    act(() => store.list.select(new Set(['1'])));
    expect(idle()).toEqual(['新建 undefined', '编辑 undefined', '刷新 undefined']);
  });

  it('puts what has no room under 更多 #L10', async () => {
    const { store, show } = await pageOf('', { variant: 'light' }, [...actions, 'Import']);
    show(<Toolbar page={store} />);
    const names = () => screen.getAllByRole('button').map((button) => button.textContent);
    expect(names()).toEqual(['新建', '编辑', '复制', '删除', '更多']);
    press('更多');
    expect((await screen.findByRole('menuitem', { name: '刷新' })).textContent).toBe('刷新');
  });
});

describe('the pagination bar', () => {
  it('tells the total and goes by buttons, size and jumper #G18', async () => {
    const { store, went, show } = await pageOf('page=2');
    show(<Pager page={store} />);
    expect(screen.getByText('共 95 项')).toBeTruthy();
    press('上一页');
    press('下一页');
    press('第 4 页');
    fireEvent.change(screen.getByLabelText('每页条数'), { target: { value: '60' } });
    const jumper = screen.getByLabelText('前往第几页');
    fireEvent.change(jumper, { target: { value: '99' } });
    fireEvent.keyDown(jumper, { key: 'Enter' });
    expect(went).toEqual(['', 'page=3', 'page=4', 'rows=60', 'page=4']);
  });
});

describe('the child rows under a list', () => {
  it('are those of the clicked row, all of them #G19 #L13 #N07', async () => {
    const { store, asked, show } = await pageOf();
    show(<DetailLists page={store} height={200} />);
    expect(screen.queryByRole('tab')).toBeNull();
    act(() => store.showDetails({ Order_Id: 7 }));
    expect((await screen.findByRole('tab')).textContent).toBe('订单明细');
    expect(asked).toEqual([['Orders', 'Line', { page: 1, rows: 100_000, value: '7' }]]);
    expect((await screen.findByText('3')).tagName).toBe('TD');
    expect(screen.getByText('共 1 项')).toBeTruthy();
  });
});

describe('the quick-search box', () => {
  it('reads the fields the user chose, kept for this table #X01', async () => {
    const { store, saved, show } = await pageOf('q=A1');
    show(<QuickSearch page={store} fieldsOf={store} />);
    // By default the name field, and the texts and choices of the search panel.
    expect(screen.getByLabelText('快速查询编号/客户')).toBeTruthy();
    press('选择快速查询的字段');
    fireEvent.click(await screen.findByRole('checkbox', { name: '客户' }));
    const code = await screen.findByRole('checkbox', { name: '编号' });
    fireEvent.click(code);
    press('确定');
    // Without a search field nothing could be found.
    expect(saved).toEqual([]);
    fireEvent.click(code);
    await act(async () => press('确定'));
    expect(saved).toEqual([['Orders', ['Code']]]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a list without rows', () => {
  it('offers to clear a filter that nothing fits', async () => {
    const { store, went, show } = await pageOf('q=无锡&f.Code=A1&sort=Code');
    show(<EmptyList page={store} />);
    expect(screen.getByText('没有符合条件的数据')).toBeTruthy();
    press('清除查询条件');
    expect(went).toEqual(['sort=Code']);
  });

  it('says how to begin, to those who may add', async () => {
    const adding = await pageOf();
    const { unmount } = adding.show(<EmptyList page={adding.store} />);
    expect(screen.getByText('点击“新建”录入第一条')).toBeTruthy();
    unmount();
    const reading = await pageOf('', {}, ['Search']);
    reading.show(<EmptyList page={reading.store} />);
    expect(screen.getByText('暂无数据')).toBeTruthy();
    expect(screen.queryByText(/点击/)).toBeNull();
  });
});

describe('the handle under the main table', () => {
  it('moves by keys within 140 and 510 of 630, and tells where it was let go #G16 #N19', () => {
    const kept: number[] = [];
    const split = { room: 630, onMove: () => undefined, onKeep: (first: number) => void kept.push(first) };
    const { rerender } = render(
      <AppContext.Provider value={{ t: (key: string) => key } as unknown as App}>
        <TableSplitter first={400} {...split} />
      </AppContext.Provider>,
    );
    const handle = () => screen.getByRole('separator');
    expect(['min', 'max', 'now'].map((name) => handle().getAttribute(`aria-value${name}`))).toEqual([
      '140',
      '510',
      '400',
    ]);
    for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End', 'x']) fireEvent.keyDown(handle(), { key });
    expect(kept).toEqual([410, 390, 140, 510]);
    rerender(
      <AppContext.Provider value={{ t: (key: string) => key } as unknown as App}>
        <TableSplitter first={510} {...split} />
      </AppContext.Provider>,
    );
    fireEvent.keyDown(handle(), { key: 'ArrowDown' });
    expect(kept).toHaveLength(4);
  });
});
