import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OptionViewTabs } from '../../renderers/optionViews/OptionViewTabs.tsx';
import { answered, failed } from '../../runtime/data/Answer.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { PageRouteContext } from '../../runtime/host/PageRoute.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { OptionViewRow } from '../../runtime/model/schema/OptionViewRow.ts';
import { RendererRegistry } from '../../runtime/RendererRegistry.ts';
import { PageStore } from '../../runtime/store/page/PageStore.ts';
import { SettingsStore } from '../../runtime/store/shell/SettingsStore.ts';
import type { PageQuery } from '../../runtime/wire/PageQuery.ts';
import { memory, orderTable, userWith } from './support.ts';

const row = (id: number, name: string, more: Partial<OptionViewRow> = {}): OptionViewRow => ({
  OptionView_Id: id,
  OptionViewName: name,
  OptionViewIcon: '',
  Tooptip: '',
  ScopeUser: '',
  TableName: 'Orders',
  ColumnJson: '',
  DetailsColumnJson: '',
  DetailsColumnJson2: '',
  FiltersJson: '',
  Jig: '',
  Creator: '李销售',
  Version: 1,
  MayEdit: true,
  IsTab: true,
  ...more,
});

const large = row(1, '大单', {
  Jig: JSON.stringify({ query: 'c=[["Amount",">",1000]]&sort=-Amount' }),
  ColumnJson: '[{"field":"Amount","show":true,"fixed":true},{"field":"Code","show":true,"fixed":false}]',
});
const shared = row(2, '经理的', {
  MayEdit: false,
  FiltersJson: '[{"field":"Code","filterType":"like","value":"A"}]',
});

interface Opening {
  readonly chosen?: string;
  readonly grants?: readonly string[];
  readonly rows?: readonly OptionViewRow[];
  /** View 1 as another window stored it meanwhile. */
  readonly stored?: OptionViewRow;
  /** Answer to the question whose change holds. */
  readonly side?: 'mine' | 'theirs';
}

/** A list page over a fake server, at an address. */
async function opened(
  search: string,
  { chosen = '', grants = ['Search', 'Tabs'], rows = [large, shared], stored, side }: Opening = {},
) {
  const asked: PageQuery[] = [];
  const sent: unknown[] = [];
  const settings = new SettingsStore({} as never, memory(), '2', () => undefined);
  settings.take({ Orders: { widths: {}, searchFields: [], views: { rows, chosen } } });
  const calls = {
    choose: async (_: string, view: unknown) => (sent.push(['choose', view]), answered(undefined)),
    list: async () => answered([stored ?? large]),
    edit: async (
      _: string,
      { id, version }: { id: number; version: number },
      fields: Partial<OptionViewRow>,
    ) => {
      if (stored !== undefined && stored.Version !== version) return failed('409', '已修改');
      sent.push(['edit', id, fields.Jig, fields.OptionViewName]);
      return answered({ ...large, ...fields, Version: version + 1 });
    },
  };
  const app = {
    data: {
      page: async (_: string, query: PageQuery) => {
        asked.push(query);
        return answered({ rows: [], total: 0, summary: {}, ignored: [] });
      },
      optionViews: async () => calls,
    },
    session: { user: userWith({ orders: grants }), data: { pages: [] }, now: () => '2026-03-05 08:00:00' },
    settings,
    dictionaries: { options: () => undefined, forget: () => undefined, retry: () => undefined },
    renderers: new RendererRegistry([]),
    notify: {
      error: (words: string) => sent.push(words),
      success: (words: string) => sent.push(words),
      choose: async ({ text: asked }: { text: string }) => (sent.push(asked), side),
    },
    locale: 'zh',
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const schema = { format: 1, page: 'list', path: '/Orders', table: 'Orders' } as const;
  const page = new PageStore(app, schema, { main: orderTable(), details: [] });
  let address = search;
  const follow = async (next: string): Promise<void> => {
    address = page.views.settle(next) ?? next;
    if (address !== next) page.views.settle(address);
    await page.list.follow(address);
  };
  page.navigateBy((next) => void follow(next));
  await follow(search);
  const route = { active: true, search: '', setSearch: () => undefined } as never;
  render(
    <AppContext.Provider value={app}>
      <PageRouteContext.Provider value={route}>
        <OptionViewTabs page={page} />
      </PageRouteContext.Provider>
    </AppContext.Provider>,
  );
  return {
    page,
    asked,
    sent,
    settings,
    address: () => decodeURIComponent(address),
    columns: () => settings.of('Orders').columns?.map(({ field }) => field),
  };
}

const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole(name === '大单' ? 'tab' : 'button', { name })));
const open = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) })));
const selected = (): string | null | undefined =>
  screen.getAllByRole('tab').find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent;

