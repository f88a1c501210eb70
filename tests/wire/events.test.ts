import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Database } from '../../server-mock/db/Database.ts';
import { openPostgres } from '../../server-mock/db/postgres.ts';
import type { DocumentNews } from '../../server-mock/events/DocumentNews.ts';
import { RecentNews } from '../../server-mock/events/RecentNews.ts';
import { createApp } from '../../server-mock/process/app.ts';
import { serve } from '../../server-mock/process/serve.ts';
import { addressesOf, dailyKind, databaseKinds, newPostgresUrl } from '../setup/testDatabase.ts';
import { type EventReader, openEvents } from './eventReader.ts';
import { end, flowOf, ids, node, publishFlow, start, through } from './flows.ts';
import { salesHeader, salesRows } from './orderRows.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const table = '/api/Production_SalesOrder';

/** A manager, then the director. */
const flow = flowOf(
  'Production_SalesOrder',
  [
    start,
    node('n1', '经理审批', { userId: [ids.manager] }),
    node('n2', '总监审批', { userId: [ids.director] }),
    end,
  ],
  through('s', 'n1', 'n2', 'e'),
);

let made = 0;
const order = async (app: TestApp, user = 'sales'): Promise<number> => {
  const { body } = await app.post(user, `${table}/Add`, {
    mainData: { ...salesHeader, SalesOrderCode: `XSDD-${++made}` },
    detailData: [{ Product_Id: 1, Qty: 2 }],
  });
  expect(body.message).toBe('保存成功');
  return body.data.data.SalesOrder_Id;
};
const vote = async (app: TestApp, user: string, key: number, status = 1) =>
  (await app.post(user, `${table}/audit?auditStatus=${status}&auditReason=`, [key])).body;

/** The database with a log of statements. */
const listening = (db: Database, texts: string[]): Database => ({
  kind: db.kind,
  query: (sql, params, options) => {
    texts.push(sql);
    return db.query(sql, params, options);
  },
  transaction: (run, options) => db.transaction(run, options),
  execute: (sql) => db.execute(sql),
  ready: () => db.ready(),
  load: () => db.load(),
  channel: (listener) => db.channel(listener),
  close: () => db.close(),
});

describe('recent news', () => {
  const news = (...keys: string[]): DocumentNews => ({ table: 'T', keys, users: [], roles: [] });

  it('gives what followed a place, until that is forgotten or something is missing', () => {
    const recent = new RecentNews(6);
    const begin = recent.place;
    recent.note([news('1'), news('2')]);
    const { place } = recent;
    recent.note([news('3')]);
    expect([recent.since(begin)?.length, recent.since(place), recent.since(recent.place)]).toEqual([
      3,
      [news('3')],
      [],
    ]);
    recent.note([news('4', '5')]);
    expect([recent.since(begin), recent.since(place)?.length]).toEqual([undefined, 2]);
    recent.forget();
    expect([recent.since(place), recent.since(recent.place)]).toEqual([undefined, []]);
  });
});

