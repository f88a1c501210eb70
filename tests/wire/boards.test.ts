import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BoardSchema } from '../../runtime/model/boards/BoardSchema.ts';
import type { CardAnswer, CardData, ShownCard } from '../../runtime/wire/boards/Board.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openDemoApp } from './demoApp.ts';
import { sheetsOf } from './sheetOf.ts';
import { query, type TestApp } from './testApp.ts';

const orders = 'Production_SalesOrder';
const receipts = 'Ware_WareHouseBill';

/** Cards that are wrong, or show what not everybody may read. */
const trial: BoardSchema = {
  format: 1,
  board: 'trial',
  title: '试看板',
  cards: [
    ...(
      [
        ['price', { table: receipts, of: ['TotalAmount'] }],
        ['goods', { table: orders, of: ['TotalQty'] }],
        ['users', { table: 'Sys_User' }],
      ] as const
    ).map(([id, asks], at) => ({ id, kind: 'figure', place: { x: at * 3, y: 0, w: 3, h: 2 }, asks })),
    {
      ...{ id: 'both', kind: 'bar', place: { x: 0, y: 2, w: 6, h: 3 } },
      asks: { table: receipts, by: 'Supplier_Id', of: ['TotalAmount'], limit: 3 },
    },
    {
      ...{ id: 'heat', kind: 'heat', place: { x: 6, y: 2, w: 6, h: 3 } },
      asks: { table: orders, by: 'SalesMan', across: 'AuditStatus' },
    },
    {
      ...{ id: 'steps', kind: 'steps', place: { x: 0, y: 5, w: 12, h: 2 } },
      asks: {
        counted: [
          { title: '订单', table: orders },
          { title: '用户', table: 'Sys_User' },
        ],
      },
    },
    {
      ...{ id: 'average', kind: 'figure', place: { x: 0, y: 7, w: 3, h: 2 } },
      asks: { table: receipts, of: ['TotalAmount'], total: 'average' },
    },
    {
      ...{ id: 'all', kind: 'ranking', place: { x: 6, y: 9, w: 6, h: 3 } },
      asks: { table: receipts, by: 'Supplier_Id', of: ['TotalAmount'], limit: 100 },
    },
  ],
};

