import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const place = { x: 0, y: 0, w: 6, h: 4 };

const orders = {
  ...{ id: 'orders', kind: 'bar', title: '各客户的金额', place },
  asks: { table: 'Production_SalesOrder', by: 'Customer_Id', of: ['TotalAmount'] },
};

const board = (...cards: readonly object[]) => ({ format: 1, board: 'workshop', title: '车间', cards });

describe.each(dailyKinds)('boards designed by an administrator on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  const designs = async () => (await app.get('admin', '/api/jig/board/designs')).body.data;
  const listed = async (name: string) =>
    (await designs()).boards.find((one: { name: string }) => one.name === name);
  const publish = (changes: readonly object[], user = 'admin') =>
    app.post(user, '/api/jig/schema/publishAll', { changes, grants: [] });
  const change = (patch: object, over: number) => ({ kind: 'board', name: 'workshop', over, patch });
  const page = {
    ...{ kind: 'page', name: '/board/workshop', over: 0 },
    patch: {
      format: 1,
      page: 'board',
      path: '/board/workshop',
      title: '车间',
      board: 'workshop',
      access: 'user',
    },
  };
  const ask = async (call: 'check' | 'preview', patch: object) =>
    (await app.post('admin', `/api/jig/board/${call}`, { name: 'workshop', patch })).body.data;
  const withdraw = async (over: number, user = 'admin') =>
    (await app.post(user, '/api/jig/board/withdraw', { name: 'workshop', over })).body;

  it('offers tables and views with their titles, and the roles', async () => {
    const { tables, roles } = await designs();
    expect(tables).toContainEqual({ table: 'Production_SalesOrder', title: '销售订单', isView: false });
    expect(tables.some(({ isView }: { isView: boolean }) => isView)).toBe(true);
    expect(roles).toContain('销售');
  });

  it('refuses everybody but administrators', async () => {
    const body = { name: 'workshop', patch: board(orders) };
    for (const answer of [
      (await app.get('director', '/api/jig/board/designs')).body,
      (await app.post('director', '/api/jig/board/check', body)).body,
      (await app.post('director', '/api/jig/board/preview', body)).body,
      await withdraw(1, 'director'),
      (await publish([change(board(orders), 0)], 'director')).body,
    ])
      expect(answer).toMatchObject({ status: false });
    expect(await listed('workshop')).toBeUndefined();
  });

  it('tells what is wrong with a draft, and where', async () => {
    expect(await ask('check', board(orders))).toEqual({ issues: [] });
    const paths = async (...cards: readonly object[]) =>
      (await ask('check', board(...cards))).issues.map(({ path }: { path: string }) => path);
    const asks = { ...orders.asks };
    expect(await paths({ ...orders, asks: { ...asks, table: 'Gone' } })).toEqual(['/cards/0/asks/table']);
    expect(await paths({ ...orders, asks: { ...asks, by: 'Gone' } })).toEqual(['/cards/0/asks/by']);
    expect(await paths({ ...orders, asks: { ...asks, of: ['SalesOrderCode'] } })).toEqual([
      '/cards/0/asks/of/0',
    ]);
    expect(await paths({ ...orders, asks: { table: asks.table } })).toEqual(['/cards/0/asks']);
    expect(await paths({ ...orders, kind: 'gone' })).toEqual(['/cards/0/kind']);
    expect(await paths(orders, orders)).toEqual(['/cards/1/id']);
  });

  it('refuses bodies that are no draft', async () => {
    for (const body of [{}, { name: 'workshop' }, { name: 'workshop', patch: 'x' }, { patch: board() }])
      for (const call of ['check', 'preview'])
        expect((await app.post('admin', `/api/jig/board/${call}`, body)).body.status).toBe(false);
    expect((await app.post('admin', '/api/jig/board/withdraw', { name: 'workshop' })).body.status).toBe(
      false,
    );
  });

  it('previews sound cards beside those with mistakes, and stores nothing', async () => {
    const wrong = { ...orders, id: 'wrong', asks: { table: 'Gone', by: 'x' } };
    const clock = { id: 'clock', kind: 'clock', place };
    const users = { id: 'users', kind: 'figure', place, asks: { table: 'Sys_User' } };
    const { issues, shown, cards } = await ask('preview', board(orders, wrong, clock, users));
    expect(issues.map(({ path }: { path: string }) => path)).toEqual(['/cards/1/asks/table']);
    expect(shown.cards.map(({ id }: { id: string }) => id)).toEqual(['orders', 'clock', 'users']);
    const answers = new Map(cards.map((one: { card: string; data: object }) => [one.card, one.data]));
    expect([...answers.keys()].toSorted()).toEqual(['orders', 'users']);
    expect(answers.get('orders')).toMatchObject({ asks: 'groups', groups: [] });
    expect(answers.get('users')).toMatchObject({ asks: 'figure', value: 11 });
    expect(await listed('workshop')).toBeUndefined();
    // A card that is not complete blanks none of the others, and a broken head shows none.
    const partial = await ask('preview', board(users, { id: 'new', kind: 'bar', place, asks: {} }));
    expect(partial.issues.length).toBeGreaterThan(0);
    expect(partial.cards).toMatchObject([{ card: 'users', data: { value: 11 } }]);
    expect(await ask('preview', { format: 1 })).toMatchObject({ cards: [] });
  });

  it('lists a published board with its page, who published it and when, and takes it out of force with its page', async () => {
    expect((await publish([change(board(orders), 0), page])).body).toMatchObject({ status: true });
    expect(await listed('workshop')).toMatchObject({
      ...{ title: '车间', version: 1, isShipped: false, path: '/board/workshop', publishedBy: '超级管理员' },
      publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d/),
      schema: { cards: [{ id: 'orders' }] },
    });
    expect(await withdraw(7)).toMatchObject({ status: false });
    expect(await withdraw(1)).toMatchObject({ status: true });
    expect(await listed('workshop')).toBeUndefined();
    const { pages } = (await app.get('admin', '/api/jig/session')).body.data;
    expect(pages.map(({ path }: { path: string }) => path)).not.toContain('/board/workshop');
    expect(await withdraw(1)).toMatchObject({ status: false });
  });
});
