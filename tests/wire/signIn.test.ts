import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commonPasswords } from '../../server-mock/access/commonPasswords.ts';
import { LoginThrottle } from '../../server-mock/access/LoginThrottle.ts';
import { PasswordHasher } from '../../server-mock/access/PasswordHasher.ts';
import { hashPassword, isPassword, passwordMinimum } from '../../server-mock/access/password.ts';
import { longestPassword, longestUserName, passwordProblem } from '../../server-mock/access/passwordRules.ts';
import { TokenIssuer } from '../../server-mock/access/TokenIssuer.ts';
import { bodyRulesOf } from '../../server-mock/http/Route.ts';
import { isNetwork, TrustedProxies } from '../../server-mock/http/TrustedProxies.ts';
import { routes } from '../../server-mock/process/routes.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import forwarded from './cases/forwarded.json';
import passwords from './cases/passwords.json';
import tokens from './cases/tokens.json';
import { json, openTestApp, ownPassword, password, query, type TestApp, type Wire } from './testApp.ts';

describe('tokens', () => {
  const now = Date.parse('2026-03-05T10:00:00+08:00');
  const secret = new TextEncoder().encode('test-secret-of-32-bytes-or-longer');
  const issuer = new TokenIssuer({ secret, minutes: 120, sessionMinutes: 720, millis: () => now });

  /** Signs claims. Times are seconds from now; null omits a claim. */
  const sign = async (claims: object, header: object = { alg: 'HS256', typ: 'JWT' }): Promise<string> => {
    const times: Record<string, unknown> = { iat: 0, nbf: 0, exp: 60, end: 600, ...claims };
    const at = (name: string) =>
      typeof times[name] === 'number' ? { [name]: Math.floor(now / 1000) + Number(times[name]) } : {};
    const all = {
      ...{ iss: 'jig', aud: 'jig-api', sub: '1', jti: 'x', tv: 0, sid: 's', ...claims },
      ...{ iat: undefined, nbf: undefined, exp: undefined, end: undefined },
      ...at('iat'),
      ...at('nbf'),
      ...at('exp'),
      ...at('end'),
    };
    const kept = Object.entries(all).filter(([, value]) => value !== null && value !== undefined);
    return new SignJWT(Object.fromEntries(kept)).setProtectedHeader({ alg: 'HS256', ...header }).sign(secret);
  };

  it.each(tokens)('$sentence', async ({ claims, header, taken = false }) => {
    expect((await issuer.read(await sign(claims, header))) !== undefined).toBe(taken);
  });

  it('have one spelling: other bits behind the last byte, padding and long texts are refused', async () => {
    const token = await issuer.issue(1, 0);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const spare = alphabet[alphabet.indexOf(token.at(-1) ?? '') ^ 1] ?? '';
    const twins = [
      `${token.slice(0, -1)}${spare}`,
      `${token}=`,
      `${token} `,
      `${token}.`,
      token.replaceAll('.', '=.'),
      token + 'A'.repeat(1_000_000),
    ];
    for (const twin of twins) expect(await issuer.read(twin)).toBeUndefined();
    expect(await issuer.read(token)).toMatchObject({ userId: 1, version: 0 });
  });
});

describe('the caller’s address', () => {
  it.each(forwarded)('$sentence', ({ proxies, socket, header, client }) => {
    expect(new TrustedProxies(proxies).clientOf(socket, header)).toBe(client);
  });
  it.each(['10.0.0.1/33', '10.0.0', 'proxy', '', '10.0.0.1/8/8', '10.0.0.1/', '::/129'])(
    '%j is no network',
    (text) => expect(isNetwork(text)).toBe(false),
  );
});

describe('rules for passwords', () => {
  it.each(passwords)('$password of $userName: $problem', ({ password: chosen, userName = 'lisi', problem }) =>
    expect(passwordProblem(chosen, userName)).toBe(problem),
  );
});

it('a password is compared as it was sent: case, blanks and the last of its characters count', async () => {
  const long = `${'长'.repeat(longestPassword - 1)}A`;
  const hash = await hashPassword(long);
  expect(await isPassword(long, hash)).toBe(true);
  for (const other of [
    long.toLowerCase(),
    long.slice(0, -1),
    `${long} `,
    ` ${long}`,
    `${long.slice(0, -1)}B`,
  ])
    expect(await isPassword(other, hash)).toBe(false);
});

it('the list of common passwords has more than the 3000 most used ones of eight characters and of six', () => {
  const words = [...commonPasswords];
  expect(words.filter((word) => word.length >= 8).length).toBeGreaterThan(3_000);
  expect(words.filter((word) => word.length < passwordMinimum || word !== word.toLowerCase())).toEqual([]);
});

