import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { linkIndex } from '../../server-mock/links/LinkIndex.ts';
import { matchSources } from '../../server-mock/links/matchSources.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { salesHeader } from './orderRows.ts';
import { openSalesWorld } from './salesWorld.ts';
import type { TestApp } from './testApp.ts';

const orders = '/api/Production_SalesOrder';
const deliveries = '/api/Ware_OutWareHouseBill';
const receipts = '/api/Ware_WareHouseBill';

const header = {
  OutWareHouseBillType: 'sellOut',
  OutWareHouseDate: '2026-03-10',
  Warehouse_Id: 1,
  Customer_Id: 1,
  Currency: 'CNY',
};
const carrying = (line: number, qty: number) => ({
  Product_Id: 1,
  OutStoreQty: qty,
  UnitPrice: 10,
  SalesOrderList_Id: line,
});
const orderLine = { Product_Id: 1, Qty: 50, UnitPrice: 10, TaxRate: 13 };

/** A saved document: its key, and the keys of its rows. */
interface Saved {
  readonly key: number;
  readonly rows: readonly Row[];
}

describe.each(dailyKinds)('what deliveries carry of an order, on %s', (kind) => {
  let app: TestApp;
  let order: Saved;
  let made = 0;

  const post = async (path: string, body: unknown) => (await app.post('admin', path, body)).body;
  const saved = (answer: { data: { data: Row; list: readonly Row[] } }, key: string): Saved => ({
    key: Number(answer.data.data[key]),
    rows: answer.data.list,
  });
  const audit = (path: string, key: number, status: number) =>
    post(`${path}/audit?auditStatus=${status}&auditReason=测试`, [key]);
  /** The order of the list's rows is newest first. */
  const lineKey = (at: number): number => Number(order.rows[at]?.SalesOrderList_Id);
  const deliver = (rows: readonly (readonly [line: number, qty: number])[], more: object = {}) =>
    post(`${deliveries}/Add`, {
      mainData: { ...header, SalesOrder_Id: order.key, ...more },
      detailData: rows.map(([line, qty]) => carrying(line, qty)),
    });
  const takeBack = (line: number, qty: number) =>
    post(`${receipts}/Add`, {
      mainData: {
        WareHouseBillType: 'cancel',
        WareHouseDate: '2026-03-20',
        Warehouse_Id: 1,
        Customer_Id: 1,
        SalesOrder_Id: order.key,
        Currency: 'CNY',
      },
      detailData: [{ Product_Id: 1, InStoreQty: qty, UnitPrice: 10, SalesOrderList_Id: line }],
    });
  const deliveryKey = (answer: Awaited<ReturnType<typeof post>>): number => {
    expect(answer.message).toBe('保存成功');
    return Number(answer.data.data.OutWareHouseBill_Id);
  };
  const state = async () => {
    const { rows } = await app.context.db.query(
      `select l."Qty", l."CarriedQty", l."FinishQty", l."ReturnedQty", l."RemainQty", o."DeliveredPercent",
         o."IsColoseCase", o."Version"
       from "Production_SalesOrderList" l join "Production_SalesOrder" o using ("SalesOrder_Id")
       where o."SalesOrder_Id" = $1 order by l."SalesOrderList_Id"`,
      [order.key],
    );
    return rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, value === null ? null : Number(value)]),
      ),
    );
  };

  beforeAll(async () => {
    ({ app } = await openSalesWorld(kind, {
      file: {
        roles: [
          {
            roleName: '只管出库',
            permissions: {
              Ware_OutWareHouseBill: ['Search', 'Add'],
              Customer: ['Search'],
              Base_Product: ['Search'],
            },
          },
        ],
        users: [{ userName: 'storekeeper', password: 'jig-demo', realName: '库管', roles: ['只管出库'] }],
      },
    }));
  });
  afterAll(() => app.close());
  const ordered = async (rows: readonly object[]) => {
    const answer = await post(`${orders}/Add`, {
      mainData: { ...salesHeader, SalesOrderCode: `XS-${++made}` },
      detailData: rows,
    });
    order = saved(answer, 'SalesOrder_Id');
    order = {
      ...order,
      rows: [...order.rows].sort((a, b) => Number(a.SalesOrderList_Id) - Number(b.SalesOrderList_Id)),
    };
    expect((await audit(orders, order.key, 1)).status).toBe(true);
  };
  beforeEach(() => ordered([{ ...orderLine, Qty: 100 }, orderLine]));

  it('is carried at once, done when approved, and the version of the order stays', async () => {
    const version = (await state())[0]?.Version;
    const key = deliveryKey(await deliver([[lineKey(0), 60]]));
    expect((await state())[0]).toMatchObject({ CarriedQty: 60, FinishQty: 0, RemainQty: 40 });
    await audit(deliveries, key, 1);
    expect((await state())[0]).toMatchObject({
      ...{ CarriedQty: 60, FinishQty: 60, RemainQty: 40, DeliveredPercent: 40, Version: version },
    });
  });

  it('never exceeds the order: the refusal says what is left and who took it', async () => {
    const first = await deliver([[lineKey(0), 60]]);
    deliveryKey(first);
    const answer = await deliver([
      [lineKey(1), 10],
      [lineKey(0), 41],
    ]);
    expect(answer.message).toBe(
      `销售出库：XS-${made} 轴承座 共 100，已被 出库单 ${first.data.data.OutWareHouseBillCode} 占用 60，还可以 40，本单要 41`,
    );
    expect(JSON.stringify(answer)).toContain('Ware_OutWareHouseBillList[1].OutStoreQty');
    deliveryKey(await deliver([[lineKey(0), 40]]));
    expect((await state()).map(({ RemainQty }) => RemainQty)).toEqual([0, 50]);
  });

  it('is checked together for several rows of one source row, and exactly', async () => {
    expect(
      (
        await deliver([
          [lineKey(1), 25.001],
          [lineKey(1), 25],
        ])
      ).message,
    ).toContain('本单要 50.001');
    deliveryKey(
      await deliver([
        [lineKey(1), 25.5],
        [lineKey(1), 24.5],
      ]),
    );
  });

  it('is let go by a rejection, and taken again by approval only if it is still there', async () => {
    const first = deliveryKey(await deliver([[lineKey(0), 100]]));
    expect((await audit(deliveries, first, 3)).status).toBe(true);
    expect((await state())[0]).toMatchObject({ CarriedQty: 0, RemainQty: 100 });
    deliveryKey(await deliver([[lineKey(0), 30]]));
    expect((await audit(deliveries, first, 1)).status).toBe(false);
    expect((await state())[0]).toMatchObject({ CarriedQty: 30 });
  });

  it('closes the order when all is done, and a return opens it again', async () => {
    const all = deliveryKey(
      await deliver([
        [lineKey(0), 100],
        [lineKey(1), 50],
      ]),
    );
    expect((await state())[0]?.IsColoseCase ?? 0).toBe(0);
    await audit(deliveries, all, 1);
    expect((await state())[0]).toMatchObject({ IsColoseCase: 1, DeliveredPercent: 100 });
    expect((await takeBack(lineKey(1), 51)).message).toBe(
      `销售退货：XS-${made} 轴承座 已完成 50，已退回 0，最多还能退 50，本单要退 51`,
    );
    const back = await takeBack(lineKey(1), 20);
    expect(back.message).toBe('保存成功');
    await audit(receipts, Number(back.data.data.WareHouseBill_Id), 1);
    expect((await state())[1]).toMatchObject({
      ...{ IsColoseCase: 0, CarriedQty: 30, FinishQty: 30, ReturnedQty: 20, RemainQty: 20 },
    });
  });

  it('goes back also after the order was closed by hand, but is delivered no more', async () => {
    const some = deliveryKey(await deliver([[lineKey(0), 10]]));
    await audit(deliveries, some, 1);
    expect((await post(`${orders}/updateCase?caseType=1&caseReason=测试`, [order.key])).status).toBe(true);
    expect((await deliver([[lineKey(0), 1]])).message).toContain(`XS-${made} 未审核通过、尚未开始或已经结案`);
    expect((await takeBack(lineKey(0), 10)).message).toBe('保存成功');
    expect((await state())[0]).toMatchObject({ IsColoseCase: 1 });
  });

  it('bars the order from what its deliveries do not allow', async () => {
    const answer = await deliver([[lineKey(0), 60]]);
    const code = answer.data.data.OutWareHouseBillCode;
    deliveryKey(answer);
    expect((await audit(orders, order.key, 4)).message).toContain(code);
    // Approved orders are locked; the lock of this test's order is lifted to try its rows.
    await app.context.db.query(
      `update "Production_SalesOrder" set "AuditStatus" = 5 where "SalesOrder_Id" = $1`,
      [order.key],
    );
    const update = (more: object) =>
      post(`${orders}/Update`, { mainData: { SalesOrder_Id: order.key, Customer_Id: 1 }, ...more });
    const change = (row: object) => update({ detailData: [{ SalesOrderList_Id: lineKey(0), ...row }] });
    expect((await change({ Qty: 59 })).message).toBe(`数量不能少于已被占用的 60：出库单 ${code}`);
    expect((await change({ Product_Id: 2 })).message).toContain('产品已被下游单据使用，不能修改');
    expect((await update({ delKeys: [lineKey(0)] })).message).toContain('不能删除');
    expect((await change({ Qty: 60 })).message).toBe('保存成功');
    expect((await state())[0]).toMatchObject({ RemainQty: 0 });
    expect((await post(`${orders}/Del`, [order.key])).message).toContain(code);
  });

  it('is only carried from approved orders, in the same product and by the same customer', async () => {
    expect((await deliver([[lineKey(0), -1]])).status).toBe(false);
    expect((await deliver([[999_999, 1]])).message).toContain('来源行已不存在');
    expect((await deliver([[lineKey(0), 1]], { Customer_Id: 2, SalesOrder_Id: null })).message).toContain(
      '客户与来源不同',
    );
    await app.context.db.query(
      `update "Production_SalesOrder" set "AuditStatus" = 0 where "SalesOrder_Id" = $1`,
      [order.key],
    );
    expect((await deliver([[lineKey(0), 1]])).message).toContain(`XS-${made} 未审核通过`);
  });

  it('takes rows of an order without naming it in the header, from users who may see the order', async () => {
    const more = { SalesOrder_Id: null };
    expect((await deliver([[lineKey(0), 3]], more)).message).toBe('保存成功');
    expect((await state())[0]).toMatchObject({ CarriedQty: 3 });
    const answer = await app.post('storekeeper', `${deliveries}/Add`, {
      mainData: { ...header, ...more },
      detailData: [carrying(lineKey(0), 1)],
    });
    expect(answer.body.message).toContain('来源行已不存在');
  });

  it('finds the row of the order that a row without a key is about, and refuses one that is none', async () => {
    await ordered([orderLine, orderLine, { ...orderLine, Product_Id: 2 }]);
    const typed = (product: number) =>
      post(`${deliveries}/Add`, {
        mainData: { ...header, SalesOrder_Id: order.key },
        detailData: [{ Product_Id: product, OutStoreQty: 5, UnitPrice: 10 }],
      });
    expect((await typed(2)).message).toBe('保存成功');
    expect((await state())[2]).toMatchObject({ CarriedQty: 5 });
    // Two rows of the order are about the first product.
    expect((await typed(1)).message).toContain('本行不是所选销售订单里的明细');
  });

  const make = (keys: readonly number[], more: object = {}, to = 'Ware_OutWareHouseBill') =>
    post('/api/jig/make', { from: { table: 'Production_SalesOrder', keys, ...more }, to });

  it('is made from the order, with what remains, ready to save, and stores nothing before', async () => {
    deliveryKey(await deliver([[lineKey(0), 60]]));
    const { data: draft } = await make([order.key]);
    expect(draft.mainData).toMatchObject({
      ...{ OutWareHouseBillType: 'sellOut', Customer_Id: 1, SalesOrder_Id: order.key, Currency: 'CNY' },
      ...{ OutWareHouseDate: '2026-03-05', TotalQty: 90, TotalAmount: 900 },
    });
    expect(draft.detailData).toMatchObject([
      { SalesOrderList_Id: lineKey(0), Product_Id: 1, ProductCode: 'P1', OutStoreQty: 40, UnitPrice: 10 },
      { SalesOrderList_Id: lineKey(1), OutStoreQty: 50, Amount: 500 },
    ]);
    expect((await state())[0]).toMatchObject({ CarriedQty: 60 });
    const answer = await post(`${deliveries}/Add`, {
      ...draft,
      mainData: { ...draft.mainData, Warehouse_Id: 1 },
    });
    expect(answer.message).toBe('保存成功');
    expect((await state())[0]).toMatchObject({ CarriedQty: 100, RemainQty: 0 });
    expect((await make([order.key])).message).toBe(`XS-${made}没有可以销售出库的余量`);
  });

  it('is made from chosen rows and quantities, and of a return from what was done', async () => {
    const rows = [{ key: lineKey(0), quantity: 12.5 }];
    const { data: draft } = await make([order.key], { rows });
    expect(draft.detailData).toMatchObject([{ SalesOrderList_Id: lineKey(0), OutStoreQty: 12.5 }]);
    expect((await make([order.key], { rows: [{ key: lineKey(0), quantity: 101 }] })).message).toBe(
      `销售出库：XS-${made} 轴承座 还可以 100，不能取 101`,
    );
    expect((await make([order.key], { rows: [{ key: lineKey(0), quantity: -1 }] })).status).toBe(false);
    await audit(deliveries, deliveryKey(await deliver([[lineKey(1), 30]])), 1);
    const back = await make([order.key], {}, 'Ware_WareHouseBill.salesReturn');
    expect(back.data.mainData).toMatchObject({ WareHouseBillType: 'cancel' });
    expect(back.data.detailData).toMatchObject([{ SalesOrderList_Id: lineKey(1), InStoreQty: 30 }]);
  });

  it('is made from several orders of one customer', async () => {
    const first = order.key;
    await ordered([{ ...orderLine, Qty: 7 }]);
    const { data: draft } = await make([first, order.key]);
    expect(draft.mainData).toMatchObject({ Customer_Id: 1, SalesOrder_Id: null });
    expect(draft.detailData.map(({ OutStoreQty }: Row) => OutStoreQty)).toEqual([100, 50, 7]);
    const answer = await post(`${deliveries}/Add`, {
      ...draft,
      mainData: { ...draft.mainData, Warehouse_Id: 1 },
    });
    expect(answer.message).toBe('保存成功');
    await app.context.db.query(
      `update "Production_SalesOrder" set "Customer_Id" = 2 where "SalesOrder_Id" = $1`,
      [first],
    );
    await ordered([{ ...orderLine, Qty: 7 }]);
    await app.context.db.query(
      `update "Production_SalesOrder" set "IsColoseCase" = 0, "AuditStatus" = 1 where "SalesOrder_Id" = $1`,
      [first],
    );
    await app.context.db.query(
      `update "Production_SalesOrderList" set "Qty" = 900 where "SalesOrder_Id" = $1`,
      [first],
    );
    expect((await make([first, order.key])).message).toContain('所选单据的客户不同');
  });

  it('is made only from what the user may see, where something can be made', async () => {
    const from = { table: 'Production_SalesOrder', keys: [order.key] };
    const refused = await app.post('storekeeper', '/api/jig/make', { from, to: 'Ware_OutWareHouseBill' });
    expect(refused.body.message).toContain('销售订单');
    expect((await make([999_999])).status).toBe(false);
    expect((await make([order.key], {}, 'Customer')).message).toContain('Ware_OutWareHouseBill.delivery');
    expect((await make([])).status).toBe(false);
    const { body } = await app.get('admin', '/api/jig/table?name=Production_SalesOrder');
    const { makes, hasTrail } = body.data.settings.Production_SalesOrder;
    expect(hasTrail).toBe(true);
    const plain = await app.get('admin', '/api/jig/table?name=Customer');
    expect(plain.body.data.settings.Customer?.hasTrail).toBe(undefined);
    expect(makes).toContainEqual({
      ...{ to: 'Ware_OutWareHouseBill.delivery', title: '销售出库' },
      ...{ document: '出库单', path: '/Ware_OutWareHouseBill' },
    });
    expect(makes.map(({ to }: { to: string }) => to)).toContain('Ware_WareHouseBill.salesReturn');
  });

  it('says what it was made from; what the user may not see is counted', async () => {
    const [line] = order.rows;
    const key = deliveryKey(await deliver([[Number(line?.SalesOrderList_Id), 40]]));
    const trail = async (user: string, table: string, of: number) =>
      (await app.get(user, `/api/jig/trail?table=${table}&key=${of}`)).body;
    const own = { table: 'Ware_OutWareHouseBill', key: String(key) };
    const from = { table: 'Production_SalesOrder', key: String(order.key) };
    expect((await trail('admin', own.table, key)).data).toMatchObject({
      nodes: [own, { ...from, title: '销售订单', path: '/Production_SalesOrder' }],
      links: [{ from, to: own, quantity: '40', title: '出库数量' }],
      hidden: 0,
    });
    expect((await trail('storekeeper', own.table, key)).data).toMatchObject({
      nodes: [own],
      links: [],
      hidden: 1,
    });
    expect((await trail('storekeeper', from.table, Number(order.key))).code).toBe('403');
    expect((await trail('admin', own.table, 999_999)).code).toBe('404');
  });

  it('is matched once where it was stored before the link was declared, and never guessed', async () => {
    await ordered([orderLine, { ...orderLine, Qty: 80 }, { ...orderLine, Product_Id: 2 }]);
    const { catalog, db } = app.context;
    for (const [line, qty] of [
      [0, 30],
      [1, 60],
      [1, 5],
    ] as const)
      deliveryKey(await deliver([[lineKey(line), qty]]));
    await db.query(
      `update "Ware_OutWareHouseBillList" set "SalesOrderList_Id" = null, "OutStoreQty" = case when "OutStoreQty" = 5 then 95 else "OutStoreQty" end
       where "OutWareHouseBill_Id" in (select "OutWareHouseBill_Id" from "Ware_OutWareHouseBill" where "SalesOrder_Id" = $1)`,
      [order.key],
    );
    const matching = {
      ...{ index: linkIndex(catalog), options: { now: app.context.clock.now() } },
      documentOf: (main: string) => catalog.document(main),
    };
    await db.transaction((tx) => matchSources(tx, matching));
    const { rows } = await db.query(
      `select "OutStoreQty", "SalesOrderList_Id" from "Ware_OutWareHouseBillList" join "Ware_OutWareHouseBill" using ("OutWareHouseBill_Id")
       where "SalesOrder_Id" = $1 order by "OutWareHouseBillList_Id"`,
      [order.key],
    );
    expect(rows.map((row) => [Number(row.OutStoreQty), row.SalesOrderList_Id])).toEqual([
      [30, lineKey(0)],
      [60, lineKey(1)],
      [95, null],
    ]);
  });

  it('cannot undo a return whose quantity was carried again', async () => {
    await audit(deliveries, deliveryKey(await deliver([[lineKey(0), 100]])), 1);
    const back = Number((await takeBack(lineKey(0), 20)).data.data.WareHouseBill_Id);
    await audit(receipts, back, 1);
    const again = await deliver([[lineKey(0), 20]]);
    const code = again.data.data.OutWareHouseBillCode;
    const refused = await audit(receipts, back, 4);
    expect(refused.status).toBe(false);
    expect(refused.message).toContain(code);
    expect((await state())[0]).toMatchObject({ CarriedQty: 100, ReturnedQty: 20 });
  });

  it('gives the last quantity to one of two who want it at once', async () => {
    const answers = await Promise.all([deliver([[lineKey(0), 100]]), deliver([[lineKey(0), 100]])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([false, true]);
    expect((await state())[0]).toMatchObject({ CarriedQty: 100 });
  });
});
