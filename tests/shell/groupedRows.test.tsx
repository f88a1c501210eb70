import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { GroupedRows } from '../../renderers/pages/list/groups/GroupedRows.tsx';
import { answered } from '../../runtime/data/Answer.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { plainSettings } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import { text } from '../../runtime/model/messages/index.ts';
import { RendererRegistry } from '../../runtime/RendererRegistry.ts';
import { groupBy, isGroupable } from '../../runtime/store/list/GroupBy.ts';
import { PageStore } from '../../runtime/store/page/PageStore.ts';
import type { PageQuery } from '../../runtime/wire/PageQuery.ts';
import type { GroupsAsked } from '../../runtime/wire/records/Groups.ts';
import { orderTable, types, userWith } from './support.ts';

vi.mock('../../renderers/grid/DataGrid.tsx', async () => await import('../forms/GridStub.tsx'));

const main = orderTable();
const all = Array.from({ length: 35 }, (_, at) => ({ Order_Id: at + 1, Code: `A${at + 1}` }));

async function opened(search: string) {
  const pages: PageQuery[] = [];
  const groups: GroupsAsked[] = [];
  const went: string[] = [];
  const app = {
    data: {
      page: async (_: string, query: PageQuery) => {
        pages.push(query);
        const from = (query.page - 1) * query.rows;
        return answered({ rows: all.slice(from, from + query.rows), total: 35, summary: {}, ignored: [] });
      },
      groups: async (_: string, __: PageQuery, asked: GroupsAsked) => {
        groups.push(asked);
        return answered({
          groups: [
            { key: '2026-03-01', count: 35, sums: {}, measures: { Amount: { CNY: 1.5, EUR: 2 } } },
            { key: null, count: 1, sums: { Amount: 7 } },
          ],
          isMore: false,
        });
      },
      fileUrls: async () => answered([]),
    },
    session: { user: userWith({ orders: ['Search'] }), now: () => '2026-03-05 08:00:00' },
    settings: {
      of: () => plainSettings,
      viewsOf: () => undefined,
      lay: () => undefined,
      rowHeightOf: () => 40,
    },
    dictionaries: { options: () => undefined, label: () => undefined },
    renderers: new RendererRegistry([]),
    fieldTypes: types,
    notify: { error: () => undefined, announce: () => undefined },
    locale: 'zh',
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const schema = { format: 1, page: 'list', path: '/Orders', table: 'Orders' } as const;
  const page = new PageStore(app, schema, { main, details: [] });
  page.navigateBy((next) => void went.push(decodeURIComponent(next)));
  await page.list.follow(search);
  const by = page.list.query.group!;
  render(
    <AppContext.Provider value={app}>
      <GroupedRows page={page} by={by} height={400} onLink={() => undefined} />
    </AppContext.Provider>,
  );
  await act(async () => undefined);
  return { page, pages, groups, went };
}

describe('a list in groups', () => {
  it('says of each group its name, number of rows and totals by currency', async () => {
    const { groups } = await opened('group=OrderDate&c=[["Code","like","A"]]');
    expect(groups).toEqual([{ by: 'OrderDate', each: 'month', of: [], totals: true }]);
    const heads = screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);
    expect(heads).toEqual(['2026-0335 条金额 ¥1.5 · €2', '-1 条金额 7']);
  });

  it('reads the rows of a group when it is opened, by the conditions of list and group, and more on wish', async () => {
    const { page, pages } = await opened('group=OrderDate&c=[["OrderDate","future",3]]&sort=-Code');
    pages.length = 0;
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /2026-03/ })));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({
      page: 1,
      sort: 'Code',
      order: 'desc',
      filters: [
        { field: 'OrderDate', filterType: 'future', value: 3 },
        {
          tjzType: 'and',
          tjOptions: [
            { field: 'OrderDate', filterType: '>=', value: '2026-03-01' },
            { field: 'OrderDate', filterType: '<', value: '2026-04-01' },
          ],
        },
      ],
    });
    const rows = await screen.findByRole('table', { name: /2026-03/ });
    expect(rows.querySelectorAll('tr[data-key]')).toHaveLength(30);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /显示更多/ })));
    expect(rows.querySelectorAll('tr[data-key]')).toHaveLength(35);
    expect(screen.queryByRole('button', { name: /显示更多/ })).toBeNull();
    page.list.select(new Set(['33']));
    expect(page.list.selectedRows).toEqual([all[32]]);
  });

  it('takes another span, or ends, in the address', async () => {
    const { went } = await opened('group=OrderDate');
    fireEvent.change(screen.getByRole('combobox', { name: '分组的时间段' }), { target: { value: 'year' } });
    fireEvent.click(screen.getByRole('button', { name: '取消分组' }));
    expect(went).toEqual(['group=OrderDate:year', '']);
  });

  it('is by choices, dates and short texts, not by numbers', () => {
    const is = (name: string): boolean => isGroupable(main.byName.get(name)!);
    expect(['Customer_Id', 'OrderDate', 'Code', 'Amount'].map(is)).toEqual([true, true, true, false]);
    expect(groupBy(main.byName.get('Customer_Id')!)).toEqual({ field: 'Customer_Id', each: undefined });
  });
});
