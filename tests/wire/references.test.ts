import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../server-mock/publishing/publish.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { salesHeader, salesRows, storedSalesOrder } from './orderRows.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const base = salesRows(10);
const rows = {
  Base_ProductClassification: [
    { ProductClassification_Id: 1, ClassificationCode: 'A', ClassificationName: '成品', OrderNo: 1 },
    {
      ProductClassification_Id: 2,
      ClassificationCode: 'B',
      ClassificationName: '电机',
      ParentId: 1,
      OrderNo: 2,
    },
    {
      ProductClassification_Id: 3,
      ClassificationCode: 'C',
      ClassificationName: '减速机',
      ParentId: 2,
      OrderNo: 3,
    },
  ],
  Base_Warehouse: [{ Warehouse_Id: 1, WarehouseCode: 'W1', WarehouseName: '成品库', Enable: 1 }],
  Customer: [
    ...base.Customer,
    { Customer_Id: 2, CustomerCode: 'C2', CustomerName: '无锡华锐', CustomerType: 'dealer', Enable: 1 },
    { Customer_Id: 3, CustomerCode: 'C3', CustomerName: '无单客户', CustomerType: 'direct', Enable: 1 },
  ],
  CustomerAddress: [{ Address_Id: 1, Customer_Id: 2, AddressName: '东门' }],
  Base_Product: base.Base_Product.map((one) => ({ ...one, Warehouse_Id: 1 })),
  Production_SalesOrder: [
    storedSalesOrder(1, 1, { AuditStatus: 0 }),
    storedSalesOrder(2, 1, { AuditStatus: 0 }),
    storedSalesOrder(3, 2, { AuditStatus: 0, Address_Id: 1 }),
  ],
  Production_SalesOrderList: [
    { SalesOrderList_Id: 1, SalesOrder_Id: 1, Product_Id: 1, Qty: 1, Unit: 'PCS' },
    { SalesOrderList_Id: 2, SalesOrder_Id: 1, Product_Id: 1, Qty: 2, Unit: 'PCS' },
  ],
  Production_WorkOrder: [
    {
      WorkOrder_Id: 1,
      WorkOrderCode: 'GD-1',
      Product_Id: 1,
      PlanQty: 1,
      Status: 1,
      FromType: 'SalesOrder',
      FromCode: 'XSDD-2',
    },
  ],
};