describe('the views of a list', () => {
  it('open with their filters, order and columns, and are kept as what the list shows first', async () => {
    const { asked, sent, address, columns } = await opened('');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '全部数据',
      '大单',
      '经理的',
    ]);
    expect([selected(), columns()]).toEqual(['全部数据', undefined]);
    await open('大单');
    expect(address()).toBe('v=1&c=[["Amount",">",1000]]&sort=-Amount');
    expect(asked.at(-1)).toMatchObject({
      sort: 'Amount',
      order: 'desc',
      filters: [{ field: 'Amount', filterType: '>', value: 1000 }],
    });
    expect([selected(), columns()]).toEqual(['大单', ['Amount', 'Code']]);
    await vi.waitFor(() => expect(sent).toEqual([['choose', 1]]));
    await open('全部数据');
    expect([address(), columns()]).toEqual(['', undefined]);
  });

  it.each([
    ['shows the view that comes first', '', '1', '大单', 'v=1&c=[["Amount",">",1000]]&sort=-Amount'],
    ['fills in the filters of a link to a view', 'v=2', '', '经理的', 'v=2&c=[["Code","like","A"]]'],
    ['leaves a link with filters as it is, and says so', 'q=XS', '1', '全部数据', 'q=XS'],
    ['opens all data where the view is gone', '', '9', '全部数据', ''],
    ['opens a record without its view', 'id=7', '1', '全部数据', 'id=7'],
  ])('%s', async (_, search, chosen, tab, expected) => {
    const { address, asked } = await opened(search, { chosen });
    expect([selected(), address()]).toEqual([tab, expected]);
    expect(asked.length).toBe(1);
    const note = screen.queryByText('当前显示链接中的条件，未使用视图【大单】');
    expect(note !== null).toBe(search === 'q=XS');
  });

  it('show what was changed, and keep or discard it', async () => {
    const { page, sent, address, columns } = await opened('v=1');
    expect(screen.queryByRole('button', { name: '更新视图' })).toBeNull();
    await act(async () => page.go({ quick: 'XS' }));
    expect(selected()).toBe('大单已更改');
    await press('放弃更改');
    expect([selected(), address()]).toEqual(['大单', 'v=1&c=[["Amount",">",1000]]&sort=-Amount']);
    await act(
      async () => void page.app.settings.saveColumns('Orders', [{ field: 'Code', show: true, fixed: false }]),
    );
    expect([selected(), columns()?.[0]]).toEqual(['大单已更改', 'Code']);
    await press('更新视图');
    await vi.waitFor(() => expect([selected(), columns()]).toEqual(['大单', ['Code']]));
    expect(sent.filter((one) => Array.isArray(one) && one[0] === 'edit')).toHaveLength(1);
  });

  const renamed = row(1, '大单', {
    Jig: JSON.stringify({ query: 'c=[["Amount",">",1000]]&sort=-Amount' }),
    ColumnJson: '[{"field":"Code","show":true,"fixed":false}]',
    OptionViewName: '大单（经理）',
    Version: 2,
  });
  const refiltered = row(1, '大单', {
    Jig: JSON.stringify({ query: 'c=[["Amount",">",9]]' }),
    ColumnJson: large.ColumnJson,
    Version: 2,
  });
  it('that changed elsewhere are merged by property', async () => {
    const { page, sent, columns } = await opened('v=1', { stored: renamed });
    await act(async () => page.go({ quick: 'XS' }));
    await press('更新视图');
    await vi.waitFor(() =>
      expect(sent).toEqual([
        ['edit', 1, expect.stringContaining('XS'), '大单（经理）'],
        '视图已保存',
        '视图已保存，并保留了别处对名称、列的修改',
      ]),
    );
    expect([selected(), columns()]).toEqual(['大单（经理）', ['Code']]);
  });

  it.each([
    ['mine', 'XS', 'v=1&q=XS&c=[["Amount",">",1000]]&sort=-Amount'],
    ['theirs', '9]]', 'v=1&c=[["Amount",">",9]]'],
  ] as const)('whose same property changed elsewhere ask whose holds: %s', async (side, query, now) => {
    const { page, sent, address } = await opened('v=1', { stored: refiltered, side });
    await act(async () => page.go({ quick: 'XS' }));
    await press('更新视图');
    await vi.waitFor(() => expect(sent[1]).toEqual(['edit', 1, expect.stringContaining(query), '大单']));
    expect(sent[0]).toBe('视图【大单】的条件和排序在别处也修改了，保留哪一个？');
    await vi.waitFor(() => expect([selected(), address()]).toEqual(['大单', now]));
  });

  it('whose same property changed elsewhere stay as they are without an answer', async () => {
    const { page, sent } = await opened('v=1', { stored: refiltered });
    await act(async () => page.go({ quick: 'XS' }));
    await press('更新视图');
    await vi.waitFor(() => expect(sent).toEqual(['视图【大单】的条件和排序在别处也修改了，保留哪一个？']));
    expect(selected()).toBe('大单已更改');
  });

  it('of others can be used and kept as another, not changed', async () => {
    const { page } = await opened('v=2');
    await act(async () => page.go({ quick: 'XS' }));
    expect(screen.queryByRole('button', { name: '更新视图' })).toBeNull();
    await press('存为视图');
    expect(page.dialog).toBe('keepView');
  });

  it('cannot be made or managed without the right', async () => {
    await opened('q=XS', { grants: ['Search'] });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('open by Alt and a digit, and by the arrow keys of the tabs', async () => {
    await opened('');
    await act(async () => void fireEvent.keyDown(window, { code: 'Digit3', altKey: true }));
    expect(selected()).toBe('经理的');
    await act(
      async () => void fireEvent.keyDown(screen.getByRole('tab', { name: '经理的' }), { key: 'ArrowRight' }),
    );
    expect(selected()).toBe('全部数据');
    await act(
      async () => void fireEvent.keyDown(screen.getByRole('tab', { name: '全部数据' }), { key: 'ArrowLeft' }),
    );
    expect(selected()).toBe('经理的');
  });

  it.each([
    ['columns', { ColumnJson: '{"a"' }],
    ['filters', { FiltersJson: 'null' }],
    ['a query', { Jig: '[1]' }],
  ])('with damaged %s open with the rest, and say so', async (_, damage) => {
    await opened('v=5', { rows: [row(5, '坏的', damage)] });
    expect(screen.getByRole('alert').textContent).toBe('视图【坏的】有无法读取的内容，已按其余部分打开');
  });
});
