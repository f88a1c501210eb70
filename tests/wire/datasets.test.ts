import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ViewSchema } from '../../runtime/model/schema/ViewSchema.ts';
import type { CardAnswer, CardData } from '../../runtime/wire/boards/Board.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openDemoApp } from './demoApp.ts';
import { query, type TestApp } from './testApp.ts';

const orders = 'Production_SalesOrder';
const place = { x: 0, y: 0, w: 6, h: 4 };

/** Orders by customer and month, of all days unless a period is given. */
const byCustomer: ViewSchema = {
  format: 1,
  view: 'Set_ByCustomer',
  cnName: '客户订单',
  isDataset: true,
  parts: [{ from: orders, as: 'o', values: { Month: { each: 'month', of: 'o.OrderDate' } } }],
  parameters: [
    { name: 'Days', title: '期间', date: 'o.OrderDate', kind: 'period', default: 'lastThreeMonths' },
  ],
  fields: [
    { field: 'Customer', of: 'o.Customer_Id', title: '客户', dimension: true },
    { field: 'Month', of: 'Month', title: '月份', dimension: true },
    { field: 'Currency', of: 'o.Currency', dimension: true },
    { field: 'Amount', of: 'o.TotalWithTax', total: 'sum', title: '金额', currencyField: 'Currency' },
    { field: 'Orders', of: 'o.SalesOrder_Id', total: 'count', title: '订单数' },
  ],
  key: ['Customer', 'Month', 'Currency'],
};

const chart = {
  ...{ id: 'months', kind: 'bar', title: '各月订单数', place },
  asks: { table: 'Set_ByCustomer', by: 'Month', each: 'month', of: ['Orders'] },
};

