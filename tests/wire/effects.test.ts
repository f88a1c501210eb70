import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { salesRows } from './orderRows.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const adjustments = '/api/Production_AdjustOrder';

const work = (key: number, more = {}) => ({
  WorkOrder_Id: key,
  WorkOrderCode: `GD-${key}`,
  Product_Id: 1,
  Status: 2,
  PlanQty: 410,
  PlanStartDate: '2026-03-01 08:00:00',
  PlanEndDate: '2026-03-09 17:00:00',
  FromType: 'SalesOrder',
  FromCode: 'XS-1',
  ...more,
});
const rows = {
  ...salesRows(100),
  Production_WorkOrder: [
    work(1),
    work(2, { IsColoseCase: 1 }),
    work(3, { Status: 5 }),
    work(4),
    work(5),
    work(6),
  ],
};

describe.each(dailyKinds)('what an approved adjustment does to its work order on %s', (kind) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp(kind, {
      file: {
        rows,
        roles: [{ roleName: '只看调整', permissions: { Production_AdjustOrder: ['Search'] } }],
        users: [{ userName: 'clerk', password: 'jig-demo', realName: '文员', roles: ['只看调整'] }],
      },
    });
  });
  afterAll(() => app.close());

  const query = async (text: string) => (await app.context.db.query(text)).rows;
  const adjust = async (
    order: number,
    NewQty: number,
    NewEndDate = '2026-03-12 17:00:00',
  ): Promise<number> => {
    const { body } = await app.post('planner', `${adjustments}/Add`, {
      mainData: {
        ...{ WorkOrder_Id: order, AdjustReason: 'ORDER', OrderDate: '2026-03-02', NewQty, NewEndDate },
        ...{ NewStartDate: '2026-03-02 08:00:00', Applicant: 1 },
      },
    });
    expect(body).toMatchObject({ status: true });
    return body.data.data.AdjustOrder_Id;
  };
  const vote = async (key: number, status: number, user = 'manager') =>
    (await app.post(user, `${adjustments}/audit?auditStatus=${status}&auditReason=看过`, [key])).body;
  const outlooks = async (key: number, user = 'manager') =>
    (await app.get(user, `/api/jig/effects?table=Production_AdjustOrder&key=${key}`)).body.data?.effects;
  const stored = async (order: number) => {
    const [row] = await query(
      `select "PlanQty"::float8 as "qty", to_char("PlanEndDate", 'MM-DD') as "end", "Version" as "version", "Modifier" as "by"
       from "Production_WorkOrder" where "WorkOrder_Id" = ${order}`,
    );
    return row;
  };
  const traces = async (key: number) =>
    (await query(`select 1 from "jig_effect" where "SourceKey" = '${key}'`)).length;

  it('sets quantity and dates in the approver’s name, and gives them back when it is reversed', async () => {
    const before = await stored(1);
    const key = await adjust(1, 450);
    expect(await stored(1)).toEqual(before);
    const outlook = {
      ...{ title: '调整工单', target: '工单 GD-1', holds: false },
      changes: [
        { title: '计划数', from: '410.00', to: '450.00' },
        { title: '计划开始时间', from: '2026-03-01 08:00:00', to: '2026-03-02 08:00:00' },
        { title: '计划结束时间', from: '2026-03-09 17:00:00', to: '2026-03-12 17:00:00' },
      ],
    };
    expect(await outlooks(key)).toEqual([outlook]);
    // Who may not see the work order reads only what happens.
    expect(await outlooks(key, 'clerk')).toEqual([{ title: '调整工单', holds: false, changes: [] }]);
    expect(await outlooks(999_999)).toBeUndefined();
    expect((await vote(key, 1)).message).toBe('审核成功');
    expect(await outlooks(key)).toEqual([{ ...outlook, holds: true }]);
    expect(await stored(1)).toMatchObject({ qty: 450, end: '03-12', version: Number(before?.version) + 1 });
    expect((await stored(1))?.by).toBeTruthy();
    // A second approval is refused and does nothing twice.
    await vote(key, 1);
    expect([(await stored(1))?.qty, await traces(key)]).toEqual([450, 1]);
    const [entry] = await query(
      `select "Changes" from "Sys_Log" where "TableName" = 'Production_WorkOrder' and "TableKey" = '1'`,
    );
    expect(JSON.parse(String(entry?.Changes))).toMatchObject({
      reason: expect.stringMatching(/^工单调整单 \S+/),
    });
    expect((await vote(key, 4, 'director')).status).toBe(true);
    expect(await stored(1)).toMatchObject({ qty: 410, end: '03-09' });
    expect(await traces(key)).toBe(0);
  });

  it.each([
    ['closed', 2, '已结案或已作废'],
    ['void', 3, '已结案或已作废'],
  ])('refuses the approval when the work order is %s', async (_name, order, sentence) => {
    const key = await adjust(order, 450);
    const { status, message } = await vote(key, 1);
    expect([status, message]).toEqual([false, expect.stringContaining(sentence)]);
    expect([(await stored(order))?.qty, await traces(key)]).toEqual([410, 0]);
  });

  it('refuses with the work order’s own sentence', async () => {
    const key = await adjust(4, 450);
    await query(
      `update "Production_AdjustOrder" set "NewEndDate" = '2026-01-01' where "AdjustOrder_Id" = ${key}`,
    );
    const { status, message } = await vote(key, 1);
    expect([status, message]).toEqual([false, expect.stringContaining('工单 GD-4 不能这样修改')]);
    expect((await stored(4))?.qty).toBe(410);
  });

  it('is undone in the reverse order only, and not over what users have changed since', async () => {
    const [first, second] = [await adjust(5, 450), await adjust(5, 500)];
    for (const key of [first, second]) expect((await vote(key, 1)).status).toBe(true);
    const barred = await vote(first, 4, 'director');
    expect([barred.status, barred.message]).toEqual([
      false,
      expect.stringMatching(/请先撤销它们：工单调整单 \S+/),
    ]);
    expect((await stored(5))?.qty).toBe(500);
    await query(`update "Production_WorkOrder" set "PlanQty" = 520 where "WorkOrder_Id" = 5`);
    const changed = await vote(second, 4, 'director');
    expect([changed.status, changed.message]).toEqual([false, expect.stringMatching(/已由 500\S* 改为 520/)]);
    await query(`update "Production_WorkOrder" set "PlanQty" = 500 where "WorkOrder_Id" = 5`);
    for (const key of [second, first]) expect((await vote(key, 4, 'director')).status).toBe(true);
    expect(await stored(5)).toMatchObject({ qty: 410, end: '03-09' });
  });

  it('of two approvals at once both count, one after the other', async () => {
    const keys = [await adjust(6, 450), await adjust(6, 500)];
    const answers = await Promise.all(keys.map((key) => vote(key, 1)));
    expect(answers.map(({ status }) => status)).toEqual([true, true]);
    expect([450, 500]).toContain((await stored(6))?.qty);
    expect(await Promise.all(keys.map(traces))).toEqual([1, 1]);
    const late = (await stored(6))?.qty === 500 ? keys : [...keys].reverse();
    for (const key of [...late].reverse()) expect((await vote(key, 4, 'director')).status).toBe(true);
    expect((await stored(6))?.qty).toBe(410);
  });
});
