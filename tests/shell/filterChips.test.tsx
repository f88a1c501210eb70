import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FilterChips } from '../../renderers/pages/list/FilterChips.tsx';
import { WaitingRows } from '../../renderers/pages/list/WaitingRows.tsx';
import { answered } from '../../runtime/data/Answer.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { plainSettings } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { RendererRegistry } from '../../runtime/RendererRegistry.ts';
import { PageStore } from '../../runtime/store/page/PageStore.ts';
import type { IgnoredClause } from '../../runtime/wire/PageQuery.ts';
import { orderTable, userWith } from './support.ts';

const customers: Readonly<Record<string, string>> = { '7': '华东机电', '9': '上海精工' };

/** Detail rows of an order. */
const lines = {
  schema: { table: 'OrderLines', cnName: '订单明细', foreignKey: 'Order_Id' },
  table: orderTable(),
};

/** Filter chips of a list at this address, with clauses the server ignored. */
async function chipsAt(
  query: Readonly<Record<string, string>>,
  ignored: readonly IgnoredClause[] = [],
  rows: readonly Row[] = [],
) {
  const went: string[] = [];
  const said: string[] = [];
  const app = {
    data: { page: async () => answered({ rows, total: rows.length, summary: {}, ignored }) },
    session: { user: userWith({ orders: ['Search'] }), now: () => '2026-03-05 08:00:00' },
    settings: { of: () => plainSettings, viewsOf: () => undefined, lay: () => undefined },
    dictionaries: { options: () => [], label: (_no: string, key: string) => customers[key] ?? key },
    renderers: new RendererRegistry([]),
    notify: { announce: (words: string) => said.push(words) },
    locale: 'zh',
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const page = { format: 1, page: 'list', path: '/Orders', table: 'Orders' } as const;
  const store = new PageStore(app, page, { main: orderTable(), details: [lines] });
  store.navigateBy((address) => void went.push(decodeURIComponent(address.replaceAll('+', ' '))));
  await store.list.follow(new URLSearchParams(query).toString());
  render(
    <AppContext.Provider value={app}>
      <FilterChips page={store} />
    </AppContext.Provider>,
  );
  return { went, said, app, store };
}

const words = (): readonly string[] =>
  screen
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace('移除筛选 ', '').replace(/×$/, '') ?? '');

describe('the chip of a key', () => {
  it.each([
    ['names the record that was found', [{ Order_Id: 7, Code: 'SO7' }], '订单：SO7'],
    ['names the table where none was', [], '订单：7'],
  ] as const)('%s', async (_, rows, said) => {
    await chipsAt({ 'f.Order_Id': '7' }, [], rows);
    expect(words()).toEqual([said]);
  });
});

