import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeMenu } from '../../runtime/wire/session/packedMenu.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const table = 'Production_SalesOrder';
const api = 'Production_SalesOrderReport';
const path = `/${api}`;

const report = {
  ...{ format: 1, page: 'report', path, api, title: '订单分析', table },
  rows: { '==': [{ var: 'Currency' }, 'CNY'] },
  figures: ['TotalAmount', 'ExchangeRate'],
  charts: [{ kind: 'bar', by: 'Customer_Id', of: ['TotalAmount'] }],
};

describe.each(dailyKinds)('pages composed by an administrator on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
    const order = (id: number, currency: string, amount: number): string =>
      `insert into "Production_SalesOrder" ("SalesOrder_Id", "SalesOrderCode", "Customer_Id", "OrderDate", "Currency", "ExchangeRate", "TotalAmount", "AuditStatus", "CreateID", "CreateDate", "Version")
       values (${id}, 'SO${id}', 1, '2026-03-01', '${currency}', 1, ${amount}, 0, 1, '2026-03-01 09:00:00', 1)`;
    for (const statement of [order(901, 'CNY', 100), order(902, 'CNY', 250), order(903, 'USD', 40)])
      await app.context.db.query(statement);
  });
  afterAll(() => app.close());

  const designs = async () => (await app.get('admin', '/api/jig/pages/designs')).body.data;
  const listed = async (name: string) =>
    (await designs()).pages.find((one: { name: string }) => one.name === name);
  const check = async (patch: object, user = 'admin') =>
    (await app.post(user, '/api/jig/pages/check', { name: path, patch })).body;
  const withdraw = async (over: number, name = path, user = 'admin') =>
    (await app.post(user, '/api/jig/pages/withdraw', { name, over })).body;
  const publish = async (patch: object, over: number, user = 'admin', actions = ['Search', 'Export']) => {
    const { groups, freeMenuId, roles } = await designs();
    const role = roles.find(({ name }: { name: string }) => name === '销售').id;
    const line = {
      ...{ id: freeMenuId, parentId: groups[0].id, name: '订单分析' },
      ...{ url: path, tableName: api, actions },
    };
    const change = { kind: 'page', name: path, over, patch };
    const answer = await app.post(user, '/api/jig/schema/publishAll', {
      changes: over > 0 ? [change] : [change, { kind: 'menu', name: String(line.id), over: 0, patch: line }],
      grants: over > 0 ? [] : [{ menuId: line.id, roleIds: [role], actions }],
    });
    return { status: answer.body.status as boolean, menuId: Number(line.id) };
  };
  const opened = async (user: string): Promise<readonly string[]> => {
    const { menus } = (await app.get(user, '/api/jig/session')).body.data;
    return menus.map((menu: unknown) => (completeMenu(menu) as { readonly url: string | null }).url ?? '');
  };
  const rows = async (user: string) => (await app.post(user, `/api/${api}/Page`, query())).body;

  it('offers tables, groups of the menu and roles, and lists reports and calendars in force', async () => {
    const { tables, groups, roles, paths } = await designs();
    expect(tables).toContainEqual({ table, title: '销售订单', isView: false });
    expect(groups.length).toBeGreaterThan(3);
    expect(roles.map(({ name }: { name: string }) => name)).toContain('销售');
    expect(paths).toContain('/Production_PlanCalendar');
    expect(await listed('/Production_PlanCalendar')).toMatchObject({
      ...{ title: '生产计划日历', tableTitle: '主生产计划', version: 0, isShipped: true },
      line: { version: 0, menu: { url: '/Production_PlanCalendar' } },
      schema: { calendar: { start: 'PlanStartDate' } },
    });
    expect(await listed('/Production_SalesOrder')).toBeUndefined();
  });

  it('refuses everybody but administrators', async () => {
    for (const answer of [
      (await app.get('director', '/api/jig/pages/designs')).body,
      await check(report, 'director'),
      await withdraw(1, path, 'director'),
      await publish(report, 0, 'director'),
    ])
      expect(answer).toMatchObject({ status: false });
    expect(await listed(path)).toBeUndefined();
  });

  it('tells what is wrong with a draft, and where', async () => {
    const paths = async (patch: object) =>
      (await check(patch)).data.issues.map((issue: { path: string }) => issue.path);
    expect(await paths(report)).toEqual([]);
    expect(await paths({ ...report, figures: ['SalesOrderCode'] })).toEqual(['/figures/0']);
    expect(await paths({ ...report, charts: [{ ...report.charts[0], by: 'Gone' }] })).toEqual([
      '/charts/0/by',
    ]);
    expect(await paths({ ...report, rows: { '==': [{ var: 'Gone' }, 1] } })).toEqual(['/rows/==/0']);
    expect(await paths({ ...report, path: '/login' })).not.toEqual([]);
    for (const body of [{}, { name: path }, { patch: report }])
      expect((await app.post('admin', '/api/jig/pages/check', body)).body.status).toBe(false);
    expect((await app.post('admin', '/api/jig/pages/withdraw', { name: path })).body.status).toBe(false);
  });

  it('shows a published report to roles that got its right, and to nobody else', async () => {
    const { status, menuId } = await publish(report, 0);
    expect(status).toBe(true);
    expect(await listed(path)).toMatchObject({
      ...{ title: '订单分析', version: 1, isShipped: false, publishedBy: '超级管理员' },
      line: { version: 1, menu: { id: menuId, tableName: api } },
    });
    expect(await opened('sales')).toContain(path);
    expect(await opened('warehouse')).not.toContain(path);
    // Its rows only, with the sums of its figures, whether the table itself adds them up or not.
    const { total, summary } = await rows('sales');
    expect({ total, amount: Number(summary.TotalAmount), rates: Number(summary.ExchangeRate) }).toEqual({
      ...{ total: 2, amount: 350, rates: 2 },
    });
    const groups = await app.post('sales', `/api/${api}/Groups`, {
      ...query(),
      ...{ by: 'Customer_Id', of: ['TotalAmount'] },
    });
    expect(groups.body.data.groups).toMatchObject([{ count: 2, sums: { TotalAmount: 350 } }]);
    expect((await rows('warehouse')).status).not.toBe(0);
    expect((await app.post('warehouse', `/api/${api}/Groups`, { by: 'Customer_Id' })).body.status).toBe(
      false,
    );
    // The page gives reading only, also to who may write in the table.
    expect((await app.post('sales', `/api/${api}/del`, [901])).body.status).toBe(false);
  });

  it('changes it, keeps versions, brings one back, and removes it with its line and its right', async () => {
    expect((await publish({ ...report, title: '新的' }, 0)).status).toBe(false); // made from another version
    expect((await publish({ ...report, rows: { '==': [{ var: 'Currency' }, 'USD'] } }, 1)).status).toBe(true);
    expect((await rows('sales')).total).toBe(1);
    const restored = await app.post('admin', '/api/jig/schema/restore', {
      ...{ kind: 'page', name: path, version: 1 },
    });
    expect(restored.body.status).toBe(true);
    expect((await rows('sales')).total).toBe(2);
    const { line } = await listed(path);
    expect(await withdraw(2)).toMatchObject({ status: false });
    expect(await withdraw(3)).toMatchObject({ status: true });
    expect(await listed(path)).toBeUndefined();
    expect(await opened('sales')).not.toContain(path);
    expect((await designs()).paths).not.toContain(path);
    // Its number goes to no other line: roles still hold something there.
    expect((await designs()).freeMenuId).toBeGreaterThan(line.menu.id);
    const again = await publish(report, 0);
    expect(again.status).toBe(true);
    expect(again.menuId).toBeGreaterThan(line.menu.id);
  });

  it('stands over a view too, with a right of its own', async () => {
    const view = 'View_SalaryReport';
    const own = `${view}Report`;
    const page = { format: 1, page: 'report', path: `/${own}`, api: own, title: '工资分析', table: view };
    const { groups, freeMenuId, roles } = await designs();
    const role = roles.find(({ name }: { name: string }) => name === '质检').id;
    const line = { id: freeMenuId, parentId: groups[0].id, name: '工资分析', url: page.path, tableName: own };
    const published = await app.post('admin', '/api/jig/schema/publishAll', {
      changes: [
        {
          kind: 'page',
          name: page.path,
          over: 0,
          patch: { ...page, charts: [{ kind: 'bar', by: 'UserTrueName', of: [] }] },
        },
        { kind: 'menu', name: String(line.id), over: 0, patch: { ...line, actions: ['Search'] } },
      ],
      grants: [{ menuId: line.id, roleIds: [role], actions: ['Search'] }],
    });
    expect(published.body).toMatchObject({ status: true });
    expect(await opened('quality')).toContain(page.path);
    expect((await app.post('quality', `/api/${own}/Page`, query())).body.status).toBe(0);
    expect((await app.post('quality', `/api/${view}/Page`, query())).body.status).not.toBe(0);
    expect((await app.post('worker', `/api/${own}/Page`, query())).body.status).not.toBe(0);
  });

  it('a shipped page is again what its file says', async () => {
    const name = '/Production_PlanCalendar';
    const { schema } = await listed(name);
    const patch = { ...schema, calendar: { ...schema.calendar, moves: false } };
    const answer = await app.post('admin', '/api/jig/schema/publishAll', {
      changes: [{ kind: 'page', name, over: 0, patch }],
      grants: [],
    });
    expect(answer.body.status).toBe(true);
    expect(await listed(name)).toMatchObject({ version: 1, isShipped: true });
    expect(await withdraw(1, name)).toMatchObject({ status: true });
    expect(await listed(name)).toMatchObject({ version: 0, schema: { calendar: { moves: true } } });
  });
});
