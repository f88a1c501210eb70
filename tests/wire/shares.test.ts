import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SharedAnswer } from '../../runtime/wire/shares/Share.ts';
import { routes } from '../../server-mock/process/routes.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import attacks from './cases/sharedAttacks.json' with { type: 'json' };
import { openDemoApp } from './demoApp.ts';
import type { TestApp, Wire } from './testApp.ts';

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** A share of the sales board, to be changed by each test. */
const draft = {
  kind: 'public',
  name: '给客户的看板',
  endsOn: '2026-03-31',
  watermark: '仅供参考',
  boards: [
    { board: 'salesOverview', cards: ['orders', 'customers', 'undelivered'], without: {}, filters: [] },
  ],
  users: [],
  roles: [],
};

describe.each(dailyKinds)('shares of boards on %s', (kind) => {
  let app: TestApp;
  let caller = 0;

  beforeAll(async () => {
    app = await openDemoApp(kind);
    await grant('Search,Share,SharePublic');
  }, 240_000);
  afterAll(() => app.close());

  const sqlRun = async (text: string, params: readonly unknown[], table: string): Promise<void> => {
    await app.context.db.query(text, params);
    app.context.changes.bump([table]);
  };
  const directorRole = async (): Promise<number> =>
    Number(
      (await app.context.db.query(`select "Role_Id" from "Sys_Role" where "RoleName" = '总监'`, [])).rows[0]
        ?.Role_Id,
    );
  /** Gives the director these actions on shares. */
  const grant = async (actions: string): Promise<void> =>
    sqlRun(
      `update "Sys_RoleAuth" set "AuthValue" = $1 where "Menu_Id" = 635 and "Role_Id" = $2`,
      [actions, await directorRole()],
      'Sys_RoleAuth',
    );
  const make = async (
    user: string,
    more: object = {},
  ): Promise<{ readonly id: string; readonly code: string }> => {
    const { body } = await app.post(user, '/api/jig/share/make', { ...draft, ...more });
    if (body.status !== true) throw new Error(JSON.stringify(body));
    return { id: body.data.id, code: body.data.path.slice(1) };
  };
  /** Opens a code as a stranger: each time from another network, unless one is given. */
  const stranger = (body: unknown, address = `10.9.${caller >> 8}.${caller++ & 255}`): Promise<Wire> =>
    app.fetch('/api/jig/shared', json(body), address);
  const shown = async (code: string): Promise<SharedAnswer> => (await stranger({ code })).body.data;
  const isGone = ({ http, body }: Wire): boolean => http === 404 && body.data === null;

  it('shows everybody with the code the chosen cards, and names no table, field, key or route', async () => {
    const { code } = await make('admin');
    const answer = await shown(code);
    expect(answer.boards[0]?.cards.map(({ title }) => title)).toEqual([
      '本月订单数',
      '客户排行',
      '逾期未交订单',
    ]);
    expect(answer.boards[0]?.cards.every(({ data }) => data !== undefined)).toBe(true);
    const text = JSON.stringify(answer);
    const secrets =
      /Production_SalesOrder|Customer_Id|TotalWithTax|SalesOrderCode|OrderDate|AuditStatus|salesOverview|"where"|"path"|超级管理员/;
    expect(text).not.toMatch(secrets);
    const { rows } = await app.context.db.query(
      `select "Customer_Id" as "id" from "Production_SalesOrder" group by 1`,
      [],
    );
    const keys = rows.map(({ id }) => String(id)).filter((id) => id.length > 4);
    expect(keys.filter((key) => text.includes(`"${key}"`))).toEqual([]);
    const english = await app.fetch(
      '/api/jig/shared',
      { ...json({ code }), headers: { 'content-type': 'application/json', 'x-locale': 'en' } },
      '10.9.99.1',
    );
    expect(english.body.data.boards[0].title).not.toBe(answer.boards[0]?.title);
  });

  it('answers no more to anything else that is sent with a code', async () => {
    const { code } = await make('admin');
    const { now: _, readAt: __, ...usual } = await shown(code);
    for (const body of attacks.bodies) {
      const { now: ___, readAt: ____, ...answer } = (await stranger({ ...body, code })).body.data;
      expect(answer).toEqual(usual);
    }
  });

  it('opens no other call: with a code in every place, each but those without sign-in is refused', async () => {
    const { code, id } = await make('admin');
    const own = /^\/api\/jig\/shared(\/watch)?$/;
    for (const route of routes.filter(({ access, path }) => access === 'user' || !own.test(path))) {
      const path = route.path.replace(/:\w+/g, code).replace('*', code);
      const query = `?code=${code}&id=${id}&token=${code}&board=share:${id}&shareCode=${code}`;
      const body = { code, id, board: `share:${id}`, shareCode: code };
      for (const headers of [
        {},
        { authorization: `Bearer ${code}` },
        { cookie: `code=${code}; user=${code}` },
      ]) {
        const init =
          route.method === 'GET'
            ? { headers }
            : { ...json(body), headers: { ...headers, 'content-type': 'application/json' } };
        const response = await app.fetch(`${path}${query}`, init, '10.8.0.1').catch(() => undefined);
        if (route.access === 'user') expect([path, response?.http]).toEqual([path, 401]);
        else expect(JSON.stringify(response?.body ?? '')).not.toContain('订单');
      }
    }
  });

  it('answers guessed, misshapen, ended and foreign codes alike, like an address that is not there', async () => {
    const { code, id } = await make('admin');
    await app.post('admin', '/api/jig/share/end', { id });
    const people = await make('admin', { kind: 'people', roles: [2], endsOn: '' });
    const answers = [];
    for (const one of [...attacks.codes, code, people.id, people.code])
      answers.push(await stranger({ code: one }));
    expect(answers.every(isGone)).toBe(true);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('lets who guesses wait, and nobody who has a code', async () => {
    const { code } = await make('admin');
    await shown(code);
    const before = app.context.shares.guesses.refused;
    const guesses = [];
    for (let at = 0; at < 60; at++)
      guesses.push((await stranger({ code: at.toString(16).padStart(32, 'a') }, '10.66.0.1')).http);
    expect(guesses.filter((http) => http === 404).length).toBeLessThan(40);
    expect(guesses.at(-1)).toBe(429);
    expect(app.context.shares.guesses.refused).toBeGreaterThan(before);
    expect((await stranger({ code }, '10.66.0.1')).http).toBe(200);
  });

  it('limits rows to what was chosen, and lets viewers choose among that alone', async () => {
    const { data: offer } = (await app.get('admin', '/api/jig/share/offer?board=salesOverview')).body;
    const { values } = offer.filters.find(({ field }: { field?: string }) => field === 'Customer_Id');
    const [first, second, third] = values;
    const filter = {
      kind: 'choice',
      field: 'Customer_Id',
      values: [first.value, second.value],
      isFree: true,
    };
    const boards = [{ ...draft.boards[0], cards: ['customers'], filters: [filter] }];
    const { code } = await make('admin', { boards });
    const names = async (body: object): Promise<readonly string[]> => {
      const [card] = (await stranger({ code, ...body })).body.data.boards[0].cards;
      return card.data.groups.map(({ label }: { label: string }) => label).sort();
    };
    const both = await names({});
    expect(both.length).toBeGreaterThan(0);
    expect([first.label, second.label]).toEqual(expect.arrayContaining([...both]));
    expect(both).not.toContain(third.label);
    expect(await names({ chosen: [0] })).toEqual(both.filter((label) => label === first.label));
    expect(await names({ chosen: [2] })).toEqual(both);
    const wrong = [
      { ...filter, values: ['no such customer'] },
      { ...filter, field: 'SalesMan' },
      { ...filter, values: [] },
    ];
    for (const one of wrong) {
      const { body } = await app.post('admin', '/api/jig/share/make', {
        ...draft,
        boards: [{ ...boards[0], filters: [one] }],
      });
      expect(body).toMatchObject({ status: false, code: '422' });
    }
  });

  it('leaves out fields that were not chosen', async () => {
    const boards = [
      { ...draft.boards[0], cards: ['undelivered'], without: { undelivered: ['Customer_Id'] } },
    ];
    const { code } = await make('admin', { boards });
    const [card] = (await shown(code)).boards[0]?.cards ?? [];
    expect(card?.data?.asks === 'rows' && card.data.columns.length).toBe(3);
  });

  it('shows less, or ends, at once when its maker loses rights, is switched off or deleted', async () => {
    const { code } = await make('director');
    expect((await shown(code)).boards[0]?.cards.length).toBe(3);
    const role = await directorRole();
    const { rows } = await app.context.db.query(
      `select "Menu_Id", "AuthValue" from "Sys_RoleAuth" where "Role_Id" = $1`,
      [role],
    );
    const orders = app.context.catalog.bundle.menus.filter(
      ({ tableName }) => tableName === 'Production_SalesOrder',
    );
    for (const { id } of orders)
      await sqlRun(
        `update "Sys_RoleAuth" set "AuthValue" = '' where "Role_Id" = $1 and "Menu_Id" = $2`,
        [role, id],
        'Sys_RoleAuth',
      );
    expect(isGone(await stranger({ code }))).toBe(true);
    for (const { Menu_Id, AuthValue } of rows)
      await sqlRun(
        `update "Sys_RoleAuth" set "AuthValue" = $3 where "Role_Id" = $1 and "Menu_Id" = $2`,
        [role, Menu_Id, AuthValue],
        'Sys_RoleAuth',
      );
    expect((await shown(code)).boards[0]?.cards.length).toBe(3);
    await grant('Search,Share');
    expect(isGone(await stranger({ code }))).toBe(true);
    await grant('Search,Share,SharePublic');
    expect((await stranger({ code })).http).toBe(200);
    await sqlRun(`update "Sys_User" set "Enable" = 0 where "UserName" = 'director'`, [], 'Sys_User');
    expect(isGone(await stranger({ code }))).toBe(true);
    const { data } = (await app.get('admin', '/api/jig/shares')).body;
    expect(data.shares.find(({ name }: { name: string }) => name === draft.name).maker).toBeDefined();
    await sqlRun(`update "Sys_User" set "Enable" = 1 where "UserName" = 'director'`, [], 'Sys_User');
    expect((await stranger({ code })).http).toBe(200);
    app.pass(60 * 24 * 3_600_000);
    expect(isGone(await stranger({ code }))).toBe(true);
    app.pass(-60 * 24 * 3_600_000);
  });

  it('is made by who has the right, only of what he sees himself', async () => {
    const sent = async (user: string, more: object): Promise<unknown> =>
      (await app.post(user, '/api/jig/share/make', { ...draft, ...more })).body.code;
    expect(await sent('viewer', {})).toBe('403');
    expect(await sent('manager', {})).toBe('403');
    const cases = [
      { kind: 'nothing' },
      { name: '' },
      { name: 'x'.repeat(200) },
      { endsOn: '' },
      { endsOn: '2026-02-30' },
      { endsOn: '2020-01-01' },
      { endsOn: '2099-01-01' },
      { watermark: 'x'.repeat(200) },
      { boards: [] },
      { boards: [draft.boards[0], draft.boards[0]] },
      { boards: [{ ...draft.boards[0], cards: [] }] },
      { boards: [{ ...draft.boards[0], cards: ['nothing'] }] },
      { kind: 'people', users: [], roles: [99_999] },
    ];
    for (const one of cases) expect([one, await sent('admin', one)]).toEqual([one, '422']);
    expect(await sent('admin', { boards: [{ ...draft.boards[0], board: 'nothing' }] })).toBe('404');
    const home = {
      board: 'homeAdmin',
      cards: ['tasks', 'notices', 'shortcuts', 'recent', 'drafts'],
      without: {},
      filters: [],
    };
    const { data } = (await app.get('admin', '/api/jig/share/offer?board=homeAdmin')).body;
    expect(data.others.length).toBeGreaterThan(0);
    expect(await sent('admin', { boards: [home] })).toBe('422');
  });

  it('shows colleagues what their own rights give, and nobody else anything', async () => {
    const { body } = await app.post('admin', '/api/jig/schema/publish', {
      ...{ kind: 'board', name: 'closed', version: 0, message: '试' },
      patch: {
        ...{ format: 1, board: 'closed', title: '内部', roles: ['超级管理员'] },
        cards: ['Production_SalesOrder', 'Sys_User'].map((table, at) => ({
          ...{ id: table, kind: 'figure', place: { x: at * 3, y: 0, w: 3, h: 2 }, asks: { table } },
        })),
      },
    });
    expect(body.status).toBe(true);
    const { rows } = await app.context.db.query(
      `select "User_Id" from "Sys_User" where "UserName" = 'sales'`,
      [],
    );
    const boards = [{ ...draft.boards[0], board: 'closed' }];
    const { id } = await make('admin', {
      kind: 'people',
      endsOn: '',
      boards,
      users: [Number(rows[0]?.User_Id)],
    });
    const cards = async (user: string) => {
      const { data } = (await app.get(user, `/api/jig/board?board=share:${id}`)).body;
      return data?.cards.map((card: { id: string }) => card.id);
    };
    expect(await cards('admin')).toEqual(['Production_SalesOrder', 'Sys_User']);
    expect(await cards('sales')).toEqual(['Production_SalesOrder']);
    expect(await cards('quality')).toBeUndefined();
    expect((await app.get('sales', '/api/jig/board?board=closed')).body.status).toBe(false);
    await app.post('admin', '/api/jig/share/end', { id });
    expect(await cards('sales')).toBeUndefined();
  });

  it('shows nothing more of a board that is published again before that is approved', async () => {
    const board = (cards: readonly object[]) => ({ format: 1, board: 'own', title: '自己的', cards });
    const card = (id: string, x: number, asks: object) => ({
      id,
      kind: 'figure',
      place: { x, y: 0, w: 3, h: 2 },
      asks,
    });
    const where = [{ tjzType: 'and', tjOptions: [{ field: 'AuditStatus', filterType: 'in', value: ['1'] }] }];
    const narrow = card('a', 0, { table: 'Production_SalesOrder', where });
    const wide = card('a', 0, { table: 'Production_SalesOrder' });
    const fresh = card('b', 3, { table: 'Customer' });
    let version = 0;
    const publish = async (cards: readonly object[]): Promise<void> => {
      const { body } = await app.post('admin', '/api/jig/schema/publish', {
        ...{ kind: 'board', name: 'own', version, message: '试', patch: board(cards) },
      });
      if (body.status !== true) throw new Error(JSON.stringify(body));
      version += 1;
    };
    await publish([narrow]);
    const { code } = await make('admin', { boards: [{ ...draft.boards[0], board: 'own', cards: ['a'] }] });
    const counts = async () => {
      const { data } = (await stranger({ code })).body;
      return data?.boards[0].cards.map((one: { data: { value: number } }) => one.data.value);
    };
    const first = await counts();
    const beyond = async (cards: readonly object[]) =>
      (await app.post('admin', '/api/jig/share/ofBoard', { board: 'own', cards })).body.data.beyond;
    expect(await beyond([narrow])).toEqual([]);
    expect(await beyond([wide, fresh])).toEqual(['a', 'b']);
    await publish([wide, fresh]);
    expect(await counts()).toEqual(first);
    await publish([narrow]);
    expect(
      (await app.post('manager', '/api/jig/share/approve', { board: 'own', cards: [wide, fresh] })).body.code,
    ).toBe('403');
    await app.post('admin', '/api/jig/share/approve', { board: 'own', cards: [wide, fresh] });
    await publish([wide, fresh]);
    const after = await counts();
    expect(after).toHaveLength(2);
    expect(after[0]).toBeGreaterThan(first[0]);
    await publish([fresh]);
    expect(await counts()).toHaveLength(1);
  });

  it('is told and ended by its maker and administrators only, and its code kept from readers of the table', async () => {
    const { id, code } = await make('director');
    expect((await app.get('director', `/api/jig/share/address?id=${id}`)).body.data.path).toBe(`/${code}`);
    for (const user of ['admin', 'manager'])
      expect((await app.get(user, `/api/jig/share/address?id=${id}`)).body.code).toBe('404');
    expect((await app.post('manager', '/api/jig/share/end', { id })).body.code).toBe('404');
    const { rows } = await app.context.db.query('select * from "jig_share"', []);
    expect(JSON.stringify(rows)).not.toContain(code);
    const logs = await app.context.db.query(`select * from "Sys_Log" where "TableName" = 'jig_share'`, []);
    expect(logs.rows.length).toBeGreaterThan(0);
    expect(JSON.stringify([logs.rows, app.logged])).not.toContain(code);
    expect((await app.get('manager', '/api/jig/shares')).body.data.total).toBe(0);
    expect((await app.post('admin', '/api/jig/share/end', { id })).body.status).toBe(true);
    expect(isGone(await stranger({ code }))).toBe(true);
  });

  it('lists 10,000 shares by pages, and opens one of them as fast as one of few', async () => {
    await sqlRun(
      `insert into "jig_share" ("Id", "Kind", "Name", "Boards", "CodeHash", "MadeBy", "MadeAt", "Watermark", "Content")
       select 'many' || n, 'public', 'Many ' || n, ',salesOverview,', md5(n::text) || md5(n::text), 1, timestamp '2025-01-01', '', '{"boards":[],"users":[],"roles":[]}'
       from generate_series(1, 10000) as n`,
      [],
      'jig_share',
    );
    const { shares, total } = (await app.get('admin', '/api/jig/shares?text=Many')).body.data;
    expect([shares.length, total]).toEqual([50, 10_000]);
    expect((await app.get('admin', '/api/jig/shares?text=Many&from=9990')).body.data.shares).toHaveLength(10);
    expect((await app.post('admin', '/api/jig/share/make', draft)).body).toMatchObject({
      status: false,
      code: '422',
    });
    const { code } = await make('director');
    expect((await shown(code)).boards).toHaveLength(1);
    await sqlRun(`delete from "jig_share" where "Id" like 'many%'`, [], 'jig_share');
  });

  it('tells a wall what changed until it is ended, and sends nothing while nothing does', async () => {
    const boards = [
      { ...draft.boards[0], seconds: 15 },
      { board: 'workshopFloor', cards: [], without: {}, filters: [] },
    ];
    const { data: offer } = (await app.get('admin', '/api/jig/share/offer?board=workshopFloor')).body;
    const all = offer.cards.map(({ id }: { id: string }) => id);
    const { id, code } = await make('admin', {
      kind: 'wall',
      endsOn: '',
      boards: [boards[0], { ...boards[1], cards: all }],
    });
    const open = await make('admin');
    const watch = async (own: string): Promise<Response> =>
      app.raw('admin', '/api/jig/shared/watch', json({ code: own }));
    expect((await watch(open.code)).status).toBe(404);
    const response = await watch(code);
    const reader = response.body?.getReader();
    if (reader === undefined) throw new Error('no stream');
    const decoder = new TextDecoder();
    let text = '';
    const next = async (event: string): Promise<string> => {
      for (;;) {
        const found = new RegExp(`event: ${event}\\ndata: (.*)\\n\\n`).exec(text);
        if (found !== null) {
          text = text.slice(found.index + found[0].length);
          return found[1] ?? '';
        }
        const { done, value } = await reader.read();
        if (done) throw new Error(`ended before ${event}`);
        text += decoder.decode(value, { stream: true });
      }
    };
    await next('changed');
    const first = await shown(code);
    expect(first.boards.map(({ seconds }) => seconds)).toEqual([15, 20]);
    app.context.changes.bump(['Sys_Dictionary']);
    await app.context.db.query(
      `update "Production_SalesOrder" set "OrderDate" = timestamp '2026-03-02' where "SalesOrder_Id" = (select max("SalesOrder_Id") from "Production_SalesOrder" where "OrderDate" < timestamp '2026-01-01')`,
      [],
    );
    app.context.changes.bump(['Production_SalesOrder']);
    await next('changed');
    const second = await shown(code);
    expect(second.boards[0]?.cards[0]?.data).not.toEqual(first.boards[0]?.cards[0]?.data);
    await app.post('admin', '/api/jig/share/end', { id });
    await next('ended');
    expect((await reader.read()).done).toBe(true);
  });
});