describe('failed tries', () => {
  let now = 0;
  const fail = (throttle: LoginThrottle, userName: string, address: string, times: number): void => {
    for (let index = 0; index < times; index++) throttle.tried(userName, address);
  };

  it('of one user elsewhere never keep the user out', () => {
    const throttle = new LoginThrottle(() => now);
    for (let index = 0; index < 200; index++) fail(throttle, 'admin', `10.1.${index}.1`, 5);
    expect(throttle.secondsToWait('admin', '10.1.7.1')).toBe(60);
    expect(throttle.secondsToWait('admin', '10.0.0.1')).toBe(0);
  });

  it('of one address over many users make it wait ever longer, up to a minute, and are forgotten', () => {
    const throttle = new LoginThrottle(() => now);
    const waits: number[] = [];
    for (let index = 0; index < 40; index++) {
      throttle.tried(`user-${index}`, '10.0.0.1');
      waits.push(throttle.secondsToWait('another', '10.0.0.1'));
    }
    expect(waits.slice(27, 38)).toEqual([0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(throttle.secondsToWait('another', '10.0.0.2')).toBe(0);
    now += 61_000;
    expect(throttle.secondsToWait('another', '10.0.0.1')).toBe(0);
    now += 600_000;
    fail(throttle, 'another', '10.0.0.1', 4);
    expect(throttle.secondsToWait('another', '10.0.0.1')).toBe(0);
  });

  it('from one network of the sixth version count together', () => {
    const throttle = new LoginThrottle(() => now);
    for (let index = 0; index < 5; index++) throttle.tried('admin', `2001:db8::${index + 1}`);
    expect(throttle.secondsToWait('admin', '2001:db8:0:0:ffff::1')).toBe(60);
    expect(throttle.secondsToWait('admin', '2001:db8:0:1::1')).toBe(0);
  });

  it('do not pile up when the clock is set back', () => {
    const throttle = new LoginThrottle(() => now);
    throttle.tried('admin', '10.0.0.1');
    now -= 86_400_000;
    throttle.tried('admin', '10.0.0.1');
    expect(throttle.secondsToWait('admin', '10.0.0.1')).toBe(0);
  });

  it('take bounded memory', () => {
    const throttle = new LoginThrottle(() => now);
    for (let index = 0; index < 25_000; index++)
      throttle.tried(`user-${index}`, `10.${index >> 8}.${index & 255}.1`);
    expect(throttle.size).toBeLessThanOrEqual(20_000);
  });
});

it('passwords are hashed in a bounded queue: what does not fit is refused, the rest is done in order', async () => {
  const hasher = new PasswordHasher();
  const done = await Promise.all(Array.from({ length: 80 }, () => hasher.matches('x', 'scrypt$2$1$1$AA$AA')));
  expect(done.map(({ ok }) => ok)).toEqual([
    ...Array.from({ length: 66 }, () => true),
    ...Array.from({ length: 14 }, () => false),
  ]);
  expect(await hasher.matches('x', 'scrypt$2$1$1$AA$AA')).toEqual({ ok: true, value: false });
});

describe('signing in from outside', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(dailyKind, { trustedProxies: ['10.9.0.0/16'] });
  });
  afterAll(() => app.close());

  const login = (userName: string, secret: string, address?: string, headers?: Record<string, string>) =>
    app.fetch('/api/user/login', json({ userName, password: secret }, headers), address);
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const page = (token: string): Promise<Wire> =>
    app.fetch('/api/Customer/Page', json(query(), bearer(token)));

  it('every public route takes 16 KB and no files', () => {
    for (const route of routes.filter(({ access }) => access === 'public'))
      expect(bodyRulesOf(route)).toEqual({ bytes: 16 * 1024 });
  });

  it('names and passwords are bounded before anything is done with them', async () => {
    const before = app.context.throttle.size;
    const huge = await login('x'.repeat(8_000_000), 'y');
    expect([huge.http, huge.body.message]).toEqual([413, '请求内容过大']);
    for (const [name, secret] of [
      ['x'.repeat(longestUserName + 1), 'y'],
      ['admin', 'y'.repeat(longestPassword + 1)],
    ] as const)
      expect((await login(name, secret)).body.message).toBe('用户名最多50个字符，密码最多200个字符');
    expect(app.context.throttle.size).toBe(before);
  });

  it('counts callers behind a trusted proxy apart', async () => {
    const from = (client: string) => ({ 'x-forwarded-for': client });
    for (let index = 0; index < 5; index++) await login('buyer', 'wrong-1', '10.9.0.1', from('1.1.1.1'));
    expect((await login('buyer', password, '10.9.0.1', from('1.1.1.1'))).http).toBe(429);
    expect((await login('buyer', password, '10.9.0.1', from('1.1.1.2'))).body.status).toBe(true);
  });

  it('answers of the API are kept nowhere, and forms are sent to this site only', async () => {
    for (const path of ['/api/user/login', '/api/nowhere', '/API//user/login'])
      expect((await app.fetch(path, json({}))).headers.get('cache-control')).toBe('no-store');
    expect((await app.get('admin', '/api/jig/session')).headers.get('cache-control')).toBe('no-store');
    const policy = (await app.fetch('/healthz')).headers.get('content-security-policy');
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("base-uri 'self'");
  });

  describe('a password that an administrator set', () => {
    const admin = (path: string, body: object) => app.post('admin', path, body);
    const add = (UserName: string, UserPwd: string) =>
      admin('/api/Sys_User/Add', { mainData: { UserName, UserTrueName: '新人', UserPwd, RoleIds: [1] } });

    it('is refused when it is common or the user name', async () => {
      for (const [name, secret] of [
        ['newcomer', 'a123456'],
        ['newcomer', 'NewComer'],
      ] as const)
        expect((await add(name, secret)).body.message).toContain('这个密码太常见或与账号相同');
      const reset = await admin('/api/User/modifyUserPwd', { userName: 'quality', password: '123456' });
      expect(reset.body.message).toContain('这个密码太常见');
      const own = await app.post('quality', '/api/User/modifyPwd', {
        oldPwd: password,
        newPwd: 'Woaini1314',
      });
      expect(own.body.message).toContain('这个密码太常见');
    });

    it.each([
      { how: 'in a new account', userName: 'newcomer', set: () => add('newcomer', password) },
      {
        how: 'by editing',
        userName: 'worker',
        set: async () => {
          const { rows } = await app.context.db.query(
            `select "User_Id" from "Sys_User" where "UserName" = 'worker'`,
          );
          const mainData = { User_Id: rows[0]?.User_Id, UserPwd: password, MustChangePwd: 0 };
          return admin('/api/Sys_User/Update', { mainData });
        },
      },
      {
        how: 'by a reset',
        userName: 'viewer',
        set: () => admin('/api/User/modifyUserPwd', { userName: 'viewer', password }),
      },
    ])('$how must be changed before anything else', async ({ userName, set }) => {
      expect((await set()).body.status).toBe(true);
      const { data } = (await login(userName, password)).body;
      expect(data.mustChangePassword).toBe(true);
      for (const path of ['/api/Customer/Page', '/api/Sys_User/Page', '/api/User/modifyUserPwd'])
        expect((await app.fetch(path, json({}, bearer(data.token)))).body).toMatchObject({
          status: false,
          code: '403',
          message: '密码由管理员设置，请先修改密码再继续使用',
        });
      expect((await app.fetch('/api/jig/session', { headers: bearer(data.token) })).body.code).toBe('403');
      const changed = await app.fetch(
        '/api/User/modifyPwd',
        json({ oldPwd: password, newPwd: ownPassword }, bearer(data.token)),
      );
      const { token } = changed.body.data;
      expect((await app.fetch('/api/jig/session', { headers: bearer(token) })).body.status).toBe(true);
      expect((await login(userName, ownPassword)).body.data.mustChangePassword).toBeUndefined();
    });

    it('is not asked of demo accounts, nor after changing the own one', async () => {
      expect((await login('manager', password)).body.data.mustChangePassword).toBeUndefined();
    });
  });

  it('signing out ends the token at once, and those that replaced it', async () => {
    const { token } = (await login('sales', password)).body.data;
    app.pass(81 * 60_000);
    const { data: renewed } = (await app.fetch('/api/user/replaceToken', json({}, bearer(token)))).body;
    const other = (await login('sales', password)).body.data.token;
    expect((await page(renewed)).body.status).toBe(0);
    const out = await app.fetch('/api/User/Logout', json({}, bearer(renewed)));
    expect(out.body).toMatchObject({ status: true, message: '已退出登录' });
    expect([(await page(token)).http, (await page(renewed)).http, (await page(other)).http]).toEqual([
      401, 401, 200,
    ]);
    expect((await app.fetch('/api/user/replaceToken', json({}, bearer(token)))).http).toBe(401);
    expect((await app.fetch('/api/user/logout', json({}))).http).toBe(401);
  });

  it('a session ends after twelve hours, however often its token is replaced', async () => {
    let { token } = (await login('sales', password)).body.data;
    for (let hour = 0; hour < 11; hour++) {
      app.pass(60 * 60_000);
      token = (await app.fetch('/api/user/replaceToken', json({}, bearer(token)))).body.data;
    }
    app.pass(59 * 60_000);
    const last = await page(token);
    // A new token would live no longer, so none is offered.
    expect([last.http, last.headers.get('vol_exp')]).toEqual([200, null]);
    app.pass(2 * 60_000);
    expect((await page(token)).http).toBe(401);
  });
});
