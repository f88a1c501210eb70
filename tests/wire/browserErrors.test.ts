import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const report = (message: string, more: object = {}) => ({
  ...{ kind: 'error', message, page: '/sales?customer=7', place: 'a.js:1:2', version: 'index-1.js' },
  ...more,
});

describe.each(dailyKinds)('errors of browsers on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  const anonymous = (body: object, address = '10.9.0.1') =>
    app.fetch(
      '/api/jig/browserError',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      address,
    );
  const kept = () => app.context.browserErrors.within(3_600_000, 100);

  it('are kept without values and codes, those alike as one with their number, also over a restart', async () => {
    await app.post('sales', '/api/jig/browserError', report("Error: '张三' failed"));
    await app.post('sales', '/api/jig/browserError', report("Error: '李四' failed"));
    await anonymous(report('Error: other', { page: '/shared/SECRETCODE', kind: 'render' }));
    await anonymous(report('Error: product', { page: '/Sys_Role' }));
    await app.restart();
    const { errors, all } = await kept();
    expect(all).toBe(4);
    expect(errors.map(({ message, page, count }) => [message, page, count])).toEqual(
      expect.arrayContaining([
        ['Error: "..." failed', '/...', 2],
        ['Error: other', '/shared/...', 1],
        ['Error: product', '/Sys_Role', 1],
      ]),
    );
    expect(errors.find(({ count }) => count === 2)?.userId).toBeGreaterThan(0);
    expect(JSON.stringify([errors, app.logged.filter(({ level }) => level === 'warn')])).not.toMatch(
      /张三|SECRETCODE|customer=7/,
    );
  });

  it('are few from one network before a sign-in, and answered the same whatever comes', async () => {
    await app.restart();
    const answers = [];
    for (let n = 0; n < 15; n++)
      answers.push(await anonymous(report(`Error: flood ${'abcdefghijklmno'[n]}`), `2001:db8::${n}`));
    answers.push(await anonymous({ kind: 'nothing' }), await anonymous([] as object));
    expect(new Set(answers.map(({ http, body }) => JSON.stringify([http, body])))).toEqual(
      new Set([JSON.stringify([200, { status: true, code: null, message: null, data: null }])]),
    );
    expect(app.context.browserErrors.counts.error).toBe(10);
    expect(app.context.browserErrors.untaken).toBe(5);
    // Another network is not stopped by this one.
    await anonymous(report('Error: elsewhere'), '10.9.0.2');
    expect(app.context.browserErrors.counts.error).toBe(11);
  });

  it('are left behind after a week', async () => {
    app.pass(8 * 24 * 3_600_000);
    await anonymous(report('Error: new'), '10.9.0.3');
    const { rows } = await app.context.db.query('select "Message" from "jig_browser_error"');
    expect(rows).toEqual([{ Message: 'Error: new' }]);
  });
});