describe.each(dailyKinds)('data sets on %s', (kind) => {
  let app: TestApp;

  const publish = async (changes: readonly object[], user = 'admin', grants: readonly object[] = []) =>
    (await app.post(user, '/api/jig/schema/publishAll', { changes, grants })).body;
  const view = (patch: ViewSchema, over = 0) => ({ kind: 'view', name: patch.view, over, patch });
  const board = (name: string, cards: readonly object[], more: object = {}) => ({
    ...{ kind: 'board', name, over: 0 },
    patch: { format: 1, board: name, title: name, cards, ...more },
  });
  const ask = async (user: string, name: string, card: string, more: object = {}): Promise<CardAnswer> => {
    const answer = await app.raw(user, '/api/jig/board/ask', {
      method: 'POST',
      body: JSON.stringify({ chosen: {}, board: name, cards: [card], ...more }),
      headers: { 'content-type': 'application/json' },
    });
    const [told] = (await answer.text()).matchAll(/^event: card\ndata: (.*)$/gm);
    return JSON.parse(told?.[1] ?? '{}');
  };
  const dataOf = async (user: string, name: string, card: string): Promise<CardData> => {
    const answer = await ask(user, name, card);
    if (!('data' in answer)) throw new Error(JSON.stringify(answer));
    return answer.data;
  };
  const countOf = (data: CardData): number =>
    data.asks === 'groups' ? data.groups.reduce((all, { sums }) => all + Number(sums.Orders), 0) : -1;
  const listed = async (user: string, table: string, more: object = {}) =>
    (await app.post(user, `/api/${table}/Page`, query([], { rows: 120, ...more }))).body;
  const issuesOf = async (patch: ViewSchema): Promise<readonly string[]> => {
    const { body } = await app.post('admin', '/api/jig/view/preview', { view: patch });
    return body.data.issues.map(({ path }: { path: string }) => path);
  };

  beforeAll(async () => {
    app = await openDemoApp(kind);
    const done = await publish([view(byCustomer), board('sets', [chart])]);
    if (done.status !== true) throw new Error(JSON.stringify(done));
  }, 180_000);
  afterAll(() => app.close());

  it('are asked by cards, within their parameters', async () => {
    const since = [{ field: 'OrderDate', filterType: '>=', value: '2025-12-01' }];
    const { total } = await listed('admin', orders, { filters: JSON.stringify(since) });
    expect(total).toBeGreaterThan(0);
    const { rows } = await listed('admin', 'Set_ByCustomer');
    expect(rows.length).toBeGreaterThan(0);
    const whole = countOf(await dataOf('admin', 'sets', 'months'));
    expect(whole).toBeGreaterThan(0);
    const given = {
      ...chart,
      asks: {
        ...chart.asks,
        where: [{ tjzType: 'and', tjOptions: [{ field: 'Days', filterType: '>=', value: '2000-01-01' }] }],
      },
    };
    expect(await publish([board('setsOfAll', [given])])).toMatchObject({ status: true });
    const all = (await listed('admin', orders)).total;
    expect(countOf(await dataOf('admin', 'setsOfAll', 'months'))).toBe(all);
    expect(all).toBeGreaterThan(whole);
  });

  it('show each viewer the rows of his own rights, and nothing to those without', async () => {
    const where = [{ tjzType: 'and', tjOptions: [{ field: 'Days', filterType: '>=', value: '2000-01-01' }] }];
    const own = { ...chart, asks: { ...chart.asks, where } };
    expect(await publish([board('setsOfViewers', [own])])).toMatchObject({ status: true });
    for (const user of ['admin', 'director', 'sales']) {
      const { total } = await listed(user, orders);
      expect(countOf(await dataOf(user, 'setsOfViewers', 'months')), user).toBe(total);
    }
    expect(await listed('worker', 'Set_ByCustomer')).toMatchObject({ status: false, code: '403' });
    expect(await ask('worker', 'sets', 'months')).not.toHaveProperty('data');
  });

  it('tell what is wrong with them, and where', async () => {
    expect(await issuesOf(byCustomer)).toEqual([]);
    const [first, ...others] = byCustomer.fields;
    if (first === undefined) throw new Error('no columns');
    expect(await issuesOf({ ...byCustomer, fields: [{ ...first, of: 'o.Gone' }, ...others] })).toContain(
      '/fields/0/of',
    );
    expect(await issuesOf({ ...byCustomer, parts: [] })).toEqual(['/parts']);
    expect(await issuesOf({ ...byCustomer, fields: [{ ...first, column: 'x' }, ...others] })).toContain(
      '/fields/0',
    );
  });

  it('are designed, taken back and deleted by administrators only', async () => {
    const patch = { ...byCustomer, view: 'Set_Short', cnName: '暂用' };
    expect(await publish([view(patch)], 'director')).toMatchObject({ status: false });
    const withdraw = async (user: string, over: number) =>
      (await app.post(user, '/api/jig/view/withdraw', { name: 'Set_Short', over })).body;
    expect(await publish([view(patch)])).toMatchObject({ status: true });
    expect(await publish([view({ ...patch, cnName: '改名' }, 1)])).toMatchObject({ status: true });
    expect(await withdraw('director', 2)).toMatchObject({ status: false });
    expect(await withdraw('admin', 1)).toMatchObject({ status: false, code: '409' });
    expect(await withdraw('admin', 2)).toMatchObject({ status: true });
    expect(await withdraw('admin', 2)).toMatchObject({ status: false, code: '404' });
    expect(await listed('admin', 'Set_Short')).toMatchObject({ status: false, code: '404' });
    const body = { kind: 'view', name: 'Set_Short', version: 1 };
    expect((await app.post('admin', '/api/jig/schema/restore', body)).body).toMatchObject({ status: true });
    expect((await listed('admin', 'Set_Short')).status).toBe(0);
  });

  it('keep boards and charts for reuse, which no user opens', async () => {
    expect(await publish([board('keptChart', [chart], { kept: 'chart' })])).toMatchObject({ status: true });
    const { boards } = (await app.get('admin', '/api/jig/board/designs')).body.data;
    expect(boards.map(({ name }: { name: string }) => name)).toContain('keptChart');
    const open = (await app.get('admin', '/api/jig/boards')).body.data;
    expect(open.map((one: { board: string }) => one.board)).not.toContain('keptChart');
    expect((await app.get('admin', '/api/jig/board?board=keptChart')).body).toMatchObject({ status: false });
    const page = { format: 1, page: 'board', path: '/board/keptChart', title: 'x', board: 'keptChart' };
    expect(await publish([{ kind: 'page', name: page.path, over: 0, patch: page }])).toMatchObject({
      status: false,
    });
  });
});
