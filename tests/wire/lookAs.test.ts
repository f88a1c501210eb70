import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../server-mock/process/routes.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import calls from './cases/writingCalls.json' with { type: 'json' };
import { salesRows } from './orderRows.ts';
import { openTestApp, query, type TestApp, type Wire } from './testApp.ts';

/** Calls beside those that only read which a user who looks as a role needs. */
const needed = ['/api/jig/pictures', '/api/user/replacetoken', '/api/user/logout'];
const posted = routes.flatMap((route) =>
  route.method === 'POST' && route.access === 'user' ? [route.path] : [],
);
const refusedPaths = posted.filter((path) => !calls.reading.includes(path) && !needed.includes(path));

const refused = {
  status: false,
  code: '403',
  message: '您正在以角色【访客】查看，只能查看，不能保存或修改；返回自己的身份后再操作',
};

describe.each(dailyKinds)('looking as a role on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: salesRows(5) } });
  });
  afterAll(() => app.close());

  const roleId = async (name: string): Promise<number> => {
    const { rows } = await app.context.db.query('select "Role_Id" from "Sys_Role" where "RoleName" = $1', [
      name,
    ]);
    return Number(rows[0]?.Role_Id);
  };
  const look = async (user: string, role: string): Promise<Wire> =>
    app.post(user, `/api/Sys_Role/lookAs?roleId=${await roleId(role)}`, {});
  const tokenOf = async (user: string, role: string): Promise<string> =>
    (await look(user, role)).body.data.token;
  const get = (token: string, path: string): Promise<Wire> =>
    app.fetch(path, { headers: { authorization: `Bearer ${token}` } });
  const post = (token: string, path: string, body: object): Promise<Wire> =>
    app.fetch(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it.each(refusedPaths)('refuses %s in words, and stores nothing', async (route) => {
    const token = await tokenOf('admin', '访客');
    const stamp = () => app.context.changes.stamp(app.context.catalog.tableNames);
    const before = stamp();
    const path = route.replace(':table', 'customer').replaceAll(/:\w+/g, '1');
    expect((await post(token, path, { mainData: { CustomerName: 'x' } })).body).toMatchObject(refused);
    expect(stamp()).toBe(before);
  });

  it('takes every call that only reads', async () => {
    const token = await tokenOf('admin', '访客');
    const taken = [...calls.reading, ...needed.filter((path) => !path.endsWith('/logout'))];
    expect(posted).toEqual(expect.arrayContaining(taken));
    for (const route of taken) {
      const answer = await app.rawFetch(route.replace(':table', 'customer'), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '{}',
      });
      // Some answer a file.
      expect([route, (await answer.text()).includes(refused.message)]).toEqual([route, false]);
    }
  });

  it('shows what a user of the role sees: session, layers and rows', async () => {
    const { rows } = await app.context.db.query(
      'select "Role_Id", "RoleName" from "Sys_Role" where "Role_Id" <> 1 order by 1',
    );
    for (const { Role_Id: id, RoleName: role } of rows) {
      const UserName = `one${id}`;
      await app.post('admin', '/api/Sys_User/Add', {
        mainData: { UserName, UserTrueName: role, UserPwd: 'jig-demo', RoleIds: [id] },
      });
      const [seen, own] = [await tokenOf('admin', String(role)), await app.token(UserName)];
      const [{ data: asRole }, { data: asUser }] = [
        (await get(seen, '/api/jig/session')).body,
        (await get(own, '/api/jig/session')).body,
      ];
      const parts = ({ grants, fieldRights, menus, pages }: typeof asRole) => ({
        grants,
        fieldRights,
        menus,
        pages,
      });
      expect(parts(asRole)).toEqual(parts(asUser));
      expect(asRole.user).toMatchObject({ realName: role, roleIds: [id], isSuperAdmin: false });
      for (const table of ['Customer', 'Production_SalesOrder', 'Sys_User', 'Sys_Log', 'ProcureOrder']) {
        const layers = `/api/jig/table?name=${table}`;
        expect((await get(seen, layers)).body).toEqual((await get(own, layers)).body);
        const page = `/api/${table}/Page`;
        expect([role, table, (await post(seen, page, query())).body]).toEqual([
          role,
          table,
          (await post(own, page, query())).body,
        ]);
      }
    }
  });

  it('is for administrators, for roles below, and logged', async () => {
    expect((await look('sales', '访客')).body.code).toBe('403');
    expect((await look('director', '总监')).body).toMatchObject({
      code: '403',
      message: '不能修改自己的角色',
    });
    expect((await look('director', '超级管理员')).body.code).toBe('403');
    expect((await look('admin', '超级管理员')).body.code).toBe('403');
    expect((await look('director', '访客')).body).toMatchObject({ message: '正在以角色【访客】查看' });
    const { rows } = await app.context.db.query(
      `select "UserName", "TableKey" from "Sys_Log" where "LogType" = 'Login' and "TableName" = 'Sys_Role' order by "Id" desc limit 1`,
    );
    expect(rows).toEqual([{ UserName: '周总监', TableKey: String(await roleId('访客')) }]);
  });

  it('never shows more than the administrator may see', async () => {
    const [director, viewer] = [await roleId('总监'), await roleId('访客')];
    const { db, changes } = app.context;
    const fields = (role: number, body: object) =>
      app.post('admin', `/api/Sys_RoleField/saveRoleFields?roleId=${role}`, body);
    await fields(director, { Customer: { Linkman: { show: 0 } } });
    await db.query(`delete from "Sys_RoleAuth" where "Role_Id" = $1 and "Menu_Id" = 31`, [director]);
    changes.bump(['Sys_RoleAuth']);
    const token = await tokenOf('director', '访客');
    expect((await post(token, '/api/Customer/Page', query())).body.code).toBe('403');
    const byAdmin = await tokenOf('admin', '访客');
    expect((await post(byAdmin, '/api/Customer/Page', query())).body.rows[0]).toHaveProperty('Linkman');
    await db.query(
      `insert into "Sys_RoleAuth" ("Role_Id", "Menu_Id", "AuthValue", "Version") values ($1, 31, 'Search', 1)`,
      [director],
    );
    changes.bump(['Sys_RoleAuth']);
    const { body } = await post(await tokenOf('director', '访客'), '/api/Customer/Page', query());
    expect(body.rows[0]).toHaveProperty('CustomerName');
    expect(body.rows[0]).not.toHaveProperty('Linkman');
    await fields(director, { Customer: {} });
    expect(viewer).toBeGreaterThan(0);
  });

  it('keeps the role when the token is replaced, and ends with the session', async () => {
    const { body } = await app.fetch('/api/user/login', {
      method: 'POST',
      body: new URLSearchParams({ userName: 'director', password: 'jig-demo' }),
    });
    const own = body.data.token;
    const first = (await post(own, `/api/Sys_Role/lookAs?roleId=${await roleId('访客')}`, {})).body.data
      .token;
    const token = (await post(first, '/api/user/replaceToken', {})).body.data;
    expect((await get(token, '/api/jig/session')).body.data.user.realName).toBe('访客');
    expect((await get(own, '/api/jig/session')).body.data.user.realName).not.toBe('访客');
    await post(own, '/api/user/logout', {});
    for (const one of [first, token]) expect((await get(one, '/api/jig/session')).http).toBe(401);
  });

  it('ends when the administrator may no longer manage rights, or the role is disabled', async () => {
    const [director, viewer] = [await roleId('总监'), await roleId('访客')];
    const token = await tokenOf('director', '访客');
    const { db, changes } = app.context;
    const status = async (): Promise<number> => (await get(token, '/api/jig/session')).http;
    const enable = async (on: number): Promise<void> => {
      await db.query(`update "Sys_Role" set "Enable" = $1 where "Role_Id" = $2`, [on, viewer]);
      changes.bump(['Sys_Role']);
    };
    expect(await status()).toBe(200);
    await enable(0);
    expect(await status()).toBe(401);
    expect((await look('director', '访客')).body.message).toBe('角色【访客】已停用');
    await enable(1);
    expect(await status()).toBe(200);
    const menu = app.context.catalog.bundle.menus.find(({ url }) => url === '/permission')?.id;
    await db.query(`delete from "Sys_RoleAuth" where "Role_Id" = $1 and "Menu_Id" = $2`, [director, menu]);
    changes.bump(['Sys_RoleAuth']);
    expect(await status()).toBe(401);
  });
});