describe.each(dailyKinds)('records that others refer to, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows } });
  });
  afterAll(() => app.close());

  const del = async (table: string, keys: readonly number[], user = 'admin') =>
    (await app.post(user, `/api/${table}/Del`, keys)).body;
  const uses = async (table: string, keys: readonly number[], user = 'admin') =>
    (await app.post(user, `/api/${table}/Uses`, keys)).body;
  const idOf = async (sql: string): Promise<number> => Number((await app.context.db.query(sql)).rows[0]?.id);

  it.each([
    ['a customer of orders', 'Customer', 1, '客户【华东机械】被 2 张销售订单引用（如 XSDD-2、XSDD-1）'],
    [
      'a product on rows of an order, counted by documents',
      'Base_Product',
      1,
      '产品定义【轴承座】被 1 张工单、1 张销售订单引用',
    ],
    ['a warehouse of a product', 'Base_Warehouse', 1, '仓库【成品库】被 1 个产品定义引用'],
    ['a classification with products', 'Base_ProductClassification', 1, '1 个产品定义'],
    ['a node of a tree with nodes below', 'Base_ProductClassification', 2, '被 1 个产品分类引用'],
    [
      'a row of a document that another document chose',
      'CustomerAddress',
      1,
      '收货点【东门】被 1 张销售订单引用',
    ],
    ['a main record whose row another document chose', 'Customer', 2, '被 1 张销售订单引用'],
    ['a document that another was made from', 'Production_SalesOrder', 2, '被 1 张工单引用（如 GD-1）'],
  ])('are not deleted: %s', async (_, table, key, words) => {
    const { status, code, message, data } = await del(table, [key]);
    expect([status, code]).toEqual([false, '422']);
    expect(message).toContain(words);
    expect(data.uses[0].uses[0].count).toBeGreaterThan(0);
    expect((await uses(table, [key])).data.records).toEqual(data.uses);
  });

  it('offer to be disabled where the table can', async () => {
    expect((await del('Customer', [1])).message).toContain('可以停用');
    expect((await del('Base_ProductClassification', [2])).message).not.toContain('停用');
  });

  it('are deleted together with all that refer to them', async () => {
    const { db } = app.context;
    await db.query(
      `insert into "Base_ProductClassification" ("ProductClassification_Id", "ClassificationCode", "ClassificationName", "ParentId", "OrderNo")
       values (91, 'X', '甲', null, 1), (92, 'Y', '乙', 91, 1)`,
    );
    expect((await uses('Base_ProductClassification', [91, 92])).data.records).toEqual([]);
    expect((await uses('Base_ProductClassification', [91])).data.records).toHaveLength(1);
    expect((await del('Base_ProductClassification', [91, 92])).status).toBe(true);
  });

  it('may be deleted when nothing refers to them', async () => {
    expect((await uses('Customer', [3])).data.records).toEqual([]);
    expect((await del('Customer', [3])).status).toBe(true);
  });

  it('count documents that the user may not read, and name none of them', async () => {
    const { db, changes } = app.context;
    const roleId = await idOf(`select "Role_Id" as id from "Sys_Role" where "RoleName" = '销售'`);
    const hide = async (fields: object) => {
      await db.query('delete from "Sys_RoleField"');
      await db.query(
        `insert into "Sys_RoleField" ("Role_Id", "TableName", "Fields", "Version") values ($1, 'Production_SalesOrder', $2, 1)`,
        [roleId, JSON.stringify(fields)],
      );
      changes.bump(['Sys_RoleField']);
    };
    expect((await del('Customer', [1], 'sales')).message).toContain('XSDD-2');
    await hide({ Customer_Id: { show: 0 } });
    const { message } = await del('Customer', [1], 'sales');
    expect(message).toContain('被 2 张销售订单引用');
    expect(message).not.toContain('XSDD');
    await hide({});
  });

  it('are users as superior, approver and step of a flow; who only created records may go', async () => {
    const admin = await app.post('admin', '/api/Sys_User/Add', {
      mainData: { UserName: 'boss', UserTrueName: '老板', UserPwd: 'secret-99', RoleIds: [2] },
    });
    const { User_Id } = admin.body.data.data;
    const { db } = app.context;
    await db.query('update "Customer" set "CreateID" = $1, "ModifyID" = $1 where "Customer_Id" = 1', [
      User_Id,
    ]);
    expect((await uses('Sys_User', [User_Id])).data.records).toEqual([]);
    await db.query(`update "Sys_User" set "Superior_Id" = $1 where "UserName" = 'viewer'`, [User_Id]);
    expect((await del('Sys_User', [User_Id])).message).toContain('被 1 个用户引用');
    await db.query(`update "Sys_User" set "Superior_Id" = null where "UserName" = 'viewer'`);
    await db.query(
      `insert into "Sys_WorkFlow" ("WorkFlow_Id", "WorkName", "WorkTable", "Enable") values (900, '询价审批', 'Customer', 0)`,
    );
    await db.query(
      `insert into "Sys_WorkFlowStep" ("WorkFlow_Id", "StepId", "StepType", "StepValue") values (900, 's1', 1, $1)`,
      [`4,${User_Id}`],
    );
    expect((await del('Sys_User', [User_Id])).message).toContain('被 1 个审批流程引用');
    await db.query('delete from "Sys_WorkFlowStep" where "WorkFlow_Id" = 900');
    await db.query(
      `insert into "Sys_WorkFlowTableUserAuditStatus" ("WorkFlowTable_Id", "WorkTable", "WorkTableKey", "Visit", "SeatId", "User_Id", "AuditStatus")
       values (77, 'Customer', '1', 1, 1, $1, 1)`,
      [User_Id],
    );
    expect((await del('Sys_User', [User_Id])).message).toContain('被 1 个审批任务引用');
    await db.query('delete from "Sys_WorkFlowTableUserAuditStatus" where "WorkFlowTable_Id" = 77');
    expect((await del('Sys_User', [User_Id])).status).toBe(true);
  });

  it('are roles that users hold', async () => {
    const viewer = await idOf(`select "Role_Id" as id from "Sys_Role" where "RoleName" = '访客'`);
    expect((await del('Sys_Role', [viewer])).message).toContain('被 1 个用户引用');
  });

  it('are entries of dictionaries, deleted or renamed', async () => {
    const dictionary = await idOf(
      `select "Dic_ID" as id from "Sys_Dictionary" where "DicNo" = 'customerType'`,
    );
    const direct = await idOf(
      `select "DicList_ID" as id from "Sys_DictionaryList" where "Dic_ID" = ${dictionary} and "DicValue" = 'direct'`,
    );
    const gone = await app.post('admin', '/api/Sys_Dictionary/Update', {
      mainData: { Dic_ID: dictionary },
      delKeys: [direct],
    });
    expect(gone.body.message).toMatch(/字典明细【直销客户】被 1 个客户引用.*不能删除/);
    const renamed = await app.post('admin', '/api/Sys_Dictionary/Update', {
      mainData: { Dic_ID: dictionary },
      detailData: [{ DicList_ID: direct, DicValue: 'straight' }],
    });
    expect(renamed.body.message).toContain('不能修改【数据源Value】');
    const title = await app.post('admin', '/api/Sys_Dictionary/Update', {
      mainData: { Dic_ID: dictionary },
      detailData: [{ DicList_ID: direct, DicName: '直销' }],
    });
    expect(title.body.status).toBe(true);
    expect((await del('Sys_Dictionary', [dictionary])).message).toContain('引用');
    const unused = await app.post('admin', '/api/Sys_Dictionary/Update', {
      mainData: { Dic_ID: dictionary },
      detailData: [{ DicValue: 'other', DicName: '其他' }],
    });
    const added = unused.body.data.list.find(
      (row: { DicValue: string }) => row.DicValue === 'other',
    ).DicList_ID;
    const taken = await app.post('admin', '/api/Sys_Dictionary/Update', {
      mainData: { Dic_ID: dictionary },
      delKeys: [added],
    });
    expect(taken.body.status).toBe(true);
  });

  it('are held while a save chooses them: of a save and a deletion at once, one is refused', async () => {
    for (let round = 0; round < 12; round += 1) {
      const made = await app.post('admin', '/api/Customer/Add', {
        mainData: { CustomerName: `竞争${round}`, CustomerType: 'direct' },
      });
      const { Customer_Id } = made.body.data.data;
      const [order, gone] = await Promise.all([
        app.post('sales', '/api/Production_SalesOrder/Add', {
          mainData: { ...salesHeader, Customer_Id },
          detailData: [{ Product_Id: 1, Qty: 1 }],
        }),
        app.post('admin', '/api/Customer/Del', [Customer_Id]),
      ]);
      expect([order.body.status, gone.body.status].filter(Boolean)).toHaveLength(1);
    }
    const dangling = await app.context.db.query(
      `select 1 from "Production_SalesOrder" o where not exists
         (select 1 from "Customer" c where c."Customer_Id" = o."Customer_Id")`,
    );
    expect(dangling.rows).toEqual([]);
  });

  it('leave an empty field where the reference is declared to be cleared, with a new version and an entry in the log', async () => {
    const { context } = app;
    const admin = (await context.rights.of(1))?.user;
    if (admin === undefined) throw new Error('no admin');
    const patch = { fields: [{ field: 'Warehouse_Id', onDelete: 'clear' }] };
    await publish(context, { kind: 'design', name: 'Base_Product', patch }, admin);
    const read = async () =>
      (await context.db.query('select "Warehouse_Id", "Version" from "Base_Product" where "Product_Id" = 1'))
        .rows[0];
    const before = await read();
    expect((await uses('Base_Warehouse', [1])).data.records).toEqual([]);
    expect((await del('Base_Warehouse', [1])).status).toBe(true);
    expect(await read()).toEqual({ Warehouse_Id: null, Version: Number(before?.Version) + 1 });
    const log = await context.db.query(
      `select "Changes" from "Sys_Log" where "TableName" = 'Base_Product' order by "Id" desc limit 1`,
    );
    expect(JSON.parse(String(log.rows[0]?.Changes))).toMatchObject({ Warehouse_Id: [1, null] });
  });

  it('need the right to delete to be asked about', async () => {
    expect((await uses('Customer', [1], 'viewer')).code).toBe('403');
    const page = await app.post('viewer', '/api/Customer/Page', query([]));
    expect(page.body.total).toBeGreaterThan(1);
  });
});
