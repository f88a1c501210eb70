import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { MadeDraft } from '../../runtime/wire/links/Make.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { purchaseRows, salesHeader, salesRows } from './orderRows.ts';
import { openTestApp, type TestApp } from './testApp.ts';

describe.each(dailyKinds)('documents made from one another, on %s', (kind) => {
  let app: TestApp;

  const post = async (path: string, body: unknown) => (await app.post('admin', path, body)).body;
  const audit = async (table: string, key: number, status = 1): Promise<string> =>
    (await post(`/api/${table}/audit?auditStatus=${status}&auditReason=测试`, [key])).message;
  const make = async (table: string, key: number, to: string, more: object = {}): Promise<MadeDraft> => {
    const answer = await post('/api/jig/make', { from: { table, keys: [key], ...more }, to });
    expect(answer.message ?? '').toBe('');
    return answer.data;
  };
  const refusedMake = async (table: string, key: number, to: string): Promise<string> =>
    (await post('/api/jig/make', { from: { table, keys: [key] }, to })).message;
  /** Saves a draft; `main` and `row` are what the user fills in. Answers the key. */
  const add = async (table: string, draft: MadeDraft, key: string, main: Row = {}, row: Row = {}) => {
    const answer = await post(`/api/${table}/Add`, {
      mainData: { ...draft.mainData, ...main },
      detailData: draft.detailData.map((one) => ({ ...one, ...row })),
    });
    expect(answer.message).toBe('保存成功');
    return Number(answer.data.data[key]);
  };
  const stored = async (table: string, key: string, value: number): Promise<Row> => {
    const { rows } = await app.context.db.query(`select * from "${table}" where "${key}" = $1`, [value]);
    return Object.fromEntries(
      Object.entries(rows[0] ?? {}).map(([name, cell]) => [
        name,
        typeof cell === 'string' && /^-?\d+\.\d+$/.test(cell) ? Number(cell) : (cell as Row[string]),
      ]),
    );
  };

  beforeAll(async () => {
    const { Customer, Base_Product } = salesRows(10);
    const Base_Warehouse = [{ Warehouse_Id: 1, WarehouseCode: 'W1', WarehouseName: '成品库', Enable: 1 }];
    app = await openTestApp(kind, {
      file: {
        rows: {
          Base_Warehouse,
          Customer,
          Base_Product: [
            ...Base_Product,
            { ...Base_Product[0], Product_Id: 2, ProductCode: 'P2', ProductName: '轴承' },
          ],
          Supplier: purchaseRows(50).Supplier,
        },
      },
    });
  });
  afterAll(() => app.close());

  it('lead from an order over its delivery and one invoice to a receivable that is paid in two parts', async () => {
    const order = await add(
      'Production_SalesOrder',
      {
        mainData: { ...salesHeader, SalesOrderCode: 'XS-1' },
        detailData: [{ Product_Id: 1, Qty: 10, UnitPrice: 100, TaxRate: 13 }],
      },
      'SalesOrder_Id',
    );
    await audit('Production_SalesOrder', order);
    const delivery = await add(
      'Ware_OutWareHouseBill',
      await make('Production_SalesOrder', order, 'Ware_OutWareHouseBill'),
      'OutWareHouseBill_Id',
      { Warehouse_Id: 1 },
    );
    expect(await audit('Ware_OutWareHouseBill', delivery)).toBe('审核成功');
    expect(await stored('Production_SalesOrder', 'SalesOrder_Id', order)).toMatchObject({
      ...{ DeliveredPercent: 100, IsColoseCase: 1, InvoicedPercent: 0 },
    });

    // The order is closed: what was delivered is invoiced all the same.
    const draft = await make('Ware_OutWareHouseBill', delivery, 'Accounts_SalesInvoice');
    expect(draft.mainData).toMatchObject({ Customer_Id: 1, SalesOrder_Id: order, TotalWithTax: 1130 });
    const invoice = await add('Accounts_SalesInvoice', draft, 'SalesInvoice_Id', { InvoiceNo: '25320001' });
    // It counts against the order and its delivery.
    expect(await refusedMake('Ware_OutWareHouseBill', delivery, 'Accounts_SalesInvoice')).toContain(
      '没有可以按出库开票的余量',
    );
    expect(await refusedMake('Production_SalesOrder', order, 'Accounts_SalesInvoice')).toContain(
      '没有可以开票的余量',
    );
    expect(await refusedMake('Accounts_SalesInvoice', invoice, 'Accounts_SaleShouldReceiveBill')).toContain(
      '未审核通过',
    );
    await audit('Accounts_SalesInvoice', invoice);
    expect(await stored('Production_SalesOrder', 'SalesOrder_Id', order)).toMatchObject({
      InvoicedPercent: 100,
    });

    const receivable = await add(
      'Accounts_SaleShouldReceiveBill',
      await make('Accounts_SalesInvoice', invoice, 'Accounts_SaleShouldReceiveBill'),
      'SaleShouldReceiveBill_Id',
    );
    expect(await refusedMake('Accounts_SalesInvoice', invoice, 'Accounts_SaleShouldReceiveBill')).toContain(
      '没有可以转应收的余量',
    );
    expect(await audit('Accounts_SalesInvoice', invoice, 4)).toContain('销售应收单');

    const pay = async (amount: number, discount = 0): Promise<number> => {
      const rest = await make('Accounts_SaleShouldReceiveBill', receivable, 'Accounts_SaleReceiveBill');
      return add(
        'Accounts_SaleReceiveBill',
        rest,
        'SaleReceiveBill_Id',
        {},
        { ReceiveAmount: amount, DiscountAmount: discount },
      );
    };
    const first = await pay(630);
    expect(await audit('Accounts_SaleReceiveBill', first)).toBe('审核成功');
    const partly = await stored('Accounts_SaleShouldReceiveBill', 'SaleShouldReceiveBill_Id', receivable);
    expect(partly).toMatchObject({ ReceivedAmount: 630, UnreceivedAmount: 500, PayStatus: 1 });
    const rest = await make('Accounts_SaleShouldReceiveBill', receivable, 'Accounts_SaleReceiveBill');
    expect(rest.detailData).toMatchObject([{ ReceiveAmount: 500, SettledAmount: 500 }]);
    await audit('Accounts_SaleReceiveBill', await pay(480, 20));
    expect(
      await stored('Accounts_SaleShouldReceiveBill', 'SaleShouldReceiveBill_Id', receivable),
    ).toMatchObject({
      ...{ ReceivedAmount: 1130, UnreceivedAmount: 0, PayStatus: 2 },
    });
    expect(await stored('Production_SalesOrder', 'SalesOrder_Id', order)).toMatchObject({
      ReceivedAmount: 1130,
      PaidPercent: 100,
    });
    expect(
      await refusedMake('Accounts_SaleShouldReceiveBill', receivable, 'Accounts_SaleReceiveBill'),
    ).toContain('没有可以收款的余量');
    // Where it all went, and where a receipt comes from.
    const trail = async (table: string, key: number, user = 'admin') =>
      (await app.get(user, `/api/jig/trail?table=${table}&key=${key}`)).body.data;
    const down = await trail('Production_SalesOrder', order);
    expect(down).toMatchObject({ hidden: 0, isCut: false });
    expect(down.nodes.map((node: Row) => node.title).toSorted()).toEqual(
      ['出库单', '销售订单', '销售发票', '销售应收单', '销售收款单', '销售收款单'].toSorted(),
    );
    expect(down.nodes[0]).toMatchObject({ code: 'XS-1', state: '审核通过', path: '/Production_SalesOrder' });
    const ends = (one: { from: Row; to: Row; quantity: unknown }) => [
      one.from.table,
      one.to.table,
      one.quantity,
    ];
    expect(new Set(down.links.map(ends))).toEqual(
      new Set([
        ['Production_SalesOrder', 'Ware_OutWareHouseBill', '10'],
        ['Production_SalesOrder', 'Accounts_SalesInvoice', '10'],
        ['Ware_OutWareHouseBill', 'Accounts_SalesInvoice', '10'],
        ['Accounts_SalesInvoice', 'Accounts_SaleShouldReceiveBill', '10'],
        ['Accounts_SaleShouldReceiveBill', 'Accounts_SaleReceiveBill', '630'],
        ['Accounts_SaleShouldReceiveBill', 'Accounts_SaleReceiveBill', '500'],
      ]),
    );
    // Reversing the order concerns the same documents.
    const concerns = async (user: string) =>
      (await app.get(user, `/api/Sys_WorkFlow/consequences?tableName=Production_SalesOrder&id=${order}`)).body
        .data;
    const named = (nodes: readonly Row[]) => nodes.map(({ table, key }) => `${table} ${key}`).toSorted();
    const all = await concerns('admin');
    expect(named(all.list)).toEqual(named(down.nodes.slice(1)));
    expect(all.list.find((one: Row) => one.table === 'Accounts_SaleReceiveBill')).toMatchObject({
      ...{ cnName: '销售收款单', from: { table: 'Accounts_SaleShouldReceiveBill' } },
    });
    const seen = await trail('Production_SalesOrder', order, 'warehouse');
    const some = await concerns('warehouse');
    expect(named(some.list)).toEqual(named(seen.nodes.slice(1)));
    expect(some.hidden).toBe(seen.hidden);
    expect(some.hidden).toBeGreaterThan(0);
    const up = await trail('Accounts_SaleReceiveBill', first);
    expect(up.nodes.map((node: Row) => node.title).toSorted()).toEqual(
      ['出库单', '销售发票', '销售应收单', '销售收款单', '销售订单'].toSorted(),
    );
    // A reversed receipt gives back what it settled.
    expect(await audit('Accounts_SaleReceiveBill', first, 4)).toBe('审核成功');
    expect(await stored('Production_SalesOrder', 'SalesOrder_Id', order)).toMatchObject({
      ReceivedAmount: 500,
    });
  });

  it('lead from a purchase order over its check, the receipt and the invoice to its payment', async () => {
    const order = await add(
      'ProcureOrder',
      {
        mainData: { Supplier_Id: 1, OrderDate: '2026-03-01', DeliveryDate: '2026-03-20', Currency: 'CNY' },
        detailData: [{ Product_Id: 1, Qty: 40, UnitPrice: 50, TaxRate: 13 }],
      },
      'ProcureOrder_Id',
    );
    await app.context.db.query(`update "ProcureOrder" set "AuditStatus" = 1 where "ProcureOrder_Id" = $1`, [
      order,
    ]);
    const check = await add(
      'Procure_OrderCheck',
      await make('ProcureOrder', order, 'Procure_OrderCheck'),
      'OrderCheck_Id',
      { Warehouse_Id: 1, DeliveryNo: 'SH1' },
      { StandardQty: 36, RejectReason: '表面锈蚀' },
    );
    await audit('Procure_OrderCheck', check);
    const draft = await make('Procure_OrderCheck', check, 'Ware_WareHouseBill');
    expect(draft.mainData).toMatchObject({
      WareHouseBillType: 'purchase',
      ProcureOrder_Id: order,
      Warehouse_Id: 1,
      DeliveryNo: 'SH1',
    });
    const receipt = await add('Ware_WareHouseBill', draft, 'WareHouseBill_Id', {}, { UnitPrice: 50 });
    await audit('Ware_WareHouseBill', receipt);
    // What was sent back may arrive once more.
    expect((await make('ProcureOrder', order, 'Procure_OrderCheck')).detailData).toMatchObject([
      { ArrivalQty: 4 },
    ]);
    expect(await stored('ProcureOrder', 'ProcureOrder_Id', order)).toMatchObject({ ReceivedPercent: 90 });
    const invoice = await add(
      'Accounts_ProcureInvoice',
      await make('Ware_WareHouseBill', receipt, 'Accounts_ProcureInvoice'),
      'ProcureInvoice_Id',
      { InvoiceNo: '25330001' },
    );
    await audit('Accounts_ProcureInvoice', invoice);
    const payable = await add(
      'Accounts_ProcureShouldPaymentBill',
      await make('Accounts_ProcureInvoice', invoice, 'Accounts_ProcureShouldPaymentBill'),
      'ProcureShouldPaymentBill_Id',
    );
    const payment = await add(
      'Accounts_ProcurePaymentBill',
      await make('Accounts_ProcureShouldPaymentBill', payable, 'Accounts_ProcurePaymentBill'),
      'ProcurePaymentBill_Id',
      { BankName: '中国工商银行', BankAccount: '6222000000000001' },
    );
    await audit('Accounts_ProcurePaymentBill', payment);
    expect(await stored('ProcureOrder', 'ProcureOrder_Id', order)).toMatchObject({
      ...{ InvoicedPercent: 90, PaidAmount: 2034, PaidPercent: 90 },
    });
    const back = await make('ProcureOrder', order, 'Ware_OutWareHouseBill');
    expect(back.mainData).toMatchObject({ OutWareHouseBillType: 'returnOut', Supplier_Id: 1 });
    expect(back.detailData).toMatchObject([{ OutStoreQty: 36 }]);
  });

  it('are made from rows of views: what an order still has of a product, and what has to be bought', async () => {
    const order = await add(
      'Production_SalesOrder',
      {
        mainData: { ...salesHeader, SalesOrderCode: 'XS-9' },
        detailData: [
          { Product_Id: 1, Qty: 6, UnitPrice: 100, TaxRate: 13 },
          { Product_Id: 2, Qty: 5, UnitPrice: 100, TaxRate: 13 },
          { Product_Id: 1, Qty: 4, UnitPrice: 100, TaxRate: 13 },
        ],
      },
      'SalesOrder_Id',
    );
    await audit('Production_SalesOrder', order);
    const table = 'View_DeliveryNotDetail';
    const rows: readonly Row[] = (await post(`/api/${table}/Page`, { page: 1, rows: 50 })).rows;
    const open = rows.filter((row) => row.SalesOrder_Id === order && row.Product_Id === 1);
    expect(open).toMatchObject([{ OpenQty: 10 }]);
    const { context } = app;
    const key = context.catalog.table(table)?.key ?? '';
    const from = { table, keys: open.map((row) => row[key]) };
    const { data } = await post('/api/jig/make', { from, to: `${table}.delivery` });
    expect(data.mainData).toMatchObject({ SalesOrder_Id: order, OutWareHouseBillType: 'sellOut' });
    expect(data.detailData).toMatchObject([
      { Product_Id: 1, OutStoreQty: 6 },
      { Product_Id: 1, OutStoreQty: 4 },
    ]);

    await context.db.query(
      `insert into "Production_WorkOrder" ("WorkOrderCode", "Product_Id", "Status", "PlanQty", "PlanStartDate", "IsColoseCase")
       values ('GD-1', 1, 1, 8, '2026-03-09', 0)`,
    );
    await context.db.query(
      `insert into "Production_WorkOrderBomList" ("WorkOrder_Id", "Product_Id", "NeedQty")
       select "WorkOrder_Id", 2, 24 from "Production_WorkOrder" where "WorkOrderCode" = 'GD-1'`,
    );
    const pool = 'Production_ProcureOrderPlanPool';
    const wanted = await post('/api/jig/make', { from: { table: pool, keys: [2] }, to: 'ProcureOrder' });
    expect(wanted.data.detailData).toMatchObject([{ Product_Id: 2, Qty: 24 }]);
    expect(
      (await post('/api/jig/make', { from: { table: pool, keys: [99] }, to: 'ProcureOrder' })).status,
    ).toBe(false);
  });

  it('are listed with what they hold until they are approved', async () => {
    const order = await add(
      'Production_SalesOrder',
      {
        mainData: { ...salesHeader, SalesOrderCode: 'XS-10' },
        detailData: [{ Product_Id: 1, Qty: 6, UnitPrice: 100, TaxRate: 13 }],
      },
      'SalesOrder_Id',
    );
    await audit('Production_SalesOrder', order);
    const held = async (): Promise<readonly Row[]> => {
      const rows: readonly Row[] = (await post('/api/View_SalesOrderHeld/Page', { page: 1, rows: 100 })).rows;
      return rows.filter(({ Order_Id }) => Order_Id === order);
    };
    const delivery = await add(
      'Ware_OutWareHouseBill',
      await make('Production_SalesOrder', order, 'Ware_OutWareHouseBill'),
      'OutWareHouseBill_Id',
      { Warehouse_Id: 1 },
      { OutStoreQty: 4 },
    );
    expect(await held()).toMatchObject([{ HeldBy: 'delivery', Bill_Id: delivery, HeldQty: 4 }]);
    await audit('Ware_OutWareHouseBill', delivery);
    expect(await held()).toEqual([]);
  });
});
