import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { end, flowOf, node, publishFlow, start, through } from './flows.ts';
import { salesRows } from './orderRows.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const adjustments = 'Production_AdjustOrder';

const rows = {
  ...salesRows(100),
  Production_WorkOrder: [
    {
      ...{ WorkOrder_Id: 1, WorkOrderCode: 'GD-1', Product_Id: 1, Status: 2, PlanQty: 410 },
      ...{ PlanStartDate: '2026-03-01 08:00:00', PlanEndDate: '2026-03-09 17:00:00' },
      ...{ FromType: 'SalesOrder', FromCode: 'XS-1' },
    },
  ],
};
const role = (roleName: string, permissions: Readonly<Record<string, readonly string[]>>) => ({
  roleName,
  permissions,
});
const user = (userName: string, roleName: string) => ({
  ...{ userName, password: 'jig-demo', realName: userName, roles: [roleName] },
});

describe.each(dailyKinds)('what an approval will do, told to those who decide it, on %s', (kind) => {
  let app: TestApp;
  let flow: object;
  let key = 0;

  beforeAll(async () => {
    app = await openTestApp(kind, {
      file: {
        rows,
        roles: [role('只审批', {}), role('局外人', {})],
        users: [user('asked', '只审批'), user('stranger', '局外人')],
      },
    });
    const { rows: found } = await app.context.db.query(
      `select "User_Id" as "id" from "Sys_User" where "UserName" = 'asked'`,
    );
    const asked = node('m', '会签', { userId: [found[0]?.id], jig: { hidden: ['NewEndDate'] } });
    flow = flowOf(adjustments, [start, asked, end], through('s', 'm', 'e'));
    await publishFlow(app, flow);
  });
  afterAll(() => app.close());

  const draft = {
    mainData: {
      ...{ WorkOrder_Id: 1, AdjustReason: 'ORDER', OrderDate: '2026-03-02', NewQty: 450, Applicant: 1 },
      ...{ NewStartDate: '2026-03-02 08:00:00', NewEndDate: '2026-03-12 17:00:00' },
    },
  };
  const changes = [
    { title: '计划数', from: '410.00', to: '450.00' },
    { title: '计划开始时间', from: '2026-03-01 08:00:00', to: '2026-03-02 08:00:00' },
    { title: '计划结束时间', from: '2026-03-09 17:00:00', to: '2026-03-12 17:00:00' },
  ];
  const forecast = async (by: string, body: object) =>
    (await app.post(by, `/api/Sys_WorkFlow/forecast?tableName=${adjustments}`, body)).body.data?.outcomes;
  const told = async (by: string, what: string) =>
    (await app.get(by, `/api/jig/${what}?table=${adjustments}&key=${key}`)).body;

  it('stands in the forecast of a document being typed and of a stored one', async () => {
    expect(await forecast('planner', draft)).toEqual([{ title: '调整工单', target: '工单 GD-1', changes }]);
    const { body } = await app.post('planner', `/api/${adjustments}/Add`, draft);
    expect(body.message).toBe('保存成功');
    key = body.data.data.AdjustOrder_Id;
    expect(await forecast('planner', { key: String(key) })).toEqual([
      { title: '调整工单', target: '工单 GD-1', changes },
    ]);
  });

  it('is read by an approver without a right on the table, without what is hidden from him', async () => {
    const line = { title: '调整工单', holds: false, changes: [] };
    expect((await told('asked', 'effects')).data).toEqual({ effects: [line] });
    const trail = (await told('asked', 'trail')).data;
    expect(trail.nodes).toMatchObject([{ table: adjustments, key: String(key) }]);
    expect(JSON.stringify(trail)).not.toContain('2026-03-12');
    // The work order is counted, not named.
    expect([trail.nodes.length, trail.hidden]).toEqual([1, 1]);
    for (const what of ['effects', 'trail']) {
      expect((await told('stranger', what)).status).toBe(false);
      const { body } = await app.get('asked', `/api/jig/${what}?table=${adjustments}&key=999999`);
      expect(body).toMatchObject({ status: false, message: (await told('stranger', what)).message });
    }
  });

  it('is counted in the rehearsal of a flow', async () => {
    const { body } = await app.post('admin', '/api/Sys_WorkFlow/rehearse', {
      mainData: { ...flow, Weight: 9 },
      limit: 500,
    });
    expect(body.data).toMatchObject({ looked: 1, outcomes: [{ title: '调整工单', count: 1 }] });
  });
});
