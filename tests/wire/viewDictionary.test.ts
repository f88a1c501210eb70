import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Overlay } from '../../server-mock/catalog/Overlay.ts';
import { publish } from '../../server-mock/publishing/publish.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const view = {
  format: 1,
  view: 'View_BuyingCustomers',
  cnName: '下过单的客户',
  parts: [
    {
      from: 'Production_SalesOrder',
      as: 'order',
      joins: [{ as: 'customer', by: 'order.Customer_Id', needed: true }],
    },
  ],
  key: ['Customer_Id'],
  fields: [
    { field: 'Customer_Id', of: 'order.Customer_Id' },
    { field: 'CustomerName', of: 'customer.CustomerName' },
    { field: 'Orders', of: 'order.SalesOrder_Id', total: 'count', title: '订单数' },
  ],
};
const buyers = {
  format: 1,
  dicNo: 'buyers',
  dicName: '下过单的客户',
  source: { table: 'View_BuyingCustomers', key: 'Customer_Id', label: ['CustomerName', 'Orders'] },
};
const field = {
  field: 'Like_Id',
  title: '参考客户',
  type: 'select',
  columnType: 'int',
  dataKey: 'buyers',
  editRowNo: 9,
};

describe.each(dailyKinds)('a dictionary made of a view on %s', (kind) => {
  let app: TestApp;
  const published = async (what: Omit<Overlay, 'version'>): Promise<void> => {
    const admin = (await app.context.rights.of(1))?.user;
    if (admin === undefined) throw new Error('no admin');
    expect(await publish(app.context, what, admin)).toEqual({ ok: true, version: 1 });
  };
  beforeAll(async () => {
    app = await openTestApp(kind);
    const { db } = app.context;
    await db.query(
      `insert into "Customer" ("Customer_Id", "CustomerCode", "CustomerName", "CustomerType", "Enable", "Version")
       values (1, 'K1', '甲', 'direct', 1, 1), (2, 'K2', '乙', 'direct', 1, 1), (3, 'K3', '丙', 'direct', 1, 1)`,
    );
    await db.query(
      `insert into "Production_SalesOrder" ("SalesOrder_Id", "SalesOrderCode", "Customer_Id", "OrderDate", "Version")
       values (1, 'X1', 1, '2026-02-01', 1), (2, 'X2', 1, '2026-02-02', 1), (3, 'X3', 2, '2026-02-02', 1)`,
    );
    await published({ kind: 'view', name: view.view, patch: view });
    await published({ kind: 'dictionary', name: buyers.dicNo, patch: buyers });
    await published({ kind: 'extension', name: 'Customer', patch: { fields: [field] } });
  });
  afterAll(() => app.close());

  const options = async (user: string) =>
    (await app.post(user, '/api/Sys_Dictionary/GetVueDictionary', ['buyers'])).body[0];
  const choose = async (Like_Id: number) =>
    (await app.post('sales', '/api/Customer/Update', { mainData: { Customer_Id: 3, Like_Id } })).body;

  it('offers the rows of the view with its columns as labels', async () => {
    expect((await options('sales')).data).toEqual([
      { key: 1, value: '甲 2' },
      { key: 2, value: '乙 1' },
    ]);
  });

  it('names nothing to a role without a page that uses it, or from which a source is hidden', async () => {
    expect(await options('worker')).toMatchObject({ data: [], message: expect.stringMatching(/没有/) });
    const { db, changes } = app.context;
    await db.query(
      `insert into "Sys_RoleField" ("Role_Id", "TableName", "Fields", "Version")
       select "Role_Id", 'Production_SalesOrder', '{"Customer_Id":{"show":0}}', 1 from "Sys_Role" where "RoleName" = '销售'`,
    );
    changes.bump(['Sys_RoleField']);
    expect(await options('sales')).toMatchObject({ data: [], message: expect.stringMatching(/没有/) });
    await db.query(`delete from "Sys_RoleField" where "TableName" = 'Production_SalesOrder'`);
    changes.bump(['Sys_RoleField']);
  });

  it('a save takes what the view has, and refuses what it has not', async () => {
    expect(await choose(3)).toMatchObject({ status: false });
    expect(await choose(2)).toMatchObject({ status: true, data: { data: { Like_Id: 2 } } });
  });

  it('what is chosen through it is not deleted: the column of the view names the record', async () => {
    await app.context.db.query(`delete from "Production_SalesOrder" where "Customer_Id" = 2`);
    const { body } = await app.post('manager', '/api/Customer/Del', [2]);
    expect([body.status, body.message]).toEqual([false, expect.stringContaining('引用')]);
  });

  it('of a view that no longer fits its tables offers nothing, and the view is refused in words', async () => {
    // As after an update whose tables lack a field that the published view reads.
    await app.context.db.query(
      `update "jig_schema_version" set "Patch" = replace(cast("Patch" as text), 'customer.CustomerName', 'customer.Gone') where "Name" = 'View_BuyingCustomers'`,
    );
    const { loadOverlays } = await import('../../server-mock/catalog/versions.ts');
    await loadOverlays(app.context);
    const { http, body } = await app.post('admin', '/api/View_BuyingCustomers/Page', query());
    expect([http, body.status, body.message]).toEqual([
      200,
      false,
      expect.stringContaining('视图【下过单的客户】暂时不能使用'),
    ]);
    expect(body.message).toContain('CustomerName');
    const answer = await app.post('sales', '/api/Sys_Dictionary/GetVueDictionary', ['buyers']);
    expect([answer.http, answer.body[0]?.data ?? []]).toEqual([200, []]);
    expect((await app.post('sales', '/api/Customer/Page', query())).body.rows.length).toBe(3);
  });
});