describe.each(databaseKinds)('events on %s', (kind) => {
  let app: TestApp;
  const texts: string[] = [];
  const open: EventReader[] = [];
  beforeAll(async () => {
    app = await openTestApp(kind, {
      around: (db) => listening(db, texts),
      file: { rows: salesRows(100) },
    });
    await publishFlow(app, flow);
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((reader) => reader.close()));
    await vi.waitFor(() => expect(app.context.events.size).toBe(0));
  });
  afterAll(() => app.close());

  const listen = async (user: string, asked = ''): Promise<EventReader> => {
    const reader = await openEvents(app, user, asked);
    open.push(reader);
    return reader;
  };

  it('begin with the counts of the lists, and follow a vote in every window of everybody it concerns #W44', async () => {
    const key = await order(app);
    const [manager, second] = [await listen('manager'), await listen('manager')];
    const [director, sales, planner] = [
      await listen('director'),
      await listen('sales'),
      await listen('planner'),
    ];
    const { data: before } = await manager.until('inbox');
    await Promise.all([second, director, sales, planner].map((reader) => reader.until('inbox')));
    const list = await app.post('manager', '/api/Sys_WorkFlowTable/Page', query([], { value: '0' }));
    expect(before.waiting).toBe(list.body.total);
    expect((await app.get('manager', '/api/Sys_WorkFlowTable/inbox')).body.data).toMatchObject(before);

    expect((await vote(app, 'manager', key)).message).toBe('审核成功');
    const after = { waiting: Number(before.waiting) - 1, decided: Number(before.decided) + 1 };
    await manager.until('inbox', after);
    await second.until('inbox', after);
    await director.until('flow', { table: 'Production_SalesOrder', key: `${key}` });
    await director.until('inbox', { waiting: 1 });
    await sales.until('flow', { table: 'Production_SalesOrder', key: `${key}` });
    expect(planner.seen.filter(({ event }) => event === 'flow')).toEqual([]);
  });

  it('count in one statement for everybody concerned, and never for the others', async () => {
    const key = await order(app);
    const readers = await Promise.all(
      ['manager', 'manager', 'director', 'sales', 'planner', 'buyer', 'warehouse'].map((user) =>
        listen(user),
      ),
    );
    await Promise.all(readers.map((reader) => reader.until('message')));
    texts.length = 0;
    await vote(app, 'manager', key);
    await readers[0]?.until('inbox');
    await readers[3]?.until('flow');
    const counting = texts.filter((text) => text.includes('as "waiting"'));
    expect(counting).toHaveLength(1);
    // Manager, director and creator.
    expect(counting[0]?.match(/as "waiting"/g)).toHaveLength(3);
  });

  it('tell a message that came and messages that were read', async () => {
    const manager = await listen('manager');
    const { data } = await manager.until('message');
    await order(app);
    await manager.until('message', { unread: Number(data.unread) + 1 });
    await app.post('manager', '/api/Sys_Message_history/read');
    await manager.until('message', { unread: 0 });
  });

  it('tell who watches a document of others, and only of that one', async () => {
    const [key, other] = [await order(app), await order(app)];
    const admin = await listen('admin', `?watch=production_salesorder:${key}`);
    await admin.until('message');
    await vote(app, 'manager', other);
    await vote(app, 'manager', key);
    await admin.until('flow');
    expect(admin.seen.filter(({ event }) => event === 'flow')).toMatchObject([
      { data: { table: 'Production_SalesOrder', key: `${key}` } },
    ]);
  });

  it('go on where an earlier stream ended: what came between is told, what is not known makes all be read', async () => {
    const [key, other] = [await order(app), await order(app)];
    const watch = `?watch=Production_SalesOrder:${key}`;
    const first = await listen('director');
    const { at } = (await first.until('place')).data;
    await first.close();
    await app.post('sales', `${table}/Update`, { mainData: { SalesOrder_Id: other, Remark: '别的' } });
    const quiet = await listen('director', `${watch}&since=${at}`);
    const { at: later } = (await quiet.until('place')).data;
    expect(quiet.seen.filter(({ event }) => event === 'flow')).toEqual([]);
    await quiet.close();
    expect((await vote(app, 'manager', key)).status).toBe(true);
    const told = await listen('director', `${watch}&since=${later}`);
    await told.until('flow', { table: 'Production_SalesOrder', key: String(key) });
    await told.close();
    // Each event asks for substitutes, so a client that missed many reads everything again.
    const many = Array.from({ length: 30 }, (_, at) => ({
      table: `T${at}`,
      keys: ['1'],
      users: [],
      roles: [],
    }));
    const { place } = app.context.events;
    app.context.events.told(many);
    const behind = await listen('director', `${watch}&since=${place}`);
    await behind.until('flow', { table: null, key: null });
    await behind.close();
    for (const since of ['other.1', 'x', `${String(at).split('.')[0]}.999999`]) {
      const lost = await listen('director', `${watch}&since=${since}`);
      await lost.until('flow', { table: null, key: null });
      await lost.close();
    }
  });

  it('are refused for documents the caller may not look at, and for unknown ones', async () => {
    const key = await order(app);
    const get = async (user: string, watch: string) =>
      (await app.get(user, `/api/events?watch=${watch}`)).body;
    expect(await get('worker', `Production_SalesOrder:${key}`)).toMatchObject({ status: false, code: '403' });
    expect(await get('sales', 'Production_SalesOrder:999999')).toMatchObject({ status: false, code: '404' });
    expect(await get('sales', 'Sys_Nothing:1')).toMatchObject({ status: false, code: '404' });
    expect(await get('sales', 'Production_SalesOrder')).toMatchObject({ status: false, code: '422' });
    const many = Array.from({ length: 21 }, () => `Production_SalesOrder:${key}`).join('&watch=');
    expect(await get('sales', many)).toMatchObject({ status: false, code: '422' });
    expect((await app.fetch('/api/events')).http).toBe(401);
    expect(app.context.events.size).toBe(0);
  });

  it('stop for a watched document when the right to look at it goes', async () => {
    const key = await order(app);
    const viewer = await listen('viewer', `?watch=Production_SalesOrder:${key}`);
    await viewer.until('message');
    const { rows } = await app.context.db.query(
      'select "Auth_Id", "AuthValue", "Menu_Id" from "Sys_RoleAuth" where "Role_Id" = (select "Role_Id" from "Sys_Role" where "RoleName" = $1)',
      ['访客'],
    );
    expect(rows.length).toBeGreaterThan(0);
    await app.context.db.query(
      'update "Sys_RoleAuth" set "AuthValue" = \'\' where "Auth_Id" = any($1::int[])',
      [rows.map((row) => row.Auth_Id)],
    );
    app.context.changes.bump(['Sys_RoleAuth']);
    const admin = await listen('admin', `?watch=Production_SalesOrder:${key}`);
    await vote(app, 'manager', key);
    await admin.until('flow');
    app.context.events.close();
    await viewer.until('closed');
    expect(viewer.seen.filter(({ event }) => event === 'flow')).toEqual([]);
  });
});

