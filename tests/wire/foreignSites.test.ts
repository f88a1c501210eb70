import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../server-mock/process/routes.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

/** Bodies that a browser sends to another site without asking it first. */
const unasked = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'];

describe('a page of another site in the browser of a signed-in user', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await openTestApp(dailyKind);
    token = await app.token('admin');
  });
  afterAll(() => app.close());

  const origin = 'https://elsewhere.example';
  const pathOf = (path: string): string => path.replace(':table', 'customer').replaceAll(/:\w+/g, '1');

  it('reaches no call that needs a sign-in: the token counts in its header only, and browsers add none by themselves', async () => {
    const carried = { origin, cookie: `token=${token}; authorization=Bearer ${token}`, 'x-token': token };
    const asked = `token=${token}&access_token=${token}&authorization=Bearer%20${token}`;
    const opened: string[] = [];
    for (const { method, path, access } of routes.filter((route) => route.access === 'user')) {
      for (const type of method === 'GET' ? [''] : unasked) {
        const init = method === 'GET' ? {} : { body: asked, headers: { ...carried, 'content-type': type } };
        const { http } = await app.fetch(`${pathOf(path)}?${asked}`, { method, headers: carried, ...init });
        if (http !== 401) opened.push(`${method} ${path} ${type} ${access} ${http}`);
      }
    }
    expect(opened).toEqual([]);
  });

  it('is allowed to read nothing: no answer names another origin, and nothing is answered before a call', async () => {
    const headers = { origin, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const ask = (path: string, init: RequestInit) => app.rawFetch(path, { headers, ...init });
    const body = JSON.stringify(query());
    const answers = [
      await ask('/api/jig/session', {}),
      await ask('/api/Customer/Page', { method: 'POST', body }),
      await ask('/api/nowhere', { method: 'POST', body }),
      await ask('/healthz', {}),
      await ask('/api/Customer/Page', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 200, 404]);
    for (const { headers: sent } of answers)
      expect([...sent.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    for (const { headers: sent } of answers) expect(sent.get('set-cookie')).toBeNull();
  });

  it('gains nothing by addresses that are only opened: no GET stores anything', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const stamp = () => app.context.changes.stamp(app.context.catalog.tableNames);
    const reads = routes.filter(({ method, path }) => method === 'GET' && !path.endsWith('/events'));
    expect(reads.length).toBeGreaterThan(40);
    const before = stamp();
    for (const { path } of reads) {
      const { status } = await app.rawFetch(`${pathOf(path)}?table=customer&tableName=customer&id=1&key=1`, {
        headers,
      });
      expect(status, path).toBeLessThan(500);
      expect(stamp(), path).toBe(before);
    }
  });

  it('may neither frame the product nor have its answers taken for something else', async () => {
    const { headers } = await app.rawFetch('/healthz');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });
});
