import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MenuSchema } from '../../runtime/model/schema/MenuSchema.ts';
import { keepFacts } from '../../server-mock/facts/keepFacts.ts';
import { menuLines } from '../../server-mock/menus/menuLines.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp, type Wire } from './testApp.ts';

type Told = Readonly<Record<string, string | number | null>>;

describe.each(dailyKinds)('the menu on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
    await keepFacts(app.context, menuLines);
  });
  afterAll(() => app.close());

  const inForce = (name: string): MenuSchema | undefined =>
    app.context.catalog.bundle.menus.find((line) => line.name === name);
  const record = async (id: number): Promise<Told> =>
    (await app.post('admin', '/api/Sys_Menu/page', query([{ name: 'Menu_Id', value: String(id) }]))).body
      .rows[0];
  const update = async (id: number, change: object, user = 'admin'): Promise<Wire> => {
    const { Version } = await record(id);
    return app.post(user, '/api/Sys_Menu/update', { mainData: { Menu_Id: id, Version, ...change } });
  };
  const menuOf = async (user: string): Promise<string> =>
    JSON.stringify((await app.get(user, '/api/getTreeMenu')).body);
  const versions = async (id: number): Promise<number> =>
    (
      await app.context.db.query(
        `select count(*)::int as n from "jig_schema_version" where "Kind" = 'menu' and "Name" = $1`,
        [String(id)],
      )
    ).rows[0]?.n as number;

  it('has a record for each line, and none is written twice', async () => {
    const { menus } = app.context.catalog.bundle;
    const { rows } = await app.context.db.query(
      'select count(*)::int as n, max("Version") as v from "Sys_Menu"',
    );
    expect(rows[0]).toEqual({ n: menus.length, v: 1 });
    expect(await record(11)).toMatchObject({
      MenuName: '销售订单',
      ParentId: 10,
      Url: '/Production_SalesOrder',
    });
  });

  it('takes a new name, order and state, for every user and with history', async () => {
    const { body } = await update(11, { MenuName: '客户订单', OrderNo: 77 });
    expect([body.status, body.message]).toEqual([true, body.message]);
    expect(inForce('客户订单')).toMatchObject({
      id: 11,
      parentId: 10,
      orderNo: 77,
      tableName: 'Production_SalesOrder',
    });
    expect(inForce('客户订单')?.actions).toContain('AntiAudit');
    expect(await menuOf('sales')).toContain('客户订单');
    expect(await versions(11)).toBe(1);
    expect((await update(11, { Enable: 0 })).body.status).toBe(true);
    expect(await menuOf('sales')).not.toContain('客户订单');
    expect((await update(11, { Enable: 1 })).body.status).toBe(true);
    expect(await versions(11)).toBe(3);
  });

  it('loses the lines of a group that is switched off, and gets them back', async () => {
    const group = Number(inForce('客户订单')?.parentId);
    const before = await menuOf('sales');
    expect(before).toContain('客户订单');
    expect((await update(group, { Enable: 0 })).body.status).toBe(true);
    const off = await menuOf('sales');
    expect(off).not.toContain('客户订单');
    expect(off.length).toBeGreaterThan(0);
    expect((await update(group, { Enable: 1 })).body.status).toBe(true);
    expect(await menuOf('sales')).toEqual(before);
  });

  it('gets groups and lines, whose table follows from the page, and loses them again', async () => {
    const added = await app.post('admin', '/api/Sys_Menu/add', {
      mainData: { MenuName: '常用', Enable: 1, OrderNo: 99, Icon: 'bolt' },
    });
    expect([added.body.status, added.body.message]).toEqual([true, added.body.message]);
    const group = inForce('常用');
    expect(group).toMatchObject({ parentId: 0, icon: 'bolt', enable: 1 });
    expect((await update(11, { ParentId: group?.id })).body.status).toBe(true);
    expect(inForce('客户订单')).toMatchObject({ parentId: group?.id });
    const held = await app.post('admin', '/api/Sys_Menu/del', [group?.id]);
    expect(JSON.stringify(held.body)).toContain('请先移走或删除下级菜单【客户订单】');
    expect((await update(11, { ParentId: 10 })).body.status).toBe(true);
    await app.post('admin', '/api/Sys_Menu/del', [group?.id]);
    expect(inForce('常用')).toBeUndefined();
    const shipped = await app.post('admin', '/api/Sys_Menu/del', [12]);
    expect(JSON.stringify(shipped.body)).toContain('产品自带的菜单，不能删除');
    expect(inForce('销售订单明细')).toBeDefined();
  });

  it.each([
    ['a route without a page', 12, { Url: '/Nowhere' }, '没有路由为 /Nowhere 的页面'],
    ['a page that another line has', 12, { Url: '/Customer' }, '已被菜单'],
    ['a parent below it', 60, { ParentId: 60 }, '菜单不能放在自己或自己的下级之下'],
    ['a parent that does not exist', 12, { ParentId: 999_999 }, '上级菜单'],
    ['no name', 12, { MenuName: '' }, '菜单名称'],
  ])('refuses %s and changes nothing', async (_, id, change, says) => {
    const before = app.context.catalog.bundle.menus.find((line) => line.id === id);
    const { body } = await update(id, change);
    expect(body.status).toBe(false);
    expect(body.message).toContain(says);
    expect(app.context.catalog.bundle.menus.find((line) => line.id === id)).toEqual(before);
  });

  it('is changed by super administrators only, whatever a role was granted', async () => {
    const { db, changes } = app.context;
    await db.query(
      `insert into "Sys_RoleAuth" ("Role_Id", "Menu_Id", "AuthValue", "Version")
       select "Role_Id", 616, 'Search,Add,Update,Delete', 1 from "Sys_Role" where "RoleName" = '访客'`,
    );
    changes.bump(['Sys_RoleAuth']);
    const { body } = await update(12, { MenuName: '我的' }, 'viewer');
    expect([body.status, body.message]).toEqual([false, '只有超级管理员可以修改菜单']);
  });

  it('follows what is published elsewhere, and keeps the records that did not change', async () => {
    const line = { ...inForce('销售订单明细'), name: '订单行' };
    const { body } = await app.post('admin', '/api/jig/schema/publish', {
      kind: 'menu',
      name: '12',
      patch: line,
    });
    expect(body.status).toBe(true);
    // As lines of forms have: users' own lines do not follow their numbers.
    const far = { id: 1_000_000_007, parentId: 0, name: '答卷', enable: 2 };
    await app.post('admin', '/api/jig/schema/publish', { kind: 'menu', name: String(far.id), patch: far });
    await keepFacts(app.context, menuLines);
    expect(await record(12)).toMatchObject({ MenuName: '订单行', Version: 2 });
    expect(await record(13)).toMatchObject({ Version: 1 });
    await app.post('admin', '/api/Sys_Menu/add', { mainData: { MenuName: '我的分组', Enable: 1 } });
    expect(inForce('我的分组')?.id).toBeLessThan(1000);
  });
});
