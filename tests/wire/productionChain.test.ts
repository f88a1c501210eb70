import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { runOptions } from '../../server-mock/context/runOptions.ts';
import { linkIndex } from '../../server-mock/links/LinkIndex.ts';
import { matchSources } from '../../server-mock/links/matchSources.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { purchaseHeader, salesHeader } from './orderRows.ts';
import { openProductionWorld, type ProductionWorld } from './productionWorld.ts';

const report = 'Production_ReportWorkOrder';
const workOrders = 'Production_WorkOrder';
const receipts = 'Ware_WareHouseBill';
const tasksTable = 'Production_WorkOrderList';

describe.each(dailyKinds)('the chain of production on %s', (kind) => {
  let world: ProductionWorld;
  let order: number;
  beforeAll(async () => {
    world = await openProductionWorld(kind);
    order = await world.workOrder({}, [{ Process_Id: 1 }, { Process_Id: 2 }, { Process_Id: 3 }]);
  });
  afterAll(() => world.app.close());

  const tasks = (key = order) => world.rowsOf(tasksTable, 'WorkOrder_Id', key);
  const times = { StartDate: '2026-03-05 08:00:00', EndDate: '2026-03-05 10:00:00' };
  /** Reports work of a task; some of it bad. Answers the body. */
  const reported = async (task: number, qty: number, bad = 0, key = order) =>
    (
      await world.post(`/api/${report}/Add`, {
        mainData: {
          ...{ WorkOrder_Id: key, WorkOrderList_Id: (await tasks(key))[task]?.WorkOrderList_Id },
          ...{ ReportQty: qty, ProductUser: 1, ...times },
        },
        detailData: bad === 0 ? [] : [{ DefectItem_Id: 1, Qty: bad, Handling: 'SCRAP' }],
      })
    ).body;
  const keyOf = (body: { data: { data: Record<string, number> } }): number =>
    Number(body.data.data.ReportWorkOrder_Id);

  describe('reports of work', () => {
    it('take what the plan and the operation before leave, and are refused beyond it in words', async () => {
      const saved = '保存成功';
      /** Task, quantity, bad pieces, and what the message says. */
      const steps: readonly (readonly [number, number, number, string])[] = [
        [0, 101, 0, ' 车削 共 100（可报工数：取计划数和上道工序转入的良品中较少的），本单要 101'],
        [1, 1, 0, ' 磨削 共 0（可报工数：取计划数和上道工序转入的良品中较少的），本单要 1'],
        [0, 60, 2, saved],
        [1, 59, 0, ' 磨削 共 58（可报工数：取计划数和上道工序转入的良品中较少的），本单要 59'],
        [1, 50, 0, saved],
        [2, 50, 5, saved],
        [1, 9, 0, '占用 50，还可以 8，本单要 9'],
        [0, 41, 0, '占用 60，还可以 40，本单要 41'],
      ];
      for (const [task, qty, bad, message] of steps)
        expect([task, qty, (await reported(task, qty, bad)).message]).toEqual([
          ...[task, qty, expect.stringContaining(message)],
        ]);
      expect(await tasks()).toMatchObject([
        { GoodQty: 58, NoGoodQty: 2, RealQty: 60, Progress: 60, ReportableQty: 100, RemainQty: 40 },
        { GoodQty: 50, RealQty: 50, PriorProcess: '车削', ArrivedQty: 58, ReportableQty: 58, RemainQty: 8 },
        { GoodQty: 45, NoGoodQty: 5, Progress: 50, PriorProcess: '磨削', ReportableQty: 50, RemainQty: 0 },
      ]);
    });

    it('of an operation cannot fall below what the next one has reported: changed, returned or deleted', async () => {
      const { rows } = await world.app.context.db.query(
        `select "ReportWorkOrder_Id" as "id" from "${report}" where "ReportQty" = 60`,
      );
      const first = Number(rows[0]?.id);
      const changed = await world.post(`/api/${report}/Update`, {
        mainData: { ReportWorkOrder_Id: first, ReportQty: 51 },
      });
      expect(changed.body.message).toContain('可报工数不能少于已被占用的 50：报工单 ');
      expect(await world.audit(report, first, 3)).toContain('可报工数不能少于已被占用的 50：报工单 ');
      const deleted = await world.post(`/api/${report}/Del`, [first]);
      expect(deleted.body.message).toContain('可报工数不能少于已被占用的 50：报工单 ');
      // Down to what was passed on.
      const less = await world.post(`/api/${report}/Update`, {
        mainData: { ReportWorkOrder_Id: first, ReportQty: 52 },
      });
      expect(less.body.message).toBe('保存成功');
      expect((await tasks())[1]).toMatchObject({ ArrivedQty: 50, RemainQty: 0 });
    });

    it('that are approved count beside those that wait, returned ones no more', async () => {
      const last = keyOf(await reported(0, 20));
      expect(await world.audit(report, last)).toBe('审核成功');
      expect((await tasks())[0]).toMatchObject({ RealQty: 72, ApprovedQty: 20 });
      const other = keyOf(await reported(0, 28));
      expect((await reported(0, 1)).message).toContain('还可以 0，本单要 1');
      expect(await world.audit(report, other, 3)).toBe('审核成功');
      expect((await reported(0, 28)).message).toBe('保存成功');
    });

    it('may go beyond by the percentage of their work order, and say so', async () => {
      const wide = await world.workOrder({ OverPercent: 5 }, [{ Process_Id: 1 }, { Process_Id: 2 }]);
      expect((await reported(0, 105.001, 0, wide)).message).toContain('最多 105');
      expect((await reported(0, 104, 0, wide)).message).toBe('保存成功');
      expect((await reported(0, 1.001, 0, wide)).message).toContain(
        '（可报工数：取计划数和上道工序转入的良品中较少的、允许超出，最多 105）',
      );
      expect((await reported(0, 1, 0, wide)).message).toBe('保存成功');
    });

    it('follow an approved adjustment: the operations take the new plan, and give it back', async () => {
      const adjusted = await world.workOrder({}, [{ Process_Id: 1 }, { Process_Id: 2, PlanQty: 30 }]);
      const plans = async () => (await tasks(adjusted)).map(({ PlanQty }) => PlanQty);
      const adjust = async (NewQty: number) =>
        world.add('Production_AdjustOrder', {
          mainData: {
            ...{
              WorkOrder_Id: adjusted,
              AdjustReason: 'ORDER',
              OrderDate: '2026-03-04',
              NewQty,
              Applicant: 1,
            },
            ...{ NewStartDate: '2026-03-05 08:00:00', NewEndDate: '2026-03-09 17:00:00' },
          },
          detailData: [],
        });
      expect(await plans()).toEqual([100, 30]);
      const more = await adjust(120);
      expect(await world.audit('Production_AdjustOrder', more)).toBe('审核成功');
      // The second operation has a plan of its own.
      expect(await plans()).toEqual([120, 30]);
      expect((await reported(0, 110, 0, adjusted)).message).toBe('保存成功');
      const less = await adjust(105);
      expect(await world.audit('Production_AdjustOrder', less)).toContain('已被占用的 110');
      expect(await plans()).toEqual([120, 30]);
      expect(await world.audit('Production_AdjustOrder', more, 4)).toContain('已被占用的 110');
      const { rows } = await world.app.context.db.query(
        `select "ReportWorkOrder_Id" as "id" from "${report}" where "ReportQty" = 110`,
      );
      expect((await world.post(`/api/${report}/Del`, [rows[0]?.id])).body.status).toBe(true);
      expect(await world.audit('Production_AdjustOrder', more, 4)).toBe('审核成功');
      expect(await plans()).toEqual([100, 30]);
    });

    it('are made of what is left of an operation, with its rate; not before the work order has begun', async () => {
      const rows = await tasks();
      const wanted = { rows: [{ key: rows[1]?.WorkOrderList_Id }] };
      const draft = await world.make(workOrders, [order], `${report}.report`, wanted);
      expect(draft.mainData).toMatchObject({
        WorkOrder_Id: order,
        Process_Id: 2,
        ReportQty: 48,
        UnitPrice: 1,
      });
      const waiting = await world.add(workOrders, {
        mainData: {
          ...{ Product_Id: 1, PlanQty: 5 },
          ...{ PlanStartDate: '2026-03-05 08:00:00', PlanEndDate: '2026-03-09 17:00:00' },
        },
        detailData: [
          {
            ...{ Process_Id: 1, PlanQty: 5 },
            ...{ PlanStartDate: '2026-03-05 08:00:00', PlanEndDate: '2026-03-09 17:00:00' },
          },
        ],
      });
      expect(await world.refusedMake(workOrders, [waiting], `${report}.report`)).toContain('尚未开始');
    });
  });

  describe('receipts of finished goods', () => {
    const receive = async (qty: number) => {
      const draft = await world.make(workOrders, [order], `${receipts}.finish`);
      const { body } = await world.post(`/api/${receipts}/Add`, {
        mainData: { ...draft.mainData, Warehouse_Id: 1, WorkShop_Id: 1 },
        detailData: draft.detailData.map((row) => ({ ...row, InStoreQty: qty })),
      });
      return body;
    };

    it('take what is good after all operations, and the work order says how much of it is in stock', async () => {
      expect(await world.stored(workOrders, order)).toMatchObject({
        ...{
          GoodQty: 45,
          NoGoodQty: 7,
          RealQty: 52,
          FinishableQty: 45,
          UnfinishedQty: 45,
          FinishedPercent: 0,
        },
      });
      const draft = await world.make(workOrders, [order], `${receipts}.finish`);
      expect(draft.mainData).toMatchObject({ WareHouseBillType: 'finish', WorkOrder_Id: order });
      expect(draft.detailData).toMatchObject([{ Product_Id: 1, InStoreQty: 45, WorkOrder_Id: order }]);
      expect((await receive(46)).message).toContain(
        ' 共 45（可入库数：经过全部工序的良品；没有工序任务时为计划数加允许超报），本单要 46',
      );
      const first = await receive(40);
      expect(first.message).toBe('保存成功');
      expect((await receive(6)).message).toContain('占用 40，还可以 5，本单要 6');
      expect(await world.audit(receipts, first.data.data.WareHouseBill_Id)).toBe('审核成功');
      expect(await world.stored(workOrders, order)).toMatchObject({
        ...{ FinishCarriedQty: 40, FinishedQty: 40, UnfinishedQty: 5, FinishedPercent: 40 },
      });
    });

    it('keep reports of the last operation from being taken back', async () => {
      const last = (await tasks())[2]?.WorkOrderList_Id;
      const { rows } = await world.app.context.db.query(
        `select "ReportWorkOrder_Id" as "id" from "${report}" where "WorkOrderList_Id" = $1`,
        [Number(last)],
      );
      const deleted = await world.post(`/api/${report}/Del`, [Number(rows[0]?.id)]);
      expect(deleted.body.message).toContain('可入库数不能少于已被占用的 40：入库单 ');
    });

    it('of other products than that of the work order are refused; older rows find their work order', async () => {
      const draft = await world.make(workOrders, [order], `${receipts}.finish`);
      const { body } = await world.post(`/api/${receipts}/Add`, {
        mainData: { ...draft.mainData, Warehouse_Id: 1, WorkShop_Id: 1 },
        detailData: [{ Product_Id: 2, InStoreQty: 1, UnitPrice: 1 }],
      });
      expect(body.message).toContain('本行不是所选工单里的明细');
      const { context } = world.app;
      await context.db.query('update "Ware_WareHouseBillList" set "WorkOrder_Id" = null');
      const matching = {
        ...{ index: linkIndex(context.catalog), options: runOptions(context) },
        documentOf: (main: string) => context.catalog.document(main),
      };
      await context.db.transaction((tx) => matchSources(tx, matching));
      const { rows } = await context.db.query('select "WorkOrder_Id" as "id" from "Ware_WareHouseBillList"');
      expect(rows).toEqual([{ id: order }]);
    });
  });

  describe('materials of a work order', () => {
    const issues = 'Ware_OutWareHouseBill';
    const materials = 'Production_WorkOrderBomList';
    let own: number;
    let issue: number;
    const material = async () => (await world.rowsOf(materials, 'WorkOrder_Id', own))[0] ?? {};
    /** Saves what a link makes of the work order, with this quantity. */
    const taken = async (table: string, link: string, field: string, qty: number) => {
      const draft = await world.make(workOrders, [own], `${table}.${link}`);
      const { body } = await world.post(`/api/${table}/Add`, {
        mainData: { ...draft.mainData, WorkShop_Id: 1 },
        detailData: draft.detailData.map((row) => ({ ...row, [field]: qty })),
      });
      return body;
    };
    const issued = (qty: number) => taken(issues, 'issue', 'OutStoreQty', qty);
    const returned = (qty: number) => taken(receipts, 'materialReturn', 'InStoreQty', qty);

    it('are issued no more than needed, of the warehouse they are in', async () => {
      const row = { Product_Id: 2, UnitQty: 2, LossRate: 0, Warehouse_Id: 1 };
      own = await world.workOrder({}, [{ Process_Id: 1 }], [row]);
      const draft = await world.make(workOrders, [own], `${issues}.issue`);
      expect(draft.mainData).toMatchObject({ OutWareHouseBillType: 'productionOut', Warehouse_Id: 1 });
      expect(draft.detailData).toMatchObject([{ Product_Id: 2, OutStoreQty: 200 }]);
      const { data } = await issued(150);
      issue = data.data.OutWareHouseBill_Id;
      expect((await issued(51)).message).toContain(' 轴承 共 200（需求数量），已被 出库单 ');
      expect((await issued(51)).message).toContain('占用 150，还可以 50，本单要 51');
      expect(await world.audit(issues, issue)).toBe('审核成功');
      expect(await material()).toMatchObject({ IssuedQty: 150, UnissuedQty: 50 });
    });

    it('come back no more than were issued, and are issued again', async () => {
      expect((await returned(151)).message).toContain('已完成 150，已退回 0，最多还能退 150，本单要退 151');
      const { data } = await returned(20);
      expect(data.data).toMatchObject({ WareHouseBillType: 'materialReturn', Warehouse_Id: 1 });
      expect(await world.audit(receipts, data.data.WareHouseBill_Id)).toBe('审核成功');
      expect(await material()).toMatchObject({ IssuedQty: 130, MaterialReturnedQty: 20, UnissuedQty: 70 });
      expect(await world.audit(issues, issue, 4)).toContain('已退回 20，完成的数量不能少于它');
    });

    it('are needed no less than was issued, and the purchase pool asks for the rest', async () => {
      const { WorkOrderBomList_Id = null } = await material();
      const data = [{ WorkOrderBomList_Id, UnitQty: 1 }];
      const changed = await world.post(`/api/${workOrders}/Update`, {
        mainData: { WorkOrder_Id: own },
        details: [{ table: materials, data, delKeys: [] }],
      });
      expect(changed.body.message).toContain('需求数量不能少于已被占用的 130：出库单 ');
      const { body } = await world.post('/api/Production_ProcureOrderPlanPool/Page', { page: 1, rows: 9 });
      // 70 are left to issue, and 130 of none have left the stock.
      expect(body.rows).toMatchObject([{ Product_Id: 2, NeedQty: 70, StockQty: -130, BuyQty: 200 }]);
    });
  });

  describe('needs in the pool', () => {
    const pool = 'Production_WorkOrderPlanPool';
    const dates = { PlanStartDate: '2026-03-05 08:00:00', PlanEndDate: '2026-03-09 17:00:00' };
    const salesOrder = async (
      code: string,
      rows: readonly (readonly [number, number])[],
    ): Promise<number> => {
      const key = await world.add('Production_SalesOrder', {
        mainData: { ...salesHeader, SalesOrderCode: code },
        detailData: rows.map(([Product_Id, Qty]) => ({ Product_Id, Qty, UnitPrice: 9, TaxRate: 13 })),
      });
      await world.audit('Production_SalesOrder', key);
      return key;
    };
    /** What is left of each need: code, product, quantity. */
    const open = async (): Promise<readonly Row[]> => {
      const { body } = await world.post(`/api/${pool}/Page`, {
        page: 1,
        rows: 50,
        sort: 'Code',
        order: 'asc',
      });
      return body.rows;
    };
    const left = async () => (await open()).map((row) => [row.Code, row.Product_Id, row.OpenQty]);
    const keysOf = async (fits: (row: Row) => boolean): Promise<readonly string[]> => {
      const key = world.app.context.catalog.table(pool)?.key ?? '';
      return (await open()).filter(fits).map((row) => String(row[key]));
    };
    const ofProduct = (product: number, type: string) =>
      keysOf((row) => row.Product_Id === product && row.FromType === type);
    let first: number;
    let merged: number;

    it('become one work order of several rows, and are in the pool no more', async () => {
      first = await salesOrder('XS-A', [
        [1, 30],
        [2, 5],
      ]);
      await salesOrder('XS-B', [[1, 20]]);
      const plan = await world.add('Production_ProductPlan', {
        mainData: { PlanName: '备货', FinishDate: '2026-05-01' },
        detailData: [{ Product_Id: 1, PlanQty: 40 }],
      });
      await world.audit('Production_ProductPlan', plan);
      const draft = await world.make(pool, await ofProduct(1, 'SalesOrder'), `${pool}.order`);
      expect(draft.mainData).toMatchObject({ Product_Id: 1, PlanQty: 50, FromType: 'SalesOrder' });
      merged = await world.add(workOrders, draft, dates);
      expect(await world.rowsOf('Production_WorkOrderSource', 'WorkOrder_Id', merged)).toMatchObject([
        { FromCode: 'XS-A', Qty: 30 },
        { FromCode: 'XS-B', Qty: 20 },
      ]);
      const [code] = (await open()).filter(({ FromType }) => FromType === 'ProductPlan');
      expect(await left()).toEqual([
        [code?.Code, 1, 40],
        ['XS-A', 2, 5],
      ]);
      const rows = await world.rowsOf('Production_SalesOrderList', 'SalesOrder_Id', first);
      expect(rows).toMatchObject([
        { ReleasedQty: 30, UnreleasedQty: 0 },
        { ReleasedQty: 0, UnreleasedQty: 5 },
      ]);
    });

    it('are refused beyond what is left, of several products or kinds, and keep what people cannot set', async () => {
      const [row] = await world.rowsOf('Production_WorkOrderSource', 'WorkOrder_Id', merged);
      const change = async (values: Row) =>
        (
          await world.post(`/api/${workOrders}/Update`, {
            mainData: { WorkOrder_Id: merged },
            details: [
              {
                table: 'Production_WorkOrderSource',
                data: [{ WorkOrderSource_Id: row?.WorkOrderSource_Id, ...values }],
                delKeys: [],
              },
            ],
          })
        ).body.message;
      expect(await change({ Qty: 31 })).toContain('按订单下达工单：XS-A 轴承座 共 30，本单要 31');
      expect(await change({ FromCode: 'XS-B' })).toContain('来源单号');
      const every = await keysOf(() => true);
      expect(await world.refusedMake(pool, every, `${pool}.order`)).toBe(
        '按订单下达工单：所选的行里有的不来自销售订单，请分开选择',
      );
    });

    it('bar the reversal of their order, and come back when the work order is cancelled or deleted', async () => {
      const refusal = await world.audit('Production_SalesOrder', first, 4);
      expect(refusal).toContain('XS-A 有下游单据，不能反审、作废或删除。请先处理：工单 ');
      const cancel = await world.post(`/api/${workOrders}/changeUpdate`, {
        action: 'Cancel',
        keys: [merged],
      });
      expect(cancel.body.status).toBe(true);
      expect((await left()).slice(1)).toEqual([
        ['XS-A', 1, 30],
        ['XS-A', 2, 5],
        ['XS-B', 1, 20],
      ]);
      expect(await world.refusedMake('Production_SalesOrder', [first], `${workOrders}.orderRelease`)).toBe(
        '所选单据的产品不同，不能合并成一张单据，请分别生成',
      );
      const draft = await world.make(pool, await ofProduct(1, 'ProductPlan'), `${pool}.plan`);
      const again = await world.add(workOrders, draft, { ...dates, PlanQty: 60 });
      expect(await world.stored(workOrders, again)).toMatchObject({ FromType: 'ProductPlan', PlanQty: 60 });
      expect((await left()).map(([code]) => code)).toEqual(['XS-A', 'XS-A', 'XS-B']);
      expect((await world.post(`/api/${workOrders}/Del`, [again])).body.status).toBe(true);
      expect(await left()).toHaveLength(4);
    });
  });

  it('says on the row of a plan how much of it is in stock, when its receipt is approved and when it is taken back', async () => {
    const plan = await world.add('Production_ProductPlan', {
      mainData: { PlanName: '备货二', FinishDate: '2026-05-01' },
      detailData: [{ Product_Id: 1, PlanQty: 40 }],
    });
    await world.audit('Production_ProductPlan', plan);
    const draft = await world.make('Production_ProductPlan', [plan], `${workOrders}.planRelease`);
    const key = await world.add(workOrders, draft, {
      ...{ PlanStartDate: '2026-03-05 08:00:00', PlanEndDate: '2026-03-09 17:00:00', PlanQty: 50 },
    });
    const finished = async () =>
      (await world.rowsOf('Production_ProductPlanList', 'ProductPlan_Id', plan))[0];
    expect(await finished()).toMatchObject({ ReleasedQty: 40, FinishQty: 0 });
    await world.post(`/api/${workOrders}/changeUpdate`, { action: 'Start', keys: [key] });
    const receipt = await world.make(workOrders, [key], `${receipts}.finish`);
    const { body } = await world.post(`/api/${receipts}/Add`, {
      mainData: { ...receipt.mainData, Warehouse_Id: 1, WorkShop_Id: 1 },
      detailData: receipt.detailData.map((row) => ({ ...row, InStoreQty: 25 })),
    });
    const bill = body.data.data.WareHouseBill_Id;
    await world.audit(receipts, bill);
    // A half of the work order is a half of what was released of the row.
    expect(await finished()).toMatchObject({ ReleasedQty: 40, FinishQty: 20 });
    await world.audit(receipts, bill, 4);
    expect(await finished()).toMatchObject({ FinishQty: 0 });
  });

  describe('a failed incoming check', () => {
    const orders = 'ProcureOrder';
    const checks = 'Quality_InComingCheck';
    let purchase: number;
    const row = async () => (await world.rowsOf('ProcureOrderList', 'ProcureOrder_Id', purchase))[0] ?? {};
    /** A check as people type it: the order and the product, no row. */
    const checked = async (Result: string, ReciveNumber: number, more: Row = {}) =>
      (
        await world.post(`/api/${checks}/Add`, {
          mainData: {
            ...{
              InComingCheckName: '来料检验',
              ProcureOrder_Id: purchase,
              Product_Id: 1,
              Result,
              ReciveNumber,
            },
            ...{ CheckNumber: 5, DisStandNumber: Result === 'FAIL' ? 5 : 0, ...more },
          },
          detailData: [{ TestItemId: 1, CrQuantity: 0, MajQuantity: 0, MinQuantity: 0 }],
        })
      ).body;
    const received = async (InStoreQty: number) => {
      const draft = await world.make(orders, [purchase], `${receipts}.purchase`);
      const { body } = await world.post(`/api/${receipts}/Add`, {
        mainData: { ...draft.mainData, Warehouse_Id: 1 },
        detailData: draft.detailData.map((one) => ({ ...one, InStoreQty })),
      });
      return body;
    };

    it('bars the receipt of what it found, in words, until it is replaced', async () => {
      purchase = await world.add(orders, {
        mainData: purchaseHeader,
        detailData: [{ Product_Id: 1, Qty: 100, UnitPrice: 7, TaxRate: 13 }],
      });
      await world.app.context.db.query('update "ProcureOrder" set "AuditStatus" = 1');
      expect((await checked('SUCCESS', 1, { Product_Id: 2 })).message).toContain(
        '本行不是所选采购订单里的明细',
      );
      const failed = await checked('FAIL', 30);
      expect(failed.message).toBe('保存成功');
      expect(await row()).toMatchObject({ FailedQty: 30, ReceivableQty: 70 });
      expect((await received(71)).message).toContain(
        ' 共 70（可收数：数量减来料检验不合格而未换货的数量），本单要 71',
      );
      const draft = await world.make(orders, [purchase], `${receipts}.purchase`);
      expect(draft.detailData).toMatchObject([{ InStoreQty: 70 }]);
      const first = await received(70);
      expect(await world.audit(receipts, first.data.data.WareHouseBill_Id)).toBe('审核成功');
      // The order waits for the rest: it does not close.
      expect(await world.stored(orders, purchase)).toMatchObject({ IsColoseCase: 0, ReceivedPercent: 70 });
      for (const qty of [70, 30]) {
        const { data } = await checked('SUCCESS', qty);
        await world.audit(checks, data.data.InComingCheckId);
      }
      expect(await row()).toMatchObject({ PassedQty: 100, FailedQty: 30, ReceivableQty: 100 });
      expect((await received(30)).message).toBe('保存成功');
    });

    it('lets go when it is returned, and what came in before stays', async () => {
      const { data } = await checked('FAIL', 50);
      expect(await row()).toMatchObject({ FailedQty: 80, ReceivableQty: 100 });
      const other = await world.add(orders, {
        mainData: purchaseHeader,
        detailData: [{ Product_Id: 1, Qty: 10, UnitPrice: 7, TaxRate: 13 }],
      });
      await world.app.context.db.query('update "ProcureOrder" set "AuditStatus" = 1');
      purchase = other;
      await received(6);
      const late = await checked('FAIL', 8);
      expect(late.message).toBe('保存成功');
      expect(await world.refusedMake(orders, [other], `${receipts}.purchase`)).toContain(
        '没有可以采购入库的余量',
      );
      expect(await world.audit(checks, late.data.data.InComingCheckId, 3)).toBe('审核成功');
      expect((await received(4)).message).toBe('保存成功');
      expect(data.data.Result).toBe('FAIL');
    });
  });

  it('sums up the approved process checks of a work order', async () => {
    const { body } = await world.post('/api/Quality_ProcessCheck/Add', {
      mainData: {
        ...{ ProcessCheckName: '巡检', CheckType: 'XJ', WorkOrder_Id: order, Result: 'SUCCESS' },
        ...{ StandNumber: 8, DisStandNumber: 2 },
      },
      detailData: [{ TestItemId: 1, CrQuantity: 0, MajQuantity: 0, MinQuantity: 0 }],
    });
    expect(body.message).toBe('保存成功');
    await world.audit('Quality_ProcessCheck', body.data.data.ProcessCheckId);
    const { ProcessCheckId } = body.data.data;
    expect(await world.stored(workOrders, order)).toMatchObject({
      ...{ CheckedQty: 10, CheckFailedQty: 2, ReleasedByCheckQty: 8 },
    });
    await world.audit('Quality_ProcessCheck', ProcessCheckId, 4);
    expect(await world.stored(workOrders, order)).toMatchObject({ CheckedQty: 0, ReleasedByCheckQty: 0 });
  });

  it('gives a receipt typed by hand the work order of its header', async () => {
    const { body } = await world.post(`/api/${receipts}/Add`, {
      mainData: {
        ...{ WareHouseBillType: 'finish', WareHouseDate: '2026-03-05', Currency: 'CNY' },
        ...{ WorkOrder_Id: order, Warehouse_Id: 1, WorkShop_Id: 1 },
      },
      detailData: [
        { Product_Id: 1, InStoreQty: 1, UnitPrice: 1, BatchNo: 'A' },
        { Product_Id: 1, InStoreQty: 1, UnitPrice: 1, BatchNo: 'B' },
      ],
    });
    expect(body.message).toBe('保存成功');
    expect(await world.stored(workOrders, order)).toMatchObject({ FinishCarriedQty: 42 });
  });

  it('leads from a work order to its reports and receipts', async () => {
    const { body } = await world.app.get('admin', `/api/jig/trail?table=${workOrders}&key=${order}`);
    const titles = body.data.nodes.map(({ title }: { title: string }) => title);
    expect(new Set(titles)).toEqual(new Set(['工单', '报工单', '入库单', '过程检验单']));
    const quantities = body.data.links.map(
      ({ to, quantity }: { to: { table: string }; quantity: string }) => [...[to.table, quantity]],
    );
    expect(quantities).toContainEqual([receipts, '40']);
    expect(quantities).toContainEqual([report, '52']);
  });
});
