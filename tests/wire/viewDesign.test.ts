import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { designWorld } from '../../designer/view/draft/DesignWorld.ts';
import { readView } from '../../designer/view/draft/readView.ts';
import { writeDraft } from '../../designer/view/draft/writeDraft.ts';
import type { ViewSchema } from '../../runtime/model/schema/ViewSchema.ts';
import type { ViewDesign } from '../../runtime/wire/views/ViewDesign.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

/** Open orders by customer, as the designer makes it. */
const openOrders = {
  format: 1,
  view: 'View_OpenOrders',
  cnName: '客户未结订单',
  parts: [
    {
      from: 'Production_SalesOrder',
      as: 'order',
      joins: [{ as: 'customer', by: 'order.Customer_Id' }],
      where: { and: [{ and: [{ '!=': [{ var: 'order.IsColoseCase' }, 1] }] }] },
    },
  ],
  fields: [
    { field: 'Customer_Id', of: 'order.Customer_Id' },
    { field: 'CustomerCode', of: 'customer.CustomerCode' },
    { field: 'Orders', of: 'order.SalesOrder_Id', total: 'count', title: '订单数', summary: true },
  ],
  key: ['Customer_Id', 'CustomerCode'],
};

type Changed = Readonly<Record<string, unknown>>;

describe.each(dailyKinds)('the calls of the view designer on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
    for (const statement of [
      `insert into "Customer" ("Customer_Id", "CustomerCode", "CustomerName", "Enable", "Version") values (1, 'KH1', '华东机电', 1, 1), (2, 'KH2', '江南', 1, 1)`,
      `insert into "Production_SalesOrder" ("SalesOrder_Id", "SalesOrderCode", "Customer_Id", "OrderDate", "IsColoseCase", "AuditStatus", "Version", "CreateID", "CreateDate")
       values (1, 'XS1', 1, '2026-01-01', 0, 1, 1, 1, '2026-01-01 08:00:00'), (2, 'XS2', 1, '2026-01-02', null, 1, 1, 1, '2026-01-01 08:00:00'),
              (3, 'XS3', 2, '2026-01-03', 1, 1, 1, 1, '2026-01-01 08:00:00'), (4, 'XS4', 2, '2026-01-04', 0, 0, 1, 1, '2026-01-01 08:00:00')`,
    ])
      await app.context.db.query(statement);
  });
  afterAll(() => app.close());

  const preview = async (view: unknown, user = 'admin') =>
    (await app.post(user, '/api/jig/view/preview', { view })).body;
  const design = async () => (await app.get('admin', '/api/jig/view/design')).body.data;
  const publishAll = async (body: object, user = 'admin') =>
    (await app.post(user, '/api/jig/schema/publishAll', body)).body;

  it('show the rows of a draft, and store nothing of it', async () => {
    const { data } = await preview(openOrders);
    expect(data.issues).toEqual([]);
    const rows = (data.rows as readonly Changed[]).map(({ Customer_Id, CustomerCode, Orders }) => [
      Customer_Id,
      CustomerCode,
      Orders,
    ]);
    expect(rows.toSorted()).toEqual([
      [1, 'KH1', 2],
      [2, 'KH2', 1],
    ]);
    expect(
      data.layers.flatMap(({ fields }: { fields?: readonly { field: string }[] }) => fields ?? []),
    ).toContainEqual(expect.objectContaining({ field: 'Orders', title: '订单数' }));
    expect((await design()).views.map(({ view }: { view: string }) => view)).not.toContain('View_OpenOrders');
    expect((await app.post('admin', '/api/View_OpenOrders/Page', query([]))).body.code).toBe('404');
  });

  it('compute columns by a formula as the designer writes it, by code and by title', async () => {
    const column = (field: string, formula: string) => ({ field, title: field, type: 'decimal', formula });
    const fields = [
      ...openOrders.fields,
      column('F1', '=Orders*1.5'),
      column('F2', '=IF([订单数]>1,10/4,0)'),
    ];
    const { data } = await preview({ ...openOrders, fields });
    expect(data.issues).toEqual([]);
    const computed = (data.rows as readonly Changed[]).map(({ Orders, F1, F2 }) => [
      Orders,
      Number(F1),
      Number(F2),
    ]);
    expect(computed.toSorted()).toEqual([
      [1, 1.5, 0],
      [2, 3, 2.5],
    ]);
    const power = await preview({ ...openOrders, fields: [...openOrders.fields, column('F3', '=Orders^2')] });
    expect(power.data.issues[0].message).toContain('“^”');
  });

  it('show the rows of every view the product ships, which the designer keeps byte for byte', async () => {
    const { views, tables } = (await design()) as ViewDesign;
    const world = designWorld(tables);
    expect(views.length).toBeGreaterThan(10);
    for (const { view, schema } of views) {
      expect([view, (await preview(schema)).data?.issues]).toEqual([view, []]);
      const kept = writeDraft(readView(schema as unknown as ViewSchema, world), world);
      expect(JSON.stringify(kept)).toBe(JSON.stringify(schema));
    }
  });

  it('refuse everyone who may not publish schemas', async () => {
    for (const user of ['manager', 'sales', 'viewer']) {
      expect(await preview(openOrders, user)).toMatchObject({ status: false, code: '403' });
      expect((await app.get(user, '/api/jig/view/design')).body.code).toBe('403');
      expect(await publishAll({ changes: [], grants: [] }, user)).toMatchObject({
        status: false,
        code: '403',
      });
    }
  });

  it.each([
    ['a column of a source that is not there', { fields: [{ field: 'A', of: 'gone.Code' }] }, '/fields/0/of'],
    [
      'a join without a link',
      { parts: [{ ...openOrders.parts[0], joins: [{ as: 'x', by: 'order.Remark' }] }] },
      '/parts/0/joins/0',
    ],
    [
      'a sum of texts',
      { fields: [...openOrders.fields, { field: 'S', of: 'order.SalesOrderCode', total: 'sum' }] },
      '/fields/3/total',
    ],
    [
      'a formula of an unknown column',
      { fields: [...openOrders.fields, { field: 'F', title: 'F', type: 'decimal', formula: '=Nothing*2' }] },
      '/fields/3/formula',
    ],
    [
      'a secret',
      {
        parts: [{ from: 'Sys_User', as: 'user', where: { '==': [{ var: 'user.UserPwd' }, 'x'] } }],
        fields: [{ field: 'U', of: 'user.UserPwd' }],
        key: ['U'],
      },
      '/fields/0/of',
    ],
    ['a property that views do not have', { sql: 'select 1' }, '/sql'],
    [
      'a column that is there twice',
      { fields: [...openOrders.fields, { field: 'Customer_Id', of: 'order.OrderDate' }] },
      '/fields/0/field',
    ],
    ['a name that a table has', { view: 'Customer' }, '/view'],
  ])('name %s at its place', async (_what, wrong: Changed, path) => {
    const { data } = await preview({ ...openOrders, ...wrong });
    expect(data.rows).toEqual([]);
    expect(data.issues.map((issue: { path: string }) => issue.path)).toContain(path);
    expect(data.issues[0].message).toMatch(/[一-龥]/);
  });

  it('answer something that is no view with a refusal', async () => {
    for (const view of [null, 7, [], {}, 'view'])
      expect(await preview(view)).toMatchObject({ status: false });
  });

  it('publish a view, its page, its line of the menu and rights together or not at all', async () => {
    const { freeMenuId, roles } = await design();
    const role = roles.find(({ name }: { name: string }) => name === '经理') ?? roles[0];
    const line = {
      kind: 'menu',
      name: String(freeMenuId),
      over: 0,
      patch: {
        id: freeMenuId,
        parentId: 10,
        name: '客户未结订单',
        url: '/View_OpenOrders',
        tableName: 'View_OpenOrders',
        actions: ['Search', 'Export'],
      },
    };
    const page = {
      kind: 'page',
      name: '/View_OpenOrders',
      over: 0,
      patch: { format: 1, page: 'list', path: '/View_OpenOrders', table: 'View_OpenOrders' },
    };
    const view = { kind: 'view', name: 'View_OpenOrders', over: 0, patch: openOrders };
    const grants = [{ menuId: freeMenuId, roleIds: [role.id, 999], actions: ['Search', 'Delete'] }];
    const wrong = { ...page, patch: { ...page.patch, quickSearch: 'Nothing' } };
    expect(await publishAll({ changes: [view, wrong, line], grants })).toMatchObject({ status: false });
    expect((await design()).views.map((one: { view: string }) => one.view)).not.toContain('View_OpenOrders');

    expect(await publishAll({ changes: [view, page, line], grants })).toMatchObject({
      status: true,
      data: { versions: [1, 1, 1] },
    });
    const auth = await app.context.db.query(
      `select "Role_Id", "AuthValue" from "Sys_RoleAuth" where "Menu_Id" = ${freeMenuId}`,
    );
    expect(auth.rows).toEqual([{ Role_Id: role.id, AuthValue: 'Search' }]);
    const { body } = await app.post('admin', '/api/View_OpenOrders/Page', query([]));
    expect(body.total).toBe(2);
    const session = (await app.get('admin', '/api/jig/session')).body.data;
    expect(JSON.stringify(session.menus)).toContain('客户未结订单');

    const again = await publishAll({ changes: [view], grants: [] });
    expect(again.data.issues).toMatchObject([{ rule: 'server.publishedMeanwhile' }]);
    expect(await publishAll({ changes: [{ ...view, over: 1 }], grants: [] })).toMatchObject({
      data: { versions: [2] },
    });
    const history = (await app.get('admin', '/api/jig/schema/history?kind=view&name=View_OpenOrders')).body
      .data;
    expect(history.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  });

  it('give nothing to a role of their own user, and then publish nothing either', async () => {
    const { freeMenuId } = await design();
    const { db, changes } = app.context;
    const admin = (roleIds: string) =>
      db.query(`update "Sys_User" set "RoleIds" = $1 where "UserName" = 'admin'`, [roleIds]);
    await admin('1,2');
    changes.bump(['Sys_User']);
    const view = { kind: 'view', name: 'View_Own', over: 0, patch: { ...openOrders, view: 'View_Own' } };
    const path = '/View_Own';
    const page = {
      kind: 'page',
      name: path,
      over: 0,
      patch: { format: 1, page: 'list', path, table: 'View_Own' },
    };
    const patch = { id: freeMenuId, parentId: 10, name: '我的', url: path, tableName: 'View_Own' };
    const line = {
      kind: 'menu',
      name: String(freeMenuId),
      over: 0,
      patch: { ...patch, actions: ['Search'] },
    };
    const grants = [{ menuId: freeMenuId, roleIds: [2], actions: ['Search'] }];
    const refused = await publishAll({ changes: [view, page, line], grants });
    expect(refused.message).toMatch(/^不能给自己的角色【.+】授权/);
    expect((await design()).views.map((one: { view: string }) => one.view)).not.toContain('View_Own');
    await admin('1');
    changes.bump(['Sys_User']);
  });

  it('grant nothing on a line that the batch does not publish', async () => {
    const view = { kind: 'view', name: 'View_Other', over: 0, patch: { ...openOrders, view: 'View_Other' } };
    expect(
      await publishAll({ changes: [view], grants: [{ menuId: 11, roleIds: [2], actions: ['Search'] }] }),
    ).toMatchObject({ status: false });
  });
});