describe('the chips over a list', () => {
  it('say every active filter with its title and its value in words #X03', async () => {
    await chipsAt({
      q: 'SO26',
      'f.Code': 'A1',
      'f.OrderDate': '2026-01-01~2026-01-31',
      'f.Amount': '~500',
      'f.Customer_Id': '7,9',
      c: '[["Customer_Id","in",["7","9"]],["OrderDate","thisWeek"]]',
      g: '[["or",["Amount",">=",100],["Code","likeStart","SO"]],["and",["OrderDate","past",7]],["and",["OrderLines.Customer_Id","=","9"]]]',
    });
    expect(words()).toEqual([
      '快速查询 编号、客户：SO26',
      '编号：A1',
      '日期：2026-01-01 至 2026-01-31',
      '金额：不大于 500',
      '客户：华东机电、上海精工',
      '客户 属于 [华东机电, 上海精工]',
      '日期 在本周 (2026-03-02 至 2026-03-08)',
      '金额 大于等于 100 或 编号 开头是 SO',
      '日期 在过去7天 (2026-02-26 至 2026-03-05)',
      '订单明细 客户 等于 上海精工',
    ]);
  });

  it('go by a click or by Delete, one at a time, and all by 清除全部', async () => {
    const { went } = await chipsAt({
      q: 'SO26',
      'f.Code': 'A1',
      g: '[["or",["Amount",">",5]],["and",["Amount","<",9]]]',
      sort: '-Amount',
    });
    fireEvent.click(screen.getByRole('button', { name: '移除筛选 编号：A1' }));
    fireEvent.keyDown(screen.getByRole('button', { name: '移除筛选 金额 大于 5' }), { key: 'Delete' });
    fireEvent.click(screen.getByRole('button', { name: '清除全部' }));
    expect(went).toEqual([
      'q=SO26&g=[["or",["Amount",">",5]],["and",["Amount","<",9]]]&sort=-Amount',
      'q=SO26&f.Code=A1&g=[["and",["Amount","<",9]]]&sort=-Amount',
      'sort=-Amount',
    ]);
  });

  it('strike through what the server could not use, with the reason #X03', async () => {
    const reason = '没有查看字段【Amount】的权限';
    const { said } = await chipsAt({ 'f.Code': 'A1', g: '[["or",["Amount",">",5],["Closed","=",1]]]' }, [
      { name: 'Amount', value: '5', reason: 'query.forbiddenField', message: reason },
      { name: 'Gone', value: 'x', reason: 'query.unknownField' },
    ]);
    const group = screen.getByRole('button', { name: /金额/ });
    expect(group.querySelector('s')?.textContent).toBe('金额 大于 5');
    expect(within(group).getByText(`未生效：${reason}`)).toBeTruthy();
    expect(words()).toEqual([
      '编号：A1',
      `金额 大于 5 未生效：${reason} 或 结案 等于 是`,
      '未生效：没有字段【Gone】',
    ]);
    expect(said).toEqual([`未生效：${reason} 没有字段【Gone】`]);
  });
});

describe('a list with a filter that cannot be applied', () => {
  const gone = {
    name: 'Gone',
    value: 'x',
    reason: 'query.unknownField',
    message: '没有字段【Gone】',
  } as const;
  const row = { Order_Id: 7, Code: 'SO7' };
  const waiting = ({ app, store }: Awaited<ReturnType<typeof chipsAt>>) => {
    cleanup();
    render(
      <AppContext.Provider value={app}>
        <WaitingRows page={store} />
      </AppContext.Provider>,
    );
    return screen.getByRole('alert').textContent;
  };

  it('shows no rows, says why, and goes on with the others when the user drops it', async () => {
    const query = {
      c: '[["Gone","=","x"],["Code","like","SO"]]',
      g: '[["or",["Gone","=","x"],["Amount",">",5]]]',
    };
    const world = await chipsAt(query, [gone], [row]);
    const { list } = world.store;
    expect([list.waits, list.rows, list.total, list.readAt]).toEqual([true, [], 0, undefined]);
    const said = waiting(world);
    expect(said).toContain('有条件无法应用，因此没有显示数据');
    expect(said).toContain('Gone = x：没有字段【Gone】');
    fireEvent.click(screen.getByRole('button', { name: '去掉无法应用的条件' }));
    expect(world.went).toEqual(['c=[["Code","like","SO"]]&g=[["or",["Amount",">",5]]]']);
  });

  it('shows no rows for a filter of the address that cannot be read', async () => {
    const world = await chipsAt({ 'f.Code': 'A1', g: '[["and"' }, [], [row]);
    expect(world.store.list.rows).toEqual([]);
    expect(waiting(world)).toContain('[["and"：地址中的这个条件无法识别');
    fireEvent.click(screen.getByRole('button', { name: '去掉无法应用的条件' }));
    expect(world.went).toEqual(['f.Code=A1']);
  });

  it('drops every filter where the server does not say which one it is', async () => {
    const tooMany = { name: '', value: '> 100', reason: 'query.tooMany' };
    const world = await chipsAt({ c: '[["Code","like","SO"]]' }, [tooMany], [row]);
    waiting(world);
    fireEvent.click(screen.getByRole('button', { name: '去掉无法应用的条件' }));
    expect(world.went).toEqual(['']);
  });

  it('shows its rows where they are the same without it: an order', async () => {
    const { store } = await chipsAt(
      { sort: 'Amount' },
      [{ name: 'Amount', value: 'asc', reason: 'query.forbiddenField', rowsStay: true }],
      [row],
    );
    expect([store.list.waits, store.list.rows]).toEqual([false, [row]]);
  });
});