describe('streams', () => {
  it('end when the password changes or the token expires, and say so', async () => {
    const app = await openTestApp(dailyKind, { minutes: 10 });
    const sales = await openEvents(app, 'sales');
    const buyer = await openEvents(app, 'buyer');
    await Promise.all([sales.until('inbox'), buyer.until('inbox')]);
    await app.post('sales', '/api/user/modifypwd', { oldPwd: 'jig-demo', newPwd: 'jig-demo-2' });
    // The session is checked when an event concerns the user.
    app.context.events.told([{ table: 'x', keys: ['1'], users: [ids.sales], roles: [] }]);
    expect(await sales.until('closed')).toMatchObject({ data: { reason: 'signedOut' }, retry: 60_000 });
    expect(await sales.next()).toBeUndefined();
    app.pass(11 * 60_000);
    app.context.events.told([{ table: 'x', keys: ['1'], users: [ids.buyer], roles: [] }]);
    await buyer.until('closed', { reason: 'signedOut' });
    expect(buyer.seen.filter(({ event }) => event === 'flow')).toEqual([]);
    await app.close();
  });

  it('are limited for each person, and a closed one makes room', async () => {
    const app = await openTestApp(dailyKind);
    const readers = await Promise.all(Array.from({ length: 10 }, () => openEvents(app, 'sales')));
    const refused = await app.raw('sales', '/api/events');
    expect(refused.status).toBe(429);
    expect((await refused.json()).message).toContain('实时连接太多');
    const buyer = await openEvents(app, 'buyer');
    await buyer.until('inbox');
    await readers[0]?.close();
    await vi.waitFor(async () => {
      const again = await openEvents(app, 'sales');
      await again.until('inbox');
    });
    app.context.events.close();
    expect(await buyer.until('closed')).toMatchObject({ data: { reason: 'shutdown' } });
    expect((await app.raw('buyer', '/api/events')).status).toBe(503);
    expect(await app.fetch('/readyz')).toMatchObject({ http: 503, body: { status: 'stopping' } });
    await app.close();
  });

  it('hold up no stop of the server: they are told of it and the port closes at once', async () => {
    const app = await openTestApp(dailyKind);
    const serving = await serve(createApp(app.context), { host: '127.0.0.1', port: 0, basePath: '' });
    const headers = { authorization: `Bearer ${await app.token('sales')}` };
    const response = await fetch(`http://127.0.0.1:${serving.port}/api/events`, { headers });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let said = (await reader?.read())?.value ?? '';
    const begun = performance.now();
    app.context.events.close();
    const closed = serving.close(60_000);
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read())
      said += part.value;
    await closed;
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(said).toContain('event: inbox');
    expect(said.trim().split('\n').slice(-3)).toEqual([
      'event: closed',
      'data: {"reason":"shutdown"}',
      'retry: 5000',
    ]);
    await app.close();
  });

  it('hear in one process what was decided in another #W44', async () => {
    const url = await newPostgresUrl(inject('postgresTemplates').system);
    const one = await openTestApp('postgres', {
      copy: await openPostgres(addressesOf(url)),
      file: { rows: salesRows(100) },
    });
    const other = await openTestApp('postgres', { copy: await openPostgres(addressesOf(url)) });
    await publishFlow(one, flow);
    const manager = await openEvents(other, 'manager');
    const { data } = await manager.until('inbox');
    const key = await order(one);
    await manager.until('inbox', { waiting: Number(data.waiting) + 1 });
    await vote(one, 'manager', key);
    await manager.until('inbox', { waiting: data.waiting, decided: Number(data.decided) + 1 });
    await manager.close();
    await one.close();
    await other.close();
  });
});
