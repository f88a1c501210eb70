import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardAnswer, CardTile, ShownCard } from '../../runtime/wire/boards/Board.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

/** An installation without the demo company, whose accounts have their roles. */
describe.each(dailyKinds)('first pages on %s', (kind) => {
  let app: TestApp;
  let salesRole: number;
  beforeAll(async () => {
    app = await openTestApp(kind);
    const { rows } = await app.context.db.query(
      `select "RoleIds" from "Sys_User" where "UserName" = 'sales'`,
    );
    salesRole = Number(rows[0]?.RoleIds);
  });
  afterAll(() => app.close());

  const first = async (user: string): Promise<{ board: string; cards: readonly ShownCard[] }> =>
    (await app.get(user, '/api/jig/board')).body.data;
  const tiles = async (user: string): Promise<readonly CardTile[]> =>
    (await first(user)).cards.find(({ kind: name }) => name === 'shortcuts')?.tiles ?? [];
  const added = async (table: string, mainData: object): Promise<void> => {
    const { body } = await app.post('admin', `/api/${table}/Add`, { mainData });
    if (body.status !== true) throw new Error(JSON.stringify(body));
  };

  it('begin for an administrator with what is missing, each point with its page', async () => {
    const { board, cards } = await first('admin');
    expect([board, cards[0]?.kind]).toEqual(['homeAdmin', 'checklist']);
    const answer = await app.raw('admin', '/api/jig/board/ask', {
      method: 'POST',
      body: JSON.stringify({ board: '', cards: [cards[0]?.id], chosen: {} }),
      headers: { 'content-type': 'application/json' },
    });
    const said = await answer.text();
    const [, told = '{}'] = /^data: (.*)$/m.exec(said) ?? [];
    const { data } = JSON.parse(told) as Extract<CardAnswer, { data: unknown }>;
    if (data?.asks !== 'counts') throw new Error(said);
    const points = new Map(data.counted.map(({ title, count }) => [title, (count ?? 0) > 0] as const));
    // Currencies and units are proposed by the first start, users by the test.
    expect([...points].filter(([, isDone]) => isDone).map(([title]) => title)).toEqual(
      expect.arrayContaining(['用户', '计量单位', '币别']),
    );
    expect(points.get('编号规则')).toBe(false);
    expect(points.get('第一张销售订单')).toBe(false);
    expect(data.counted.filter(({ path }) => path === undefined)).toEqual([]);
  });

  it('are the board that an administrator chose for a role', async () => {
    expect((await first('sales')).board).toBe('homeSales');
    await added('Bi_desktop', { Role_Id: salesRole, Board: 'home', OrderNo: 5, Enable: 1 });
    expect((await first('sales')).board).toBe('home');
    expect((await first('planner')).board).toBe('homePlanner');
  });

  it('show the tiles made for a role to that role, and those of no role to everybody', async () => {
    const before = (await tiles('admin')).length;
    await added('Base_DesktopMenu', {
      MenuName: '开单',
      Url: '/Production_SalesOrder',
      OrderNo: 9,
      Enable: 1,
      RoleIds: `${salesRole}`,
    });
    await added('Base_DesktopMenu', { MenuName: '公告', Url: '/Base_Notice', OrderNo: 1, Enable: 1 });
    const shown = (await tiles('sales')).map(({ title }) => title);
    expect(shown.slice(0, 2)).toEqual(['开单', '公告']);
    const others = (await tiles('admin')).map(({ title }) => title);
    expect(others).toHaveLength(before + 1);
    expect(others).not.toContain('开单');
  });
});