describe.each(dailyKinds)('boards on %s', (kind) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openDemoApp(kind);
    const { body } = await app.post('admin', '/api/jig/schema/publish', {
      ...{ kind: 'board', name: 'trial', version: 0, patch: trial, message: '试用' },
    });
    if (body.status !== true) throw new Error(JSON.stringify(body));
  }, 180_000);
  afterAll(() => app.close());

  const open = async (user: string, name: string) =>
    (await app.get(user, `/api/jig/board?board=${name}`)).body;
  const idsOf = async (user: string, name: string): Promise<readonly string[]> =>
    (await open(user, name)).data.cards.map(({ id }: ShownCard) => id);
  const ask = async (user: string, body: object): Promise<Record<string, CardAnswer>> => {
    const answer = await app.raw(user, '/api/jig/board/ask', {
      method: 'POST',
      body: JSON.stringify({ chosen: {}, ...body }),
      headers: { 'content-type': 'application/json' },
    });
    const events = (await answer.text()).matchAll(/^event: card\ndata: (.*)$/gm);
    const told = [...events].map(([, data]): CardAnswer => JSON.parse(data ?? ''));
    return Object.fromEntries(told.map((card) => [card.card, card]));
  };
  const dataOf = async (user: string, board: string, card: string, more: object = {}): Promise<CardData> => {
    const answer = (await ask(user, { board, cards: [card], ...more }))[card];
    if (answer === undefined || !('data' in answer)) throw new Error(JSON.stringify(answer));
    return answer.data;
  };
  const total = async (user: string, filters: readonly object[] = []): Promise<number> =>
    (await app.post(user, `/api/${orders}/Page`, query([], { rows: 1, filters: JSON.stringify(filters) })))
      .body.total;

  it('answers every card of a board, each with the data of its kind', async () => {
    const { data } = await open('admin', 'salesOverview');
    const cards: readonly ShownCard[] = data.cards;
    const answers = await ask('admin', { board: 'salesOverview', cards: cards.map(({ id }) => id) });
    expect(Object.values(answers).filter((one) => 'problem' in one)).toEqual([]);
    expect(Object.keys(answers).sort()).toEqual(cards.map(({ id }) => id).sort());
  });

  it('adds up what the list adds up, by the currency that the viewer chooses', async () => {
    const { body } = await app.post('admin', `/api/${receipts}/Page`, query([], { rows: 1 }));
    const sums = Object.entries(body.extra.measures.TotalAmount);
    expect(sums.length).toBeGreaterThan(1);
    for (const [measure, sum] of sums) {
      const data = await dataOf('admin', 'trial', 'price', { measures: { price: measure } });
      expect(data).toMatchObject({ asks: 'figure', value: sum, measure });
    }
    const average = await dataOf('admin', 'trial', 'average');
    const whole = await dataOf('admin', 'trial', 'price');
    if (average.asks !== 'figure' || whole.asks !== 'figure') throw new Error('no figures');
    expect(Number(average.value)).toBeCloseTo(Number(whole.value) / whole.count, 2);
  });

  it('counts the rows of its period, and compares with as many days before', async () => {
    const data = await dataOf('admin', 'salesOverview', 'orders');
    const between = (from: string, to: string) => [
      { field: 'OrderDate', filterType: '>=', value: from },
      { field: 'OrderDate', filterType: '<', value: to },
    ];
    expect(data).toMatchObject({
      value: await total('admin', between('2026-03-01', '2026-04-01')),
      before: await total('admin', between('2026-02-01', '2026-02-06')),
    });
    const chosen = { period: { from: '2026-01-01', to: '2026-01-31' } };
    expect(await dataOf('admin', 'salesOverview', 'orders', { chosen })).toMatchObject({
      value: await total('admin', between('2026-01-01', '2026-02-01')),
    });
  });

  it('refuses a trend over more days than it may read, in its place and in words', async () => {
    const chosen = { period: { from: '0001-01-01', to: '2026-12-31' } };
    const answers = await ask('admin', { board: 'salesOverview', cards: ['orders', 'states'], chosen });
    expect(answers.orders).toMatchObject({ problem: '期间太长，最多1100天，请缩短' });
    expect(answers.states).toHaveProperty('data');
  });

  it('filters the cards that have the field of a filter', async () => {
    const [first] = (await dataOf('admin', 'salesOverview', 'customers', { chosen: { period: 'months12' } }))
      .asks.length
      ? await app.post('admin', `/api/${orders}/Page`, query([], { rows: 1 })).then(({ body }) => body.rows)
      : [];
    const chosen = { values: { Customer_Id: [first.Customer_Id] } };
    const states = await dataOf('admin', 'salesOverview', 'states', { chosen });
    if (states.asks !== 'groups') throw new Error('no groups');
    expect(states.groups.reduce((sum, { count }) => sum + count, 0)).toBe(
      await total('admin', [{ field: 'Customer_Id', filterType: '=', value: first.Customer_Id }]),
    );
  });

  it('splits groups by a second field, and keeps to its limit', async () => {
    const heat = await dataOf('admin', 'trial', 'heat');
    if (heat.asks !== 'groups') throw new Error('no groups');
    expect(heat.groups.reduce((sum, { count }) => sum + count, 0)).toBe(await total('admin'));
    expect(heat.groups.map(({ across }) => across?.label)).toContain('审核通过');
    const bar = await dataOf('admin', 'trial', 'both');
    expect(bar).toMatchObject({ isMore: true, groups: { length: 3 } });
  });

  it('keeps the largest groups of a field that names records, whatever their keys are', async () => {
    const namesOf = async (card: string): Promise<readonly string[]> => {
      const data = await dataOf('admin', 'trial', card);
      return data.asks === 'groups' ? data.groups.map(({ label }) => label) : [];
    };
    const all = await namesOf('all');
    expect(all.length).toBeGreaterThan(3);
    expect(await namesOf('both')).toEqual(all.slice(0, 3));
  });

  it('leaves out what a viewer may not read, without a hole, and answers it by no call', async () => {
    expect(await idsOf('admin', 'trial')).toEqual(trial.cards.map(({ id }) => id));
    const { data } = await open('viewer', 'trial');
    const ids = data.cards.map(({ id }: ShownCard) => id);
    expect(ids).not.toContain('price');
    expect(ids).not.toContain('both');
    expect(ids).not.toContain('users');
    expect(ids).toContain('goods');
    const steps: ShownCard = data.cards.find(({ id }: ShownCard) => id === 'steps');
    expect(steps.asks?.counted?.map(({ title }) => title)).toEqual(['订单']);
    const placeOf = (id: string) => data.cards.find((card: ShownCard) => card.id === id).place;
    expect(placeOf('goods')).toEqual({ x: 0, y: 0, w: 9, h: 2 });
    expect(placeOf('heat')).toEqual({ x: 0, y: 2, w: 12, h: 3 });
    expect(
      Object.keys(await ask('viewer', { board: 'trial', cards: ['price', 'both', 'users', 'goods'] })),
    ).toEqual(['goods']);
  });

  it('gives the data of a card as a workbook, to those who see the card', async () => {
    const sheet = (user: string, card: string) =>
      app.raw(user, '/api/jig/board/sheet', {
        method: 'POST',
        body: JSON.stringify({ board: 'trial', card, chosen: {} }),
        headers: { 'content-type': 'application/json' },
      });
    const [[head, ...rows] = []] = Object.values(await sheetsOf(await sheet('admin', 'both')));
    expect(head).toEqual(['供应商', '金额合计', '条数', '币种或单位']);
    expect(rows).toHaveLength(3);
    expect(await (await sheet('viewer', 'both')).json()).toMatchObject({ status: false, code: '404' });
  });

  it('lists as overdue only what lies before today, whatever period is chosen', async () => {
    for (const chosen of [{}, { period: 'year' }, { period: { from: '2026-02-01', to: '2026-12-31' } }]) {
      const late = await dataOf('admin', 'salesOverview', 'undelivered', { chosen });
      if (late.asks !== 'rows') throw new Error('no rows');
      expect(late.rows.length).toBeGreaterThan(0);
      expect(late.rows.every(({ days = 0 }) => days > 0)).toBe(true);
    }
  });

  it('says in the place of a card what of it is gone', async () => {
    const gone = {
      ...trial,
      cards: [
        { ...trial.cards[0], id: 'kind', kind: 'hologram' },
        { ...trial.cards[0], id: 'table', asks: { table: 'Gone_Table' } },
        { ...trial.cards[0], id: 'field', asks: { table: orders, of: ['Gone'] } },
        trial.cards[1],
      ],
    };
    const { shownCard } = await import('../../server-mock/boards/shownCard.ts');
    const call = {
      context: app.context,
      locale: 'zh',
      say: (key: string, params: object) => `${key} ${JSON.stringify(params)}`,
    };
    const notes = gone.cards.slice(0, 3).map((card) => shownCard(call as never, card as never)?.note); // only what a card needs of a call
    expect(notes).toEqual([
      'board.goneKind {"name":"hologram"}',
      'board.gone {"name":"Gone_Table"}',
      'board.gone {"name":"销售订单.Gone"}',
    ]);
  });

  it('keeps a first page as its user arranged it, until the user takes that back', async () => {
    const before = (await open('sales', '')).data;
    const [first] = before.cards;
    const place = { x: 6, y: 0, w: 6, h: 4 };
    const [board, card] = first.id.split('.');
    const arranged = await app.post('sales', '/api/jig/board/arrange', { cards: [{ board, card, place }] });
    expect(arranged.body.data).toMatchObject({ isArranged: true, cards: [{ id: first.id, place }] });
    expect((await open('planner', '')).data.isArranged).toBeUndefined();
    const wrong = [
      [{ board, card, place: { ...place, w: 13 } }],
      [
        { board, card, place },
        { board, card, place },
      ],
      'all',
    ];
    for (const cards of wrong)
      expect((await app.post('sales', '/api/jig/board/arrange', { cards })).body.status).toBe(false);
    const restored = await app.post('sales', '/api/jig/board/arrange', { cards: null });
    expect(restored.body.data.cards).toEqual(before.cards);
  });

  it('reads a question once for all who ask at a time, and again only after a write and a rest', async () => {
    const { db } = app.context;
    const own = db.query.bind(db);
    let asked = 0;
    const counting: typeof db.query = (text, ...rest) => {
      if (text.includes('as "count"')) asked += 1;
      return own(text, ...rest);
    };
    Object.assign(db, { query: counting });
    try {
      // A question that no other test asks.
      const card = { board: 'trial', cards: ['goods'], chosen: { values: { AuditStatus: [0] } } };
      app.context.changes.bump([orders]);
      const first = await Promise.all([ask('admin', card), ask('admin', card), ask('director', card)]);
      expect(asked).toBe(1);
      await ask('admin', card);
      expect(asked).toBe(1);
      app.context.changes.bump([orders]);
      const soon = (await ask('admin', card)).goods;
      expect(asked).toBe(1);
      expect(soon?.stamps).toEqual(first[0]?.goods?.stamps);
      expect(soon?.kept?.again).toBeGreaterThan(0);
      const now = Date.now();
      vi.spyOn(Date, 'now').mockReturnValue(now + (soon?.kept?.again ?? 0));
      const [after] = await Promise.all([ask('admin', card), ask('director', card)]);
      expect(asked).toBe(2);
      expect(after?.goods?.stamps).not.toEqual(first[0]?.goods?.stamps);
      expect(after?.goods?.kept).toBeUndefined();
    } finally {
      vi.restoreAllMocks();
      Object.assign(db, { query: own });
    }
  });
});
