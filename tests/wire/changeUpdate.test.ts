import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import { publish } from '../../server-mock/publishing/publish.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const order = (id: number, status: number, more: object = {}) => ({
  WorkOrder_Id: id,
  WorkOrderCode: `GD2026030500${id}`,
  Product_Id: 1,
  Status: status,
  PlanQty: 20,
  PlanStartDate: '2026-03-05 00:00:00',
  PlanEndDate: '2026-03-09 23:59:59',
  FromType: 'Manual',
  ...more,
});
const rows = {
  Base_Product: [
    {
      Product_Id: 1,
      ProductCode: 'CP0001',
      ProductName: '蜗轮减速机',
      ProductAttribute: 'selfControl',
      Unit: 'PCS',
      Enable: 1,
    },
  ],
  Production_WorkOrder: [
    order(1, 1),
    order(2, 2),
    order(3, 3),
    order(4, 1, { IsColoseCase: 1 }),
    order(5, 1, { WorkOrderCode: null }),
    order(6, 1),
  ],
};

describe.each(dailyKinds)('a status button, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows } });
  });
  afterAll(() => app.close());

  const press = async (action: string, keys: readonly unknown[], user = 'planner') =>
    (await app.post(user, '/api/Production_WorkOrder/changeUpdate', { action, keys })).body;
  const statusOf = async (id: number) => {
    const wheres = [{ name: 'WorkOrder_Id', value: String(id), displayType: 'equal' }];
    const { body } = await app.post('admin', '/api/Production_WorkOrder/Page', query(wheres));
    return body.rows[0];
  };

  it('takes a row into the next state, with who and when, and writes it to the log', async () => {
    expect(await press('Start', [1])).toMatchObject({ status: true, message: '开始成功' });
    expect(await statusOf(1)).toMatchObject({ Status: 2, Modifier: '陈计划', Version: 2 });
    const log = await app.post(
      'admin',
      '/api/Sys_Log/Page',
      query([{ name: 'TableName', value: 'Production_WorkOrder', displayType: 'equal' }]),
    );
    expect(log.body.rows[0]).toMatchObject({ LogType: 'Edit', TableKey: '1' });
    expect(log.body.rows[0].Changes).toMatch(/说明：开始/);
  });

  it('refuses a row in another state with the words of the schema, and leaves it #X17', async () => {
    expect(await press('Start', [3])).toMatchObject({
      status: false,
      message: '只有未开始或已撤回的工单才能开始!',
    });
    expect((await statusOf(3)).Status).toBe(3);
  });

  it('respects what is locked: a closed work order is not started', async () => {
    expect(await press('Start', [4])).toMatchObject({ status: false });
    expect((await statusOf(4)).Status).toBe(1);
  });

  it('needs its right, a declared name and real keys', async () => {
    expect(await press('Start', [2], 'viewer')).toMatchObject({ status: false, code: '403' });
    expect(await press('Explode', [2])).toMatchObject({ code: '422', message: '工单没有“Explode”操作' });
    for (const keys of [[], ["1' or 1=1"], [99]])
      expect(await press('Withdraw', keys)).toMatchObject({ status: false });
    expect((await statusOf(2)).Status).toBe(2);
  });

  it('draws the number that the new state needs, and refuses what only a person can fill in', async () => {
    expect((await statusOf(5)).WorkOrderCode).toBeNull();
    expect(await press('Start', [5])).toMatchObject({ status: true });
    expect(await statusOf(5)).toMatchObject({ Status: 2, WorkOrderCode: expect.stringMatching(/\d{8}/) });

    const { context } = app;
    const admin = (await context.rights.of(1))?.user;
    if (admin === undefined) throw new Error('no admin');
    const [start, ...rest] = context.catalog.bundle.tables.get('Production_WorkOrder')?.transitions ?? [];
    const transitions = [{ ...start, needs: ['WorkOrderCode', 'ProcessLine_Id', 'Remark'] }, ...rest];
    const patch = { table: { transitions } } as unknown as JsonObject;
    expect((await publish(context, { kind: 'design', name: 'Production_WorkOrder', patch }, admin)).ok).toBe(
      true,
    );
    expect(await press('Start', [6])).toMatchObject({
      code: '422',
      message: '“开始”前请先填写：工艺路线、备注',
    });
    expect((await statusOf(6)).Status).toBe(1);
    await context.db.query(
      `update "Production_WorkOrder" set "ProcessLine_Id" = 1, "Remark" = '急单' where "WorkOrder_Id" = 6`,
    );
    expect(await press('Start', [6])).toMatchObject({ status: true });
  });

  it('answers per row where several are sent', async () => {
    const body = await press('Withdraw', [2, 3]);
    expect(body.status).toBe(true);
    expect(body.data).toMatchObject([
      { key: '2', ok: true },
      { key: '3', ok: false, message: '只有进行中的工单才能撤回!' },
    ]);
  });
});
