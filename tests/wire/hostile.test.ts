import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../server-mock/process/app.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import { longestHold } from './longestHold.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';
import { entries, requestOf } from './worstTexts.ts';

describe('hostile and broken requests', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(dailyKind);
  });
  afterAll(() => app.close());

  const send = async (body: BodyInit, headers: Record<string, string> = {}, path = '/api/Customer/Add') =>
    app.fetch(path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await app.token('admin')}`,
        'content-type': 'application/json',
        ...headers,
      },
      body,
    });

  it.each([
    '/api',
    '/api/x',
    '/api/jig/x',
    '/API/jig/x',
    '/%61pi/x',
    '/metrics',
    '/metrics/x',
    '/Metrics',
    '/metrics%2fx',
    '/metrics;x',
    '/healthz/x',
    '/readyz/x',
  ])('%s is an unknown path of the server and no page', async (path) => {
    for (const method of ['GET', 'POST']) {
      const answer = await app.fetch(path, { method });
      expect([answer.http, answer.body?.message]).toEqual([404, expect.stringContaining('没有此接口')]);
    }
  });

  it.each([
    ['text that is no JSON', '{"mainData":', 400],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 400],
    ['__proto__ as a key', '{"mainData":{"__proto__":{"isSuperAdmin":true},"CustomerName":"x"}}', 400],
    ['__proto__ in an escape', '{"mainData":{"\\u005f_proto__":1}}', 400],
    ['constructor as a key, deep', '{"mainData":{"a":[{"constructor":{}}]}}', 400],
    ['33 levels', `${'['.repeat(33)}${']'.repeat(33)}`, 413],
    ['a million levels', '['.repeat(1_000_000), 413],
    ['200,001 nodes', `[${'1,'.repeat(200_001)}1]`, 413],
    ['17 MB', `"${'a'.repeat(17 * 1024 * 1024)}"`, 413],
  ])('%s is refused before anything looks at it', async (_name, body, status) => {
    const answer = await send(body);
    expect([answer.http, answer.body.status]).toEqual([status, false]);
    expect(answer.body.message).toBeTruthy();
  });

  it.each(entries)('a megabyte as $name holds the main thread for seconds at most', async (entry) => {
    for (const part of [' ', '/', '0', '\u0301\u0323', '<!doctype ']) {
      const [path, init] = await requestOf(entry, part);
      // A quadratic reader would take minutes, also on a busy machine; `npm run bench -- entries` measures the limit of 50 ms.
      expect(await longestHold(() => app.raw('admin', path, init)), part).toBeLessThan(10_000);
    }
  });

  it('brackets inside texts count neither as depth nor as nodes', async () => {
    const { body } = await send(
      JSON.stringify({ mainData: { CustomerName: '[[[['.repeat(20), CustomerType: 'direct' } }),
    );
    expect(body.status).toBe(true);
  });

  it.each([
    ['a text', '"x"'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a mainData that is a list', '{"mainData":[]}'],
    ['rows that are no objects', '{"mainData":{"CustomerName":"x"},"detailData":[1]}'],
    [
      'a detail nobody declared',
      '{"mainData":{"CustomerName":"x"},"details":[{"table":"Sys_User","data":[{}]}]}',
    ],
  ])('%s as a save is refused in words', async (_name, body) => {
    const answer = await send(body);
    expect([answer.http, answer.body.code, answer.body.message]).toEqual([200, '422', '参数不完整']);
  });

  it.each([
    ['an object where text is wanted', { CustomerName: { a: 1 }, CustomerType: 'direct' }],
    ['a list where text is wanted', { CustomerName: [['x']], CustomerType: 'direct' }],
    ['NUL in a text', { CustomerName: 'a\u0000b', CustomerType: 'direct' }],
    ['a text too long for its column', { CustomerName: 'x'.repeat(101), CustomerType: 'direct' }],
    ['a number too great for its column', { CustomerName: 'x', CustomerType: 'direct', CreditLimit: 1e30 }],
    ['too many decimals', { CustomerName: 'x', CustomerType: 'direct', CreditLimit: '1.234' }],
    ['an id that is no number', { CustomerName: 'x', CustomerType: 'direct', SalesMan_Id: 'abc' }],
  ])('%s is an issue at its field, never a database error', async (_name, mainData) => {
    const { http, body } = await send(JSON.stringify({ mainData }));
    expect([http, body.status, body.code]).toEqual([200, false, '422']);
    expect(body.data.issues).toHaveLength(1);
  });

  it('keys of any shape are refused in words', async () => {
    for (const keys of [[], ['abc'], [{}], [null], [''], [1e99], 'x', Array(1001).fill(1)]) {
      const { http, body } = await app.post('admin', '/api/Customer/Del', keys);
      expect([http, body.status]).toEqual([200, false]);
    }
    for (const key of ['abc', {}, 2 ** 40, '1; drop table x']) {
      const { http, body } = await app.post('admin', '/api/Customer/Update', {
        mainData: { Customer_Id: key, CustomerName: 'x' },
      });
      expect([http, body.status]).toEqual([200, false]);
    }
  });

  it('page and rows of any shape give a page', async () => {
    for (const page of [-1, 0, 1.5, 'x', null, {}, 1e300]) {
      const { body } = await app.post('admin', '/api/Customer/Page', query([], { page, rows: page }));
      expect(body.status).toBe(0);
    }
  });

  it('an unknown path under /api is 404 in JSON, with the headers of every answer', async () => {
    const { http, body, headers } = await app.get('admin', '/api/no/such/thing');
    expect([http, body.code, body.status]).toEqual([404, 404, false]);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('content-security-policy')).not.toContain('unsafe-eval');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('gives back the request id it was sent, unless it is unfit for a log', async () => {
    expect(
      (await app.fetch('/healthz', { headers: { 'x-request-id': 'abc-1' } })).headers.get('x-request-id'),
    ).toBe('abc-1');
    const made = (await app.fetch('/healthz', { headers: { 'x-request-id': 'a b"<script>' } })).headers.get(
      'x-request-id',
    );
    expect(made).toMatch(/^[0-9a-f-]{36}$/);
    expect(app.logged.some((line) => JSON.stringify(line.fields).includes(made ?? ''))).toBe(true);
  });

  it('trouble with files is told and logged like any other', async () => {
    const broken = createApp({ ...app.context, files: () => Promise.reject(new Error('EIO /secret/place')) });
    const answer = await broken.fetch(new Request('http://jig.test/x.json'));
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-security-policy')).toBeTruthy();
    expect(await answer.text()).not.toContain('secret');
    expect(app.logged.some((line) => line.level === 'error' && line.message === 'failed')).toBe(true);
  });

  it('trouble of the server is told without SQL, stack or names of tables', async () => {
    const { db } = app.context;
    const real = db.query.bind(db);
    db.query = () => Promise.reject(new Error('select "secret" from "Sys_User"'));
    const { http, body } = await app.post(
      'admin',
      '/api/Customer/Page',
      query([{ name: 'CustomerName', value: 'trouble' }]),
    );
    db.query = real;
    expect(http).toBe(500);
    expect(body.message).toContain('服务器好像出了点问题');
    expect(JSON.stringify(body)).not.toMatch(/select|Sys_User|at /);
  });
});
