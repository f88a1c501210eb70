import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKind } from '../setup/testDatabase.ts';
import { json, openTestApp, password, type TestApp } from './testApp.ts';

describe('signing in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(dailyKind);
  });
  afterAll(() => app.close());

  const login = (userName: string, secret: string, address?: string) =>
    app.fetch('/api/user/login', json({ userName, password: secret }), address);

  it('answers id, name and token, whatever the case of path and name', async () => {
    const { http, body } = await app.fetch('/API//User/Login', json({ userName: 'Admin', password }));
    expect([http, body.status, body.message]).toEqual([200, true, '登陆成功']);
    expect(body.data).toMatchObject({ user_Id: 1, userName: 'admin', realName: '超级管理员' });
  });

  it('takes a form-encoded body', async () => {
    const { body } = await app.fetch('/api/user/login', {
      method: 'POST',
      body: new URLSearchParams({ userName: 'sales', password }),
    });
    expect(body.data.userName).toBe('sales');
  });

  it('says 401 with the body code to who is not signed in, on every call but public ones', async () => {
    for (const path of [
      '/api/Customer/Page',
      '/api/jig/session',
      '/api/getTreeMenu',
      '/api/Sys_Dictionary/GetVueDictionary',
    ]) {
      const { http, body } = await app.fetch(
        path,
        path.includes('session') || path.includes('Menu') ? {} : json([]),
      );
      expect([http, body.status, body.code, typeof body.message]).toEqual([401, false, 401, 'string']);
    }
    expect((await app.fetch('/healthz')).http).toBe(200);
    expect((await app.fetch('/readyz')).body).toMatchObject({ status: 'ready' });
  });

  it('refuses a wrong password without telling whether the account exists, and stops after five tries from one address', async () => {
    const wrong = await login('viewer', 'wrong-1');
    expect([wrong.http, wrong.body.status, wrong.body.message]).toEqual([200, false, '用户名或密码错误']);
    expect((await login('nobody', 'wrong-1')).body).toEqual(wrong.body);
    for (let index = 0; index < 4; index++) await login('viewer', 'wrong-2');
    const stopped = await login('viewer', password);
    expect(stopped.http).toBe(429);
    expect(stopped.body.message).toContain('尝试次数过多');
    expect(stopped.headers.get('retry-after')).toBe('60');
    expect((await login('viewer', password, '10.0.0.2')).body.status).toBe(true);
    app.pass(61_000);
    expect((await login('viewer', password)).body.status).toBe(true);
  });

  it('cannot be outrun by many tries at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => login('worker', 'wrong-3', '10.0.0.9')),
    );
    expect(answers.filter((answer) => answer.http === 429)).toHaveLength(7);
  });

  it('sends menus and rights once: a browser that has them gets 300 bytes, until the rights change', async () => {
    const whole = (await app.get('warehouse', '/api/jig/session')).body.data;
    expect(Object.keys(whole)).toEqual(expect.arrayContaining(['user', 'grants', 'menus', 'pages', 'app']));
    const again = async () =>
      (await app.get('warehouse', `/api/jig/session?version=${whole.version}`)).body.data;
    const slim = await again();
    expect(Object.keys(slim).sort()).toEqual(['app', 'place', 'version']);
    expect(JSON.stringify(slim).length).toBeLessThan(300);
    // The version belongs to the user, so another user's is never the current one.
    const other = await app.get('buyer', `/api/jig/session?version=${whole.version}`);
    expect(other.body.data.user.userName).toBe('buyer');
    const roles = (await app.post('admin', '/api/Sys_Role/Page', { page: 1, rows: 60 })).body.rows;
    const { Role_Id: role } = roles.find(({ RoleName }: { RoleName: string }) => RoleName === '仓库');
    const { body } = await app.get('admin', `/api/Sys_Role/getUserTreePermission?roleId=${role}`);
    const rights = body as { id: number; actions: { value: string }[] }[];
    const grants = rights.filter(({ actions }) => actions.length > 0).slice(1);
    const changed = await app.post('admin', `/api/Sys_Role/savePermission?roleId=${role}`, grants);
    expect(changed.body.status).toBe(true);
    const after = await again();
    expect(after.version).not.toBe(whole.version);
    expect(after.grants).not.toEqual(whole.grants);
  });

  it('never answers, lists or logs a password or its hash', async () => {
    const page = await app.post('admin', '/api/Sys_User/Page', { page: 1, rows: 30 });
    expect(page.body.total).toBe(11);
    const everything = JSON.stringify([page.body, app.logged]);
    expect(everything).not.toContain('scrypt');
    expect(everything).not.toContain('UserPwd');
    const asked = await app.post('admin', '/api/Sys_User/Page', {
      wheres: JSON.stringify([{ name: 'UserPwd', value: 'scrypt', displayType: 'like' }]),
      sort: 'UserPwd',
    });
    expect(asked.body.extra.ignored.map((one: { reason: string }) => one.reason)).toEqual([
      'query.forbiddenField',
      'query.forbiddenField',
    ]);
  });
});

