import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../server-mock/publishing/publish.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { sheetOf } from './sheetOf.ts';
import { json, openTestApp, query, type TestApp } from './testApp.ts';

// Product 1: 30 in and 4 out; product 2: 7 that no approval made effective; product 3 never moved.
const bills = (ids: Readonly<Record<string, number>>): readonly string[] => [
  `insert into "Ware_WareHouseBill" ("WareHouseBill_Id", "WareHouseBillCode", "WareHouseDate", "Warehouse_Id", "AuditStatus", "CreateID", "Version")
   values (1, 'R1', '2026-01-05', 1, 1, ${ids.warehouse}, 1), (2, 'R2', '2026-02-05', 2, 5, ${ids.manager}, 1), (3, 'R3', '2026-02-06', 1, 0, ${ids.warehouse}, 1)`,
  `insert into "Ware_WareHouseBillList" ("WareHouseBillList_Id", "WareHouseBill_Id", "Product_Id", "InStoreQty", "Version")
   values (1, 1, 1, 10.5, 1), (2, 2, 1, 19.5, 1), (3, 3, 2, 7, 1)`,
  `insert into "Ware_OutWareHouseBill" ("OutWareHouseBill_Id", "OutWareHouseBillCode", "OutWareHouseDate", "Warehouse_Id", "AuditStatus", "CreateID", "Version")
   values (1, 'C1', '2026-02-07', 1, 1, ${ids.warehouse}, 1)`,
  `insert into "Ware_OutWareHouseBillList" ("OutWareHouseBillList_Id", "OutWareHouseBill_Id", "Product_Id", "OutStoreQty", "Version") values (1, 1, 1, 4, 1)`,
];

// Customer 1: two effective orders, one of them with two lines; a third waits for approval, a fourth is closed.
const orders = [
  `insert into "Customer" ("Customer_Id", "CustomerCode", "CustomerName", "CustomerType", "Enable", "Version")
   values (1, 'K1', '甲', 'direct', 1, 1), (2, 'K2', '乙', 'direct', 1, 1)`,
  `insert into "Production_SalesOrder" ("SalesOrder_Id", "SalesOrderCode", "Customer_Id", "OrderDate", "AuditStatus", "IsColoseCase", "Version")
   values (1, 'X1', 1, '2026-02-01', 1, 0, 1), (2, 'X2', 1, '2026-02-02', 5, 0, 1), (3, 'X3', 1, '2026-02-03', 0, 0, 1), (4, 'X4', 1, '2026-02-03', 1, 1, 1)`,
  `insert into "Production_SalesOrderList" ("SalesOrderList_Id", "SalesOrder_Id", "Product_Id", "Qty", "Version")
   values (1, 1, 1, 5, 1), (2, 1, 2, 6, 1), (3, 2, 1, 7, 1), (4, 3, 1, 8, 1), (5, 4, 1, 9, 1)`,
];

