import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const tool = (key: number, Quantity: number, Status = 'STORE') => ({
  ...{ ToolId: key, ToolCode: `GZ-${key}`, ToolName: `滚齿夹具${key}`, ToolTypeId: 1, Status, Quantity },
  ...{ QuantityAvail: Quantity, QuantityOut: 0, QuantityHeld: 0 },
});
const rows = {
  Tools_ToolType: [{ ToolTypeId: 1, ToolTypeCode: 'LB-1', ToolTypeName: '夹具', MaintenType: '1' }],
  Tools_Tool: [tool(1, 4), tool(2, 1), tool(3, 2, 'REPARE')],
};

describe.each(dailyKinds)('tools that go out and come back on %s', (kind) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows } });
  });
  afterAll(() => app.close());

  const add = async (table: string, mainData: object, detailData: readonly object[]) =>
    (await app.post('warehouse', `/api/${table}/Add`, { mainData, detailData })).body;
  const take = (lines: readonly object[]) =>
    add('Tools_ToolsReceive', { ReceiveDate: '2026-03-02', ReceiverId: 1 }, lines);
  const vote = async (table: string, key: number, status: number, user = 'manager') =>
    (await app.post(user, `/api/${table}/audit?auditStatus=${status}&auditReason=看过`, [key])).body;
  const stored = async (key: number) => {
    const { rows: found } = await app.context.db.query(
      `select "QuantityHeld"::int as "held", "QuantityOut"::int as "out", "QuantityAvail"::int as "left"
       from "Tools_Tool" where "ToolId" = ${key}`,
    );
    return found[0];
  };

  it('are held when asked for, out when approved, and back when their return is approved', async () => {
    const asked = await take([{ ToolId: 1, Qty: 3 }]);
    expect(asked).toMatchObject({ status: true });
    const key: number = asked.data.data.ToolsReceiveId;
    expect(await stored(1)).toEqual({ held: 3, out: 0, left: 4 });
    expect(await vote('Tools_ToolsReceive', key, 1)).toMatchObject({ status: true });
    expect(await stored(1)).toEqual({ held: 3, out: 3, left: 1 });

    const made = await app.post('warehouse', '/api/jig/make', {
      ...{ from: { table: 'Tools_ToolsReceive', keys: [String(key)] }, to: 'Tools_ToolsReturn.giveBack' },
    });
    const { mainData, detailData } = made.body.data;
    expect([mainData, detailData]).toMatchObject([
      { ToolsReceiveId: key, ReturnerId: 1 },
      [{ ToolId: 1, Qty: 3 }],
    ]);
    const some = [{ ...detailData[0], Qty: 2 }];
    const back = await add('Tools_ToolsReturn', { ...mainData, ToolsReturnDate: '2026-03-05' }, some);
    expect(back).toMatchObject({ status: true });
    const returned: number = back.data.data.ToolsReturnId;
    expect(await vote('Tools_ToolsReturn', returned, 1)).toMatchObject({ status: true });
    expect(await stored(1)).toEqual({ held: 1, out: 1, left: 3 });
    // What came back can go out again; the return can then not be undone.
    const again = await take([{ ToolId: 1, Qty: 3 }]);
    expect(again).toMatchObject({ status: true });
    const barred = await vote('Tools_ToolsReturn', returned, 4, 'director');
    expect([barred.status, barred.message]).toEqual([false, expect.stringContaining('工具领用')]);
  });

  it.each([
    ['more than there are', [{ ToolId: 2, Qty: 99_999 }], '领用：滚齿夹具2 共 1，本单要 99999'],
    [
      'more than there are in two rows',
      [
        { ToolId: 2, Qty: 1 },
        { ToolId: 2, Qty: 1 },
      ],
      '领用：滚齿夹具2 共 1，本单要 2',
    ],
    ['what is in repair', [{ ToolId: 3, Qty: 1 }], '滚齿夹具3'],
  ])('are refused in words: %s', async (_name, lines, words) => {
    const answer = await take(lines);
    expect([answer.status, answer.message]).toEqual([false, expect.stringContaining(words)]);
  });

  it('do not come back twice, and not more than went out', async () => {
    const asked = await take([{ ToolId: 2, Qty: 1 }]);
    const key: number = asked.data.data.ToolsReceiveId;
    await vote('Tools_ToolsReceive', key, 1);
    const main = { ToolsReceiveId: key, ToolsReturnDate: '2026-03-05', ReturnerId: 1 };
    expect((await add('Tools_ToolsReturn', main, [{ ToolId: 2, Qty: 2, Condition: 'GOOD' }])).status).toBe(
      false,
    );
    const back = await add('Tools_ToolsReturn', main, [{ ToolId: 2, Qty: 1, Condition: 'GOOD' }]);
    expect(back).toMatchObject({ status: true });
    await vote('Tools_ToolsReturn', back.data.data.ToolsReturnId, 1);
    const { rows: found } = await app.context.db.query(
      `select "IsColoseCase" as "closed" from "Tools_ToolsReceive" where "ToolsReceiveId" = ${key}`,
    );
    // All of it is back: the loan is closed by itself.
    expect(found[0]?.closed).toBe(1);
    expect((await add('Tools_ToolsReturn', main, [{ ToolId: 2, Qty: 1, Condition: 'GOOD' }])).status).toBe(
      false,
    );
    expect(await stored(2)).toEqual({ held: 0, out: 0, left: 1 });
  });
});