describe('a token', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(dailyKind);
  });
  afterAll(() => app.close());

  it('carries vol_exp below a third of its life and is replaced by one new token for five seconds', async () => {
    expect((await app.get('sales', '/api/jig/session')).headers.get('vol_exp')).toBeNull();
    app.pass(81 * 60_000);
    expect((await app.get('sales', '/api/jig/session')).headers.get('vol_exp')).toBe('1');
    const [first, second] = await Promise.all([
      app.post('sales', '/api/User/replaceToken'),
      app.post('sales', '/api/User/replaceToken'),
    ]);
    expect(first.body).toMatchObject({ status: true, data: expect.any(String) });
    expect(second.body.data).toBe(first.body.data);
    app.pass(6_000);
    expect((await app.post('sales', '/api/User/replaceToken')).body.data).not.toBe(first.body.data);
    app.pass(40 * 60_000);
    expect((await app.get('sales', '/api/jig/session')).http).toBe(401);
    const renewed = await app.fetch('/api/jig/session', {
      headers: { authorization: `Bearer ${first.body.data}` },
    });
    expect(renewed.http).toBe(200);
  });

  it('that was forged or signed with no algorithm is refused', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forged = `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: '1', tv: 0, exp: 9999999999 })}.`;
    expect(
      (await app.fetch('/api/jig/session', { headers: { authorization: `Bearer ${forged}` } })).http,
    ).toBe(401);
  });

  it('ends with a change of the own password, and the answer brings a new one', async () => {
    const refused = await app.post('buyer', '/api/User/modifyPwd', {
      oldPwd: 'nope-nope',
      newPwd: 'another-1',
    });
    expect(refused.body.message).toBe('旧密码不正确');
    expect(
      (await app.post('buyer', '/api/User/modifyPwd', { oldPwd: password, newPwd: 'short' })).body.message,
    ).toBe('密码不能少于6位');
    expect(
      (await app.post('buyer', '/api/User/modifyPwd', { oldPwd: password, newPwd: password })).body.message,
    ).toBe('新密码不能与旧密码相同');
    const changed = await app.post('buyer', '/api/User/modifyPwd', { oldPwd: password, newPwd: 'another-1' });
    expect(changed.body.message).toBe('密码修改成功');
    expect((await app.get('buyer', '/api/jig/session')).http).toBe(401);
    expect(
      (
        await app.fetch('/api/jig/session', {
          headers: { authorization: `Bearer ${changed.body.data.token}` },
        })
      ).http,
    ).toBe(200);
  });

  it('ends with an administrator’s reset, and only who is above may reset', async () => {
    const before = await app.token('planner');
    expect(
      (await app.post('quality', '/api/User/modifyUserPwd', { userName: 'planner', password: 'hijacked' }))
        .body,
    ).toMatchObject({ status: false, code: '403' });
    expect(
      (await app.post('admin', '/api/User/modifyUserPwd', { userName: 'planner', password: 'reset-123' }))
        .body.message,
    ).toBe('密码修改成功');
    expect(
      (await app.fetch('/api/jig/session', { headers: { authorization: `Bearer ${before}` } })).http,
    ).toBe(401);
    expect(
      (await app.fetch('/api/user/login', json({ userName: 'planner', password: 'reset-123' }))).body.status,
    ).toBe(true);
  });
});
