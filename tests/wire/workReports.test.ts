import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const report = '/api/Production_ReportWorkOrder';

/** Rates of process 1: for every product, for another product, and for product 1 in two units. */
const rates = [
  [1, 1, 'null', 'PCS', 0.35, 21],
  [2, 1, 2, 'PCS', 9, 90],
  [3, 1, 1, 'KG', 0.8, 32],
  [4, 1, 1, 'PCS', 0.5, 30],
];

describe.each(dailyKinds)('reports of work on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
    const { db } = app.context;
    for (const statement of [
      `insert into "Base_Product" ("Product_Id", "ProductCode", "ProductName", "Unit", "Enable", "Version")
       values (1, 'CP1', '轴承', 'PCS', 1, 1), (2, 'CP2', '链轮', 'PCS', 1, 1), (3, 'CP3', '垫片', 'PCS', 1, 1)`,
      `insert into "Base_Process" ("Process_Id", "ProcessName", "SubmitWorkMatch", "Version") values (1, '车削', 1, 1), (2, '磨削', 1, 1)`,
      `insert into "Production_WorkOrder" ("WorkOrder_Id", "WorkOrderCode", "Product_Id", "Unit", "PlanQty", "Status", "Version")
       values (1, 'GD1', 1, 'PCS', 100, 2, 1), (2, 'GD2', 3, 'PCS', 100, 2, 1)`,
      `insert into "Production_WorkOrderList" ("WorkOrderList_Id", "WorkOrder_Id", "Process_Id", "PlanQty", "Version")
       values (1, 1, 1, 100, 1), (2, 2, 1, 100, 1), (3, 1, 2, 100, 1)`,
      `insert into "Cal_TeamMember" ("TeamMemberId", "User_Id", "UserTrueName", "Version")
       values (1, null, '外聘', 1), (2, (select "User_Id" from "Sys_User" where "UserName" = 'worker'), '郑师傅', 1),
              (3, (select "User_Id" from "Sys_User" where "UserName" = 'buyer'), '采购', 1)`,
      ...rates.map(
        ([id, process, product, unit, piece, hour]) =>
          `insert into "Base_MeritPay" ("MeritPay_Id", "Process_Id", "Product_Id", "Unit", "UnitPrice", "HourlyPay", "HourlyNumber", "Version")
           values (${id}, ${process}, ${product}, '${unit}', ${piece}, ${hour}, 60, 1)`,
      ),
    ])
      await db.query(statement);
  });
  afterAll(() => app.close());

  const add = async (user: string, more: object = {}) =>
    (
      await app.post(user, `${report}/Add`, {
        mainData: {
          WorkOrder_Id: 1,
          WorkOrderList_Id: 1,
          ReportQty: 10,
          StartDate: '2026-03-05 08:00:00',
          EndDate: '2026-03-05 10:00:00',
          ...more,
        },
        detailData: [],
      })
    ).body;
  const codes = async (user: string): Promise<readonly number[]> => {
    const { body } = await app.post(
      user,
      `${report}/Page`,
      query([], { sort: 'ReportWorkOrder_Id', order: 'asc' }),
    );
    return body.rows.map((row: { ProductUser: number }) => row.ProductUser);
  };

  it('take the rate from the table, whatever is sent: of the product first, in its unit, by pieces or hours', async () => {
    const { data } = (await add('worker', { UnitPrice: 99, MeritPay_Id: 2 })).data;
    expect(data).toMatchObject({
      ProductUser: 2,
      MeritPay_Id: 4,
      UnitPrice: 0.5,
      HourRate: 30,
      GuessPrice: 5,
    });
    const hourly = (await add('worker', { PriceType: 2 })).data.data;
    expect(hourly).toMatchObject({ GuessPrice: 60 });
    const other = (await add('worker', { WorkOrder_Id: 2, WorkOrderList_Id: 2 })).data.data;
    expect(other).toMatchObject({ MeritPay_Id: 1, UnitPrice: 0.35 });
    const changed = await app.post('worker', `${report}/Update`, {
      mainData: {
        ReportWorkOrder_Id: other.ReportWorkOrder_Id,
        WorkOrder_Id: 1,
        WorkOrderList_Id: 1,
        UnitPrice: 50,
      },
    });
    expect(changed.body.data.data).toMatchObject({ MeritPay_Id: 4, UnitPrice: 0.5 });
  });

  it('of a process without a rate are refused, and say what is missing', async () => {
    const body = await add('worker', { WorkOrderList_Id: 3 });
    expect([body.status, body.message]).toEqual([false, '没有适用于此记录的工资标准，请先维护']);
  });

  it('are about oneself, unless the right says otherwise', async () => {
    expect(await add('worker', { ProductUser: 3 })).toMatchObject({
      status: false,
      message: '生产人员只能是您本人：为他人登记需要【报工单】的【他人数据】权限',
    });
    expect((await add('planner', { ProductUser: 3 })).status).toBe(true);
    expect((await add('planner', { ProductUser: 1 })).status).toBe(true);
  });

  it('show a worker his own pay only, in lists, records and exports', async () => {
    expect(await codes('worker')).toEqual([2, 2, 2]);
    expect(await codes('planner')).toEqual([2, 2, 2, 3, 1]);
    const { rows } = await app.context.db.query(
      `select "ReportWorkOrder_Id" as "id" from "Production_ReportWorkOrder" where "ProductUser" = 3`,
    );
    const other = Number(rows[0]?.id);
    const changed = await app.post('worker', `${report}/Update`, {
      mainData: { ReportWorkOrder_Id: other, ReportQty: 1 },
    });
    expect(changed.body.status).toBe(false);
    const mine = await app.context.db.query(
      `select min("ReportWorkOrder_Id") as "id" from "Production_ReportWorkOrder" where "ProductUser" = 2`,
    );
    // Nor does a report of one's own become that of another.
    const given = await app.post('worker', `${report}/Update`, {
      mainData: { ReportWorkOrder_Id: Number(mine.rows[0]?.id), ProductUser: 3 },
    });
    expect(given.body.message).toContain('生产人员只能是您本人');
    const history = await app.get('worker', `${report}/History?key=${other}`);
    expect(history.body.status).not.toBe(true);
  });
});
