import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const transfers = '/api/Ware_TransferWareHouseBill';
const issues = '/api/Ware_OutWareHouseBill';

const warehouse = (key: number, name: string) => ({
  ...{ Warehouse_Id: key, WarehouseCode: `CK${key}`, WarehouseName: name, WarehouseType: 'raw', Enable: 1 },
});
const product = (key: number) => ({
  ...{ Product_Id: key, ProductCode: `P${key}`, ProductName: `轴承座${key}`, ProductClassification_Id: 1 },
  ...{ Unit: 'PCS', Enable: 1, ProductAttribute: 'selfControl', PurchasePrice: 2.5 },
});
const rows = {
  Base_Product: [1, 2, 3, 4, 5, 6, 7].map(product),
  Base_Warehouse: [warehouse(1, '原材料仓'), warehouse(2, '半成品仓')],
};

describe.each(dailyKinds)('the issue and the receipt of an approved transfer on %s', (kind) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp(kind, {
      file: {
        rows,
        roles: [{ roleName: '只看调拨', permissions: { Ware_TransferWareHouseBill: ['Search'] } }],
        users: [{ userName: 'clerk', password: 'jig-demo', realName: '文员', roles: ['只看调拨'] }],
      },
    });
  });
  afterAll(() => app.close());

  const query = async (text: string) => (await app.context.db.query(text)).rows;
  const transfer = async (lines: readonly object[], more = {}): Promise<number> => {
    const { body } = await app.post('warehouse', `${transfers}/Add`, {
      mainData: {
        ...{ TransferDate: '2026-03-02', OutWarehouse_Id: 1, InWarehouse_Id: 2, Reason: '线边补料' },
        ...more,
      },
      detailData: lines,
    });
    expect(body).toMatchObject({ status: true });
    return body.data.data.TransferWareHouseBill_Id;
  };
  const line = (product: number, qty: number, more = {}) => ({
    ...{ Product_Id: product, TransferQty: qty, UnitPrice: 2.5, BatchNo: `PC-${product}` },
    ...more,
  });
  const vote = async (key: number, status: number, user = 'manager', table = transfers) =>
    (await app.post(user, `${table}/audit?auditStatus=${status}&auditReason=看过`, [key])).body;
  const effects = async (key: number, user = 'manager', table = 'Ware_TransferWareHouseBill') =>
    (await app.get(user, `/api/jig/effects?table=${table}&key=${key}`)).body.data;
  const made = async (key: number) => {
    const [out = [], into = []] = await Promise.all(
      ['OutWareHouseBill', 'WareHouseBill'].map((name) =>
        query(
          `select "${name}_Id" as "key", "${name}Code" as "code", "${name}Type" as "type", "Warehouse_Id" as "warehouse",
             "AuditStatus" as "status", "Auditor" as "auditor", "Creator" as "creator", "AuditReason" as "reason",
             "TotalQty"::float8 as "qty", "TotalAmount"::float8 as "amount"
           from "Ware_${name}" where "TransferWareHouseBill_Id" = ${key}`,
        ),
      ),
    );
    return { out, into };
  };
  /** What lies in a warehouse by the view of the stock. */
  const stock = async (product: number): Promise<readonly (readonly [number, number])[]> => {
    const { body } = await app.post('admin', '/api/View_StockBalance/Page', {
      ...{
        page: 1,
        rows: 30,
        wheres: [{ name: 'Product_Id', value: String(product), displayType: 'equal' }],
      },
    });
    return body.rows
      .map((row: { Warehouse_Id: number; InventoryQty: string }) => [
        row.Warehouse_Id,
        Number(row.InventoryQty),
      ])
      .sort();
  };

  it('are made at once, in the approver’s name, move the stock, and go when it is reversed', async () => {
    const key = await transfer([line(1, 10), line(2, 4.5)]);
    expect(await made(key)).toEqual({ out: [], into: [] });
    expect((await effects(key)).effects).toEqual([
      { title: '生成调拨出库单', holds: false, changes: [] },
      { title: '生成调拨入库单', holds: false, changes: [] },
    ]);
    expect(await vote(key, 1)).toMatchObject({ message: '审核成功' });
    const { out, into } = await made(key);
    const [{ code: transferCode = '' } = {}] = await query(
      `select "TransferWareHouseBillCode" as "code" from "Ware_TransferWareHouseBill" where "TransferWareHouseBill_Id" = ${key}`,
    );
    const same = { status: 1, qty: 14.5, amount: 36.25, reason: `由调拨单 ${transferCode}生成` };
    expect([out, into]).toMatchObject([
      [{ ...same, type: 'allotOut', warehouse: 1, code: expect.stringMatching(/^\S{8,}$/) }],
      [{ ...same, type: 'allot', warehouse: 2 }],
    ]);
    expect(out[0]?.auditor).toBe(out[0]?.creator);
    expect([await stock(1), await stock(2)]).toEqual([
      [
        [1, -10],
        [2, 10],
      ],
      [
        [1, -4.5],
        [2, 4.5],
      ],
    ]);
    const [detail] = await query(
      `select "ProductCode" as "code", "Unit" as "unit", "BatchNo" as "batch", "Amount"::float8 as "amount"
       from "Ware_OutWareHouseBillList" where "OutWareHouseBill_Id" = ${out[0]?.key} order by 1`,
    );
    expect(detail).toMatchObject({ code: expect.stringMatching(/./), batch: 'PC-1', amount: 25 });
    expect((await effects(key)).effects).toMatchObject([
      { holds: true, target: `出库单 ${out[0]?.code}` },
      { holds: true, target: `入库单 ${into[0]?.code}` },
    ]);
    // Who may not see the documents reads only what happened.
    expect((await effects(key, 'clerk')).effects[0]).toEqual({
      ...{ title: '生成调拨出库单', holds: true, changes: [] },
    });
    expect((await effects(Number(out[0]?.key), 'manager', 'Ware_OutWareHouseBill')).madeBy).toBe(
      `调拨单 ${transferCode}`,
    );
    const { body: undoing } = await app.get(
      'director',
      `/api/Sys_WorkFlow/consequences?tableName=Ware_TransferWareHouseBill&id=${key}`,
    );
    // Nothing has to be undone before the transfer: its documents go with it.
    expect(undoing.data.list).toMatchObject([
      { cnName: '出库单', status: '审核通过、反审时自动删除', blocks: null },
      { cnName: '入库单', blocks: null },
    ]);
    expect(undoing.data.order).toMatchObject([{ table: 'Ware_TransferWareHouseBill', action: 'reverse' }]);
    await vote(key, 1);
    expect((await made(key)).out).toHaveLength(1);
    expect(await vote(key, 4, 'director')).toMatchObject({ status: true });
    expect([await made(key), await stock(1)]).toEqual([{ out: [], into: [] }, []]);
    expect(await query(`select 1 from "jig_effect" where "SourceKey" = '${key}'`)).toEqual([]);
    // The history of what is gone says why it came and why it went.
    const history = await query(
      `select "LogType" as "type", "Changes" as "changes" from "Sys_Log"
       where "TableName" = 'Ware_OutWareHouseBill' and "TableKey" = '${out[0]?.key}' order by "Id"`,
    );
    expect(history.map(({ type }) => type)).toEqual(['Add', 'Del']);
    for (const { changes } of history) expect(String(changes)).toContain(`调拨单 ${transferCode}`);
  });

  it('cannot be changed, reversed or deleted by anybody', async () => {
    const key = await transfer([line(3, 1)]);
    await vote(key, 1);
    const [{ key: issue = 0, code } = {}] = (await made(key)).out;
    const reversed = await vote(Number(issue), 4, 'director', issues);
    expect([reversed.status, reversed.message]).toEqual([
      false,
      expect.stringMatching(/本单由调拨单 \S+生成/),
    ]);
    // Approved documents are locked anyhow; what was made stays so even where that lock is gone.
    await query(
      `update "Ware_OutWareHouseBill" set "AuditStatus" = 0 where "OutWareHouseBill_Id" = ${issue}`,
    );
    const { body: gone } = await app.post('admin', `${issues}/Del`, [issue]);
    expect([gone.status, gone.message]).toEqual([false, expect.stringContaining('本单由')]);
    const { body: edited } = await app.post('admin', `${issues}/Update`, {
      mainData: { OutWareHouseBill_Id: issue, Remark: '改一下' },
    });
    expect([edited.status, JSON.stringify(edited)]).toEqual([false, expect.stringContaining('本单由')]);
    expect((await made(key)).out).toMatchObject([{ code }]);
    expect(await vote(key, 4, 'director')).toMatchObject({ status: true });
  });

  it('are not entered by hand, and one from before bars the approval', async () => {
    const key = await transfer([line(4, 2)]);
    const entered = (more: object) =>
      app.post('warehouse', `${issues}/Add`, {
        mainData: {
          ...{ OutWareHouseBillType: 'allotOut', OutWareHouseDate: '2026-03-02', Warehouse_Id: 1 },
          ...{ TransferWareHouseBill_Id: key, Currency: 'CNY' },
          ...more,
        },
        detailData: [{ Product_Id: 4, OutStoreQty: 2, UnitPrice: 1 }],
      });
    const { body } = await entered({});
    expect([body.status, JSON.stringify(body)]).toEqual([false, expect.stringContaining('不能手工登记')]);
    const { body: other } = await entered({
      OutWareHouseBillType: 'otherOut',
      TransferWareHouseBill_Id: null,
    });
    expect(other).toMatchObject({ status: true });
    const before = other.data.data.OutWareHouseBill_Id;
    await query(
      `update "Ware_OutWareHouseBill" set "TransferWareHouseBill_Id" = ${key} where "OutWareHouseBill_Id" = ${before}`,
    );
    const barred = await vote(key, 1);
    expect([barred.status, barred.message]).toEqual([
      false,
      expect.stringMatching(/出库单已经登记过：出库单 \S+。/),
    ]);
    expect((await made(key)).into).toEqual([]);
  });

  it('bar the approval when one would not be valid, with its own sentence; nothing is half made', async () => {
    const key = await transfer([line(5, 3)]);
    await query(
      `update "Ware_TransferWareHouseBillList" set "UnitPrice" = null where "TransferWareHouseBill_Id" = ${key}`,
    );
    const barred = await vote(key, 1);
    expect([barred.status, barred.message]).toEqual([false, expect.stringMatching(/不能生成入库单：.*单价/)]);
    expect(await made(key)).toEqual({ out: [], into: [] });
  });

  it('bar the reversal while other documents refer to them', async () => {
    const key = await transfer([line(6, 3)]);
    await vote(key, 1);
    const [{ key: receipt = 0 } = {}] = (await made(key)).into;
    // No invoice may carry such a receipt by the links of today; one that does bars the reversal all the same.
    await query(
      `insert into "Accounts_ProcureInvoice" ("ProcureInvoice_Id", "ProcureInvoiceCode", "AuditStatus") values (9001, 'CGFP-1', 0)`,
    );
    await query(
      `insert into "Accounts_ProcureInvoiceList" ("ProcureInvoice_Id", "Product_Id", "Qty", "WareHouseBillList_Id")
       select 9001, 6, 1, "WareHouseBillList_Id" from "Ware_WareHouseBillList" where "WareHouseBill_Id" = ${receipt}`,
    );
    const barred = await vote(key, 4, 'director');
    expect([barred.status, barred.message]).toEqual([false, expect.stringContaining('采购发票 CGFP-1')]);
    expect((await made(key)).out).toHaveLength(1);
    await query(`delete from "Accounts_ProcureInvoiceList" where "ProcureInvoice_Id" = 9001`);
    // A field that an administrator has added refers to it too.
    const { body: field } = await app.post('admin', '/api/Sys_Table_Extend/Add', {
      mainData: {
        TableName: 'Customer',
        FieldName: '首批入库单',
        FieldType: 'select',
        DataDic: 'wareHouseBills',
      },
    });
    expect(field).toMatchObject({ status: true });
    const { body: customer } = await app.post('admin', '/api/Customer/Add', {
      mainData: {
        ...{ CustomerCode: 'C-9', CustomerName: '华东机械', CustomerType: 'direct', Enable: 1 },
        [field.data.data.FieldCode]: String(receipt),
      },
    });
    expect(customer).toMatchObject({ status: true });
    const used = await vote(key, 4, 'director');
    expect([used.status, used.message]).toEqual([false, expect.stringMatching(/入库单已被使用：客户 \S+/)]);
    await app.post('admin', '/api/Customer/Del', [customer.data.data.Customer_Id]);
    expect(await vote(key, 4, 'director')).toMatchObject({ status: true });
  });

  it('are made once when two approve at the same time', async () => {
    const key = await transfer([line(7, 1)]);
    await Promise.all([vote(key, 1), vote(key, 1, 'director')]);
    const { out, into } = await made(key);
    expect([out.length, into.length]).toEqual([1, 1]);
  });
});
