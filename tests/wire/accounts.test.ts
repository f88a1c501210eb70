import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKind } from '../setup/testDatabase.ts';
import { json, openTestApp, password, query, type TestApp } from './testApp.ts';

/** A clerk below the manager who maintains accounts and roles. */
const file = {
  roles: [
    {
      roleName: '人事',
      parent: '经理',
      permissions: {
        Sys_User: ['Search', 'Add', 'Update', 'Delete'],
        Sys_Role: ['Search', 'Add', 'Update', 'Delete'],
        '/permission': ['Search', 'Update'],
      },
    },
    { roleName: '临时', parent: '人事', permissions: { Customer: ['Search'] } },
  ],
  users: [
    { userName: 'clerk', password, realName: '人事员', roles: ['人事'] },
    { userName: 'temp', password, realName: '临时工', roles: ['临时'] },
  ],
};

describe('accounts and roles against their keepers', () => {
  let app: TestApp;
  const users: Record<string, number> = {};
  const roles: Record<string, number> = {};
  beforeAll(async () => {
    app = await openTestApp(dailyKind, { file });
    const { db } = app.context;
    for (const row of (await db.query('select "User_Id", "UserName" from "Sys_User"')).rows)
      users[String(row.UserName)] = Number(row.User_Id);
    for (const row of (await db.query('select "Role_Id", "RoleName" from "Sys_Role"')).rows)
      roles[String(row.RoleName)] = Number(row.Role_Id);
  });
  afterAll(() => app.close());

  const update = async (by: string, who: string, more: object) =>
    (await app.post(by, '/api/Sys_User/Update', { mainData: { User_Id: users[who], ...more } })).body;
  const rolesOf = async (who: string) => {
    const { rows } = await app.context.db.query('select "RoleIds" from "Sys_User" where "UserName" = $1', [
      who,
    ]);
    return rows[0]?.RoleIds;
  };

  it('accounts of a seed file have a hash of their own each, though their passwords are the same', async () => {
    const { rows } = await app.context.db.query(
      `select count(distinct "UserPwd")::int as "hashes" from "Sys_User" where "UserName" in ('clerk', 'temp')`,
    );
    expect(rows[0]?.hashes).toBe(2);
  });

  it('nobody gives himself or others a role that is not below his, however it is written', async () => {
    for (const given of [[1], '1', ' 1', '01', '0x1', '1e0', [roles.人事], `${roles.临时},1`, [roles.经理]]) {
      expect(await update('clerk', 'temp', { RoleIds: given })).toMatchObject({ status: false });
      expect(await update('clerk', 'clerk', { RoleIds: given, roleids: '1' })).toMatchObject({
        status: false,
      });
      const made = await app.post('clerk', '/api/Sys_User/Add', {
        mainData: { UserName: 'spare', UserTrueName: '备用', UserPwd: 'secret-1', RoleIds: given },
      });
      expect(made.body.status).toBe(false);
    }
    expect([await rolesOf('temp'), await rolesOf('clerk')]).toEqual([String(roles.临时), String(roles.人事)]);
  });

  it('a new account misses its password in the same refusal as its name; a stored one keeps it', async () => {
    const made = await app.post('clerk', '/api/Sys_User/Add', { mainData: { RoleIds: [roles.临时] } });
    const { issues } = made.body.data as { issues: readonly { path: string }[] };
    expect(issues.map(({ path }) => path)).toEqual(['UserName', 'UserTrueName', 'UserPwd']);
    expect(await update('clerk', 'temp', { DeptName: '人事部' })).toMatchObject({ status: true });
  });

  it('who is not below is neither changed, signed in for, disabled nor deleted', async () => {
    for (const who of ['admin', 'manager', 'sales']) {
      expect(await update('clerk', who, { UserTrueName: 'x' })).toMatchObject({ status: false });
      expect(await update('clerk', who, { UserPwd: 'stolen-1' })).toMatchObject({ status: false });
      expect((await app.post('clerk', '/api/Sys_User/Del', [users[who]])).body.status).toBe(false);
      const reset = await app.post('clerk', '/api/User/modifyUserPwd', {
        userName: who,
        password: 'stolen-1',
      });
      expect(reset.body).toMatchObject({ status: false, code: '403' });
    }
  });

  it('a role is not moved, renamed, switched off or deleted by its holder or from below', async () => {
    for (const name of ['超级管理员', '经理', '人事', '销售']) {
      for (const more of [{ ParentId: 1 }, { RoleName: 'x' }, { Enable: 0 }]) {
        const answer = await app.post('clerk', '/api/Sys_Role/Update', {
          mainData: { Role_Id: roles[name], ...more },
        });
        expect(answer.body.status).toBe(false);
      }
      expect((await app.post('clerk', '/api/Sys_Role/Del', [roles[name]])).body.status).toBe(false);
      const grant = [{ id: 31, actions: [{ value: 'Delete' }] }];
      const saved = await app.post('clerk', `/api/Sys_Role/savePermission?roleId=${roles[name]}`, grant);
      expect(saved.body).toMatchObject({ status: false, code: '403' });
    }
    for (const ParentId of [0, 1, roles.经理, -1, 99999]) {
      const { body } = await app.post('clerk', '/api/Sys_Role/Add', {
        mainData: { RoleName: '新', ParentId },
      });
      expect(body.status).toBe(false);
    }
    const moved = await app.post('clerk', '/api/Sys_Role/Update', {
      mainData: { Role_Id: roles.临时, ParentId: roles.经理 },
    });
    expect(moved.body.status).toBe(false);
  });

  it('nobody locks himself or the first administrator out', async () => {
    expect(await update('admin', 'admin', { Enable: 0 })).toMatchObject({
      status: false,
      message: '用户【admin】不能停用',
    });
    expect(await update('clerk', 'clerk', { Enable: 0 })).toMatchObject({ status: false });
  });

  it('a disabled account’s token is worth nothing at once, also after it is enabled again', async () => {
    const ask = () => app.post('temp', '/api/Customer/Page', query());
    expect((await ask()).body.status).toBe(0);
    expect((await update('clerk', 'temp', { Enable: 0 })).status).toBe(true);
    expect((await ask()).http).toBe(401);
    const login = await app.fetch('/api/user/login', json({ userName: 'temp', password }));
    expect(login.body).toMatchObject({ status: false, message: '账号已停用，请联系管理员' });
    expect((await update('clerk', 'temp', { Enable: 1 })).status).toBe(true);
    expect((await ask()).http).toBe(401);
  });

  it('a deleted account’s token is worth nothing at once', async () => {
    const made = await app.post('clerk', '/api/Sys_User/Add', {
      mainData: { UserName: 'short', UserTrueName: '短', UserPwd: password, RoleIds: [roles.临时] },
    });
    expect((await app.post('short', '/api/Customer/Page', query())).body.status).toBe(0);
    const { User_Id } = made.body.data.data;
    expect((await app.post('clerk', '/api/Sys_User/Del', [User_Id])).body.status).toBe(true);
    expect((await app.post('short', '/api/Customer/Page', query())).http).toBe(401);
    expect((await app.post('short', '/api/User/replaceToken', {})).http).toBe(401);
  });

  it('a role that is switched off gives nothing', async () => {
    const login = await app.fetch('/api/user/login', json({ userName: 'temp', password }));
    const ask = () =>
      app.fetch('/api/Customer/Page', json(query(), { authorization: `Bearer ${login.body.data.token}` }));
    expect((await ask()).body.status).toBe(0);
    const off = await app.post('clerk', '/api/Sys_Role/Update', {
      mainData: { Role_Id: roles.临时, Enable: 0 },
    });
    expect(off.body.status).toBe(true);
    expect((await ask()).body.code).toBe('403');
  });
});