describe.each(dailyKinds)('figures of views about records on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
    const { db } = app.context;
    const users = await db.query('select "User_Id", "UserName" from "Sys_User"');
    const ids = Object.fromEntries(users.rows.map((row) => [String(row.UserName), Number(row.User_Id)]));
    await db.query(
      `insert into "Base_Product" ("Product_Id", "ProductCode", "ProductName", "Unit", "Enable", "Version")
       values (1, 'CP1', '轴承', 'PCS', 1, 1), (2, 'CP2', '链轮', 'PCS', 1, 1), (3, 'CP3', '垫片', 'PCS', 1, 1)`,
    );
    for (const statement of [...bills(ids), ...orders]) await db.query(statement);
  });
  afterAll(() => app.close());

  type Rows = readonly Readonly<Record<string, unknown>>[];
  const page = async (user: string, table: string, more: object = {}, wheres: readonly object[] = []) => {
    const { http, body } = await app.post(user, `/api/${table}/Page`, query(wheres, more));
    expect([http, body.message ?? null]).toEqual([200, null]);
    return body as { readonly rows: Rows; readonly extra: { readonly ignored?: Rows } };
  };
  const onHand = async (user: string): Promise<unknown> =>
    (await page(user, 'Base_Product', { sort: 'Product_Id', order: 'asc' })).rows.map((row) => row.OnHandQty);

  it('stand beside the rows of a list: what is effective, 0 where there is nothing', async () => {
    expect(await onHand('warehouse')).toEqual([26, 0, 0]);
    // 销售 opens issues of stock by a further page over their table only.
    for (const user of ['manager', 'sales']) {
      const { rows } = await page(user, 'Customer', { sort: 'Customer_Id', order: 'asc' });
      expect(rows.map((row) => row.OpenOrders)).toEqual([2, 0]);
    }
  });

  it('are what the page of the view shows behind them', async () => {
    const { rows } = await page('warehouse', 'View_StockBalance', {}, [{ name: 'Product_Id', value: '1' }]);
    expect(rows.reduce((sum, row) => sum + Number(row.InventoryQty), 0)).toBe(26);
  });

  it('cost one statement for all rows of a page', async () => {
    const read: string[] = [];
    const { db } = app.context;
    const real = db.query.bind(db);
    db.query = (sql, params, options) => {
      if (sql.includes('Ware_WareHouseBillList')) read.push(sql);
      return real(sql, params, options);
    };
    expect(await onHand('warehouse')).toEqual([26, 0, 0]);
    db.query = real;
    expect(read).toHaveLength(1);
  });

  it('are no column of the database, and neither sort nor filter: the answer says so', async () => {
    const { db } = app.context;
    const { rows } = await db.query(
      `select 1 from information_schema.columns where column_name in ('OnHandQty', 'OpenOrders')`,
    );
    expect(rows).toEqual([]);
    const { extra } = await page('warehouse', 'Base_Product', { sort: 'OnHandQty' }, [
      { name: 'OnHandQty', value: '1', displayType: 'gt' },
    ]);
    expect(extra.ignored?.map(({ name, message }) => [name, message])).toEqual([
      ['OnHandQty', '【现存量】是从视图读取的数，不能排序或筛选'],
      ['OnHandQty', '【现存量】是从视图读取的数，不能排序或筛选'],
    ]);
  });

  it('are in a saved record as read, whatever was sent for them', async () => {
    const { body } = await app.post('manager', '/api/Customer/Update', {
      mainData: { Customer_Id: 1, Linkman: '王', OpenOrders: 999, Version: 1 },
      detailData: null,
      delKeys: null,
    });
    expect([body.message, body.data?.data?.Linkman, body.data?.data?.OpenOrders]).toEqual([
      expect.anything(),
      '王',
      2,
    ]);
  });

  it('say where they come from: view, column, and the page with the rows behind', async () => {
    const { body } = await app.get('warehouse', '/api/jig/origins?name=Base_Product');
    expect(body.data).toEqual({
      OnHandQty: {
        how: 'sum',
        of: [{ table: '库存余额', field: '库存数量' }],
        record: { column: 'Product_Id', by: '产品', path: '/View_StockBalance' },
      },
    });
    expect((await app.get('worker', '/api/jig/origins?name=Base_Product')).body.data).toEqual({});
  });

  it('are exported as shown', async () => {
    const asked = query([], { columns: ['ProductCode', 'OnHandQty'], sort: 'Product_Id', order: 'asc' });
    const sheet = await sheetOf(await app.raw('planner', '/api/Base_Product/Export', json(asked)));
    expect(sheet.slice(-3).map(([code, quantity]) => [code, Number(quantity)])).toEqual([
      ['CP1', 26],
      ['CP2', 0],
      ['CP3', 0],
    ]);
  });

  describe('for a role that may not read them in the view', () => {
    const layersOf = async (user: string) =>
      JSON.stringify((await app.get(user, '/api/jig/table?name=Base_Product')).body.data.layers);

    it('are not there at all: no value, no column, no export', async () => {
      expect(await onHand('worker')).toEqual([undefined, undefined, undefined]);
      expect(await layersOf('worker')).not.toContain('OnHandQty');
      expect(await layersOf('warehouse')).toContain('OnHandQty');
    });

    it('nor where a column below the view is hidden from the role', async () => {
      const { db, changes } = app.context;
      await db.query(
        `insert into "Sys_RoleField" ("Role_Id", "TableName", "Fields", "Version")
         select "Role_Id", 'Ware_OutWareHouseBillList', '{"OutStoreQty":{"show":0}}', 1 from "Sys_Role" where "RoleName" = '计划'`,
      );
      changes.bump(['Sys_RoleField']);
      expect(await onHand('planner')).toEqual([undefined, undefined, undefined]);
      const asked = query([], { columns: ['ProductCode', 'OnHandQty'] });
      const refused = await app.post('planner', '/api/Base_Product/Export', asked);
      expect([refused.body.status, refused.body.message]).toEqual([
        false,
        expect.stringContaining('OnHandQty'),
      ]);
      await db.query(`delete from "Sys_RoleField" where "TableName" = 'Ware_OutWareHouseBillList'`);
      changes.bump(['Sys_RoleField']);
      expect(await onHand('planner')).toEqual([26, 0, 0]);
    });
  });

  it('count only the rows that the user may see', async () => {
    const admin = (await app.context.rights.of(1))?.user;
    if (admin === undefined) throw new Error('no admin');
    const patch = { table: { userPermissionDesc: true } };
    await publish(app.context, { kind: 'design', name: 'Ware_WareHouseBill', patch }, admin);
    expect(await onHand('warehouse')).toEqual([6.5, 0, 0]);
    expect(await onHand('admin')).toEqual([26, 0, 0]);
  });
});
