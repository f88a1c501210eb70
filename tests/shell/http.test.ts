import { describe, expect, it } from 'vitest';
import { Http } from '../../runtime/data/Http.ts';
import { httpDataSource } from '../../runtime/data/HttpDataSource.ts';

interface Scripted {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

function wired(answers: readonly (Scripted | Error)[]) {
  const sent: { path: string; headers: Record<string, string>; body: unknown; outlives: boolean }[] = [];
  const left = [...answers];
  const seen = { tokens: [] as string[], errorIds: [] as string[], signedOut: 0, current: 'old' };
  const http = new Http({
    token: () => seen.current,
    locale: () => 'zh',
    onToken: (token) => seen.tokens.push(token),
    onUnauthorised: () => seen.signedOut++,
    onServerError: (id) => seen.errorIds.push(id),
    fetch: async (input, init) => {
      const headers = Object.fromEntries(new Headers(init?.headers).entries());
      sent.push({
        path: String(input),
        headers,
        body: init?.body ? JSON.parse(String(init.body)) : undefined,
        outlives: init?.keepalive === true,
      });
      const next = left.shift();
      if (!next || next instanceof Error) throw next ?? new Error('nothing scripted');
      const text = typeof next.body === 'string' ? next.body : JSON.stringify(next.body);
      return new Response(text, { status: next.status ?? 200, headers: next.headers ?? {} });
    },
  });
  return { data: httpDataSource(http), sent, seen };
}

const network = '网络连接失败，请检查您的网络并稍后重试';
const emptyPage = { status: 0, msg: null, rows: [], total: 0, summary: null, extra: null };

describe('the request layer', () => {
  it('sends the bearer token and JSON in JSON for a page #C01', async () => {
    const { data, sent } = wired([{ body: emptyPage }]);
    const answer = await data.page('Orders', {
      page: 1,
      rows: 30,
      wheres: [{ name: 'A', value: '1', displayType: 'like' }],
    });
    expect(answer.ok).toBe(true);
    expect(sent[0]?.headers.authorization).toBe('Bearer old');
    // The server answers in the language chosen here, not in that of the browser.
    expect(sent[0]?.headers['x-locale']).toBe('zh');
    expect(sent[0]?.body).toMatchObject({ wheres: '[{"name":"A","value":"1","displayType":"like"}]' });
  });

  it.each([
    [{ sort: 'Code' }, { sort: 'Code', order: 'desc' }],
    [
      { sort: 'Code', order: 'asc' },
      { sort: 'Code', order: 'asc' },
    ],
    // Rows filled in from a document: in its own order.
    [{ order: 'asc' }, { order: 'asc' }],
    [{}, {}],
  ])('sends the order %o of a page', async (asked, body) => {
    const { data, sent } = wired([{ body: emptyPage }]);
    await data.selector('Routes', { page: 1, rows: 30, ...asked });
    expect(sent[0]?.body).toEqual({ page: 1, rows: 30, wheres: '[]', ...body });
  });

  it('finishes what one click keeps after the page was left, and no other call', async () => {
    const { data, sent } = wired(Array.from({ length: 4 }, () => ({ body: { status: true, data: [] } })));
    const favourites = await data.favourites();
    await favourites.set('Orders', true);
    await favourites.noteRecent('Orders?id=1');
    await data.saveColumnWidths('Orders', {});
    await data.remove('Orders', [1]);
    expect(sent.map(({ outlives }) => outlives)).toEqual([true, true, true, false]);
  });

  it('shows the message of any envelope, also of an error status #M05', async () => {
    const { data } = wired([
      { status: 500, body: { status: false, code: '500', message: '服务器好像出了点问题.....' } },
    ]);
    expect(await data.remove('Orders', [1])).toEqual({
      ok: false,
      failure: { code: '500', message: '服务器好像出了点问题.....' },
    });
  });

  it('tells the id of a call that failed on the server, and of no other call', async () => {
    const body = { status: false, code: 500, message: '服务器好像出了点问题.....（编号 r-1）' };
    const { data, seen } = wired([
      { status: 500, body, headers: { 'x-request-id': 'r-1' } },
      { status: 200, body: { status: false, code: '500' }, headers: { 'x-request-id': 'r-2' } },
      { status: 503, body, headers: { 'x-request-id': 'r-3' } },
    ]);
    const answers = [];
    for (let n = 0; n < 3; n++) answers.push(await data.remove('Orders', [1]));
    expect(seen.errorIds).toEqual(['r-1']);
    expect(answers.map((one) => !one.ok && one.failure.errorId)).toEqual(['r-1', undefined, undefined]);
  });

  it('shows a refusal of a page call and keeps what it carries', async () => {
    const { data } = wired([
      { body: { status: false, code: '409', message: '已被修改', data: { Version: 3 } } },
    ]);
    const answer = await data.update('Orders', { main: {}, details: [] });
    expect(answer).toEqual({
      ok: false,
      failure: { code: '409', message: '已被修改', data: { Version: 3 } },
    });
  });

  it.each([
    ['no answer', new Error('offline'), network],
    ['an answer without an envelope', { status: 502, body: '<html>bad gateway</html>' }, network],
    ['404 without an envelope', { status: 404, body: 'no' }, '未找到相关页面，请与系统管理员联系'],
  ] as const)('has words for %s', async (_name, answer, message) => {
    const { data } = wired([answer]);
    expect(await data.page('Orders', { page: 1, rows: 30 })).toMatchObject({
      ok: false,
      failure: { message },
    });
  });

  it('signs out on 401 with the envelope code 401', async () => {
    const { data, seen } = wired([
      { status: 401, body: { status: false, code: 401, message: '授权未通过' } },
    ]);
    const answer = await data.session();
    expect(answer).toMatchObject({ ok: false, failure: { code: '401', message: '授权未通过' } });
    expect(seen.signedOut).toBe(1);
  });

  it.each([
    ['a 401', { status: 401, body: { status: false, code: 401, message: '授权未通过' } }],
    ['a new token', { body: { status: true, data: 'new' } }],
    ['no new token', { status: 401, body: { status: false, code: 401 } }],
  ])('takes nothing from %s that answers a token no longer in use', async (said, answer) => {
    const { data, seen } = wired([
      ...(said === 'a 401' ? [] : [{ body: emptyPage, headers: { vol_exp: '1' } }]),
      answer,
    ]);
    const asked = data.page('Orders', { page: 1, rows: 30 });
    if (said === 'a 401') seen.current = 'other';
    await asked;
    seen.current = 'other';
    await new Promise((done) => setTimeout(done));
    expect([seen.signedOut, seen.tokens]).toEqual([0, []]);
  });
  it('shows a 401 of another kind and stays signed in', async () => {
    const { data, seen } = wired([
      { status: 401, body: { status: false, code: '403', message: '没有权限' } },
    ]);
    expect(await data.session()).toMatchObject({ ok: false, failure: { message: '没有权限' } });
    expect(seen.signedOut).toBe(0);
  });

  it('replaces the token once for calls that expire together', async () => {
    const expiring = { body: emptyPage, headers: { vol_exp: '1' } };
    const { data, sent, seen } = wired([expiring, expiring, { body: { status: true, data: 'new' } }]);
    await Promise.all([data.page('A', { page: 1, rows: 1 }), data.page('B', { page: 1, rows: 1 })]);
    await new Promise((done) => setTimeout(done));
    expect(sent.filter(({ path }) => path === '/api/User/replaceToken')).toHaveLength(1);
    expect(seen.tokens).toEqual(['new']);
  });

  it('hears when an answer shows that other schemas are published', async () => {
    const headers = (mark: string) => ({ 'x-jig-schemas': mark });
    const { data } = wired(['a', 'a', 'b', 'b'].map((mark) => ({ body: emptyPage, headers: headers(mark) })));
    let heard = 0;
    const end = data.schemaChanges?.(() => {
      heard += 1;
    });
    for (let call = 0; call < 3; call++) await data.page('A', { page: 1, rows: 1 });
    expect(heard).toBe(1);
    end?.();
  });

  it('signs out when the token is not replaced', async () => {
    const { data, seen } = wired([
      { body: emptyPage, headers: { vol_exp: '1' } },
      { body: { status: false, message: 'no' } },
    ]);
    await data.page('A', { page: 1, rows: 1 });
    await new Promise((done) => setTimeout(done));
    expect(seen.signedOut).toBe(1);
  });

  it('refuses an answer of the wrong shape instead of passing it on', async () => {
    const { data } = wired([{ body: { status: true, data: { user: 'nobody' } } }]);
    expect(await data.session()).toMatchObject({ ok: false, failure: { code: 'shape' } });
  });

  it('reads sums by currency in place of one sum', async () => {
    const summary = { Qty: 3, Amount: null };
    const extra = { measures: { Amount: { CNY: 1, EUR: '2.5' } } };
    const { data } = wired([{ body: { ...emptyPage, summary, extra } }]);
    const answer = await data.page('A', { page: 1, rows: 1 });
    expect(answer.ok && answer.data.summary).toEqual({ Qty: 3, Amount: { CNY: 1, EUR: '2.5' } });
  });

  it('refuses rows that would reach into prototypes', async () => {
    const { data } = wired([{ body: '{"status":0,"rows":[{"__proto__":{"isAdmin":true}}],"total":1}' }]);
    expect(await data.page('A', { page: 1, rows: 1 })).toMatchObject({
      ok: false,
      failure: { code: 'shape' },
    });
  });

  it('reads a saved record given as an object or as text', async () => {
    const saved = { data: { Order_Id: 1 }, list: [{ Line_Id: 2 }] };
    const { data } = wired([
      { body: { status: true, data: saved } },
      { body: { status: true, data: JSON.stringify(saved) } },
    ]);
    const expected = { ok: true, data: { main: { Order_Id: 1 }, details: [[{ Line_Id: 2 }]] } };
    expect(await data.add('A', { main: {}, details: [] }, 'key-1')).toMatchObject(expected);
    expect(await data.add('A', { main: {}, details: [] })).toMatchObject(expected);
  });

  it('sends the first detail table in the old members and others beside it #E33', async () => {
    const { data, sent } = wired([{ body: { status: true, data: { data: {}, list: [] } } }]);
    const details = [
      { table: 'L', rows: [{ Qty: 1 }], delKeys: [5] },
      { table: 'M', rows: [], delKeys: [] },
    ];
    await data.add('A', { main: { Code: 'x' }, details }, 'key-1');
    expect(sent[0]?.headers['idempotency-key']).toBe('key-1');
    expect(sent[0]?.body).toEqual({
      mainData: { Code: 'x' },
      detailData: [{ Qty: 1 }],
      delKeys: [5],
      details: [{ table: 'M', data: [], delKeys: [] }],
      extra: 'A',
    });
  });
});
