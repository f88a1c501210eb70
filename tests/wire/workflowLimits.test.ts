import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../server-mock/publishing/publish.ts';
import { lapseDue } from '../../server-mock/workflow/moves/lapseDue.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { end, flowOf, ids, node, publishFlow, start, through } from './flows.ts';
import { salesHeader, salesRows } from './orderRows.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const table = '/api/Production_SalesOrder';
const hour = 3_600_000;

/** Adds the wire key `then` through entries: an object literal with it looks like a promise. */
const limit = (hours: number, then: string, more: object = {}): object => ({
  jig: { limit: Object.fromEntries([...Object.entries({ hours, ...more }), ['then', then]]) },
});

/**
 * The buyer, whose superior is the manager, has four working hours; the director three, then the
 * administrator.
 */
const flow = flowOf(
  'Production_SalesOrder',
  [
    start,
    node('b', '采购确认', { userId: [ids.buyer], sendMail: 1, ...limit(4, 'superior', { remind: 1 }) }),
    node('d', '总监审批', { userId: [ids.director], ...limit(3, 'administrator') }),
    end,
  ],
  through('s', 'b', 'd', 'e'),
);

/** Today is Thursday 2026-03-05, ten in the morning. */
describe.each(dailyKinds)('time limits on %s', (kind) => {
  let app: TestApp;
  let made = 0;
  const letters: { to: string; subject: string }[] = [];
  beforeAll(async () => {
    const mailer = { send: async (mail: { to: string; subject: string }) => void letters.push(mail) };
    app = await openTestApp(kind, { file: { rows: salesRows(100) }, mailer, minutes: 100_000 });
    await publishFlow(app, flow);
    await app.post('admin', '/api/Sys_User/Update', {
      mainData: { User_Id: ids.buyer, Mail: 'zhao@jig.test' },
    });
  });
  afterAll(() => app.close());

  const order = async (): Promise<number> => {
    const { body } = await app.post('sales', `${table}/Add`, {
      mainData: { ...salesHeader, SalesOrderCode: `XS-${++made}` },
      detailData: [{ Product_Id: 1, Qty: 2 }],
    });
    expect(body.message).toBe('保存成功');
    return body.data.data.SalesOrder_Id;
  };
  const vote = async (user: string, key: number, status = 1) =>
    (await app.post(user, `${table}/audit?auditStatus=${status}&auditReason=`, [key])).body;
  const steps = async (user: string, key: number) =>
    (await app.get(user, `/api/Sys_WorkFlow/getSteps?tableName=Production_SalesOrder&id=${key}`)).body;
  const task = async (key: number) => {
    const wheres = [{ name: 'WorkTableKey', value: `${key}` }];
    return (await app.post('admin', '/api/Sys_WorkFlowTable/Page', query(wheres))).body.rows[0];
  };
  const told = async (userId: number, key: number): Promise<readonly string[]> => {
    const { rows } = await app.context.db.query(
      'select "Title" from "Sys_Message_history" where "User_Id" = $1 and "WorkTableKey" = $2 order by "Message_Id"',
      [userId, `${key}`],
    );
    return rows.map((row) => String(row.Title));
  };

  it('those asked are told before the node is late, and their superior decides beside them when it is #W38', async () => {
    const key = await order();
    const name = `【销售订单】XS-${made}`;
    expect((await task(key)).DueDate).toBe('2026-03-05 14:00:00');
    await lapseDue(app.context);
    expect(await told(ids.buyer, key)).toEqual([`${name} 等待您审批`]);
    app.pass(3 * hour);
    await Promise.all([lapseDue(app.context), lapseDue(app.context)]);
    await lapseDue(app.context);
    expect(await told(ids.buyer, key)).toEqual([`${name} 等待您审批`, `${name} 即将超过审批时限`]);
    expect(letters.at(-1)).toMatchObject({ to: 'zhao@jig.test', subject: `${name} 即将超过审批时限` });
    const waiting = await steps('buyer', key);
    expect(waiting.list[1]).toMatchObject({
      since: '2026-03-05 10:00:00',
      due: '2026-03-05 14:00:00',
      isOverdue: false,
      limitHours: 4,
      limitThen: 'superior',
    });
    expect(waiting.list[2]).toMatchObject({ due: null, limitHours: 3, limitThen: 'administrator' });
    expect(waiting.log.at(-1)).toMatchObject({
      note: '节点【采购确认】即将超时，系统已提醒',
      stepName: '采购确认',
    });
    expect((await vote('manager', key)).message).toContain('由赵采购审批');
    app.pass(hour + 1000);
    await Promise.all([lapseDue(app.context), lapseDue(app.context)]);
    expect((await told(ids.buyer, key)).at(-1)).toBe(`${name} 已超过审批时限`);
    expect(await told(ids.manager, key)).toEqual([`${name} 等待您审批`]);
    const late = await steps('manager', key);
    expect(late).toMatchObject({ mayVote: true, waiting: { names: ['赵采购', '吴经理'] } });
    expect(late.list[1]).toMatchObject({ isOverdue: true });
    expect(late.list[1].userAuditStatuses).toMatchObject([{ isEscalated: false }, { isEscalated: true }]);
    expect(late.log.at(-1)).toMatchObject({ note: '节点【采购确认】已超时，同时请吴经理审批' });
    const many = late.log.length;
    app.pass(24 * hour);
    await lapseDue(app.context);
    expect((await steps('manager', key)).log).toHaveLength(many);
    expect((await vote('manager', key)).message).toBe('审核成功');
    expect((await vote('buyer', key)).message).toContain('由周总监审批');
    // Friday 14:00:01, three hours: Friday 17:00:01.
    expect((await task(key)).DueDate).toBe('2026-03-06 17:00:01');
    app.pass(3 * hour);
    await lapseDue(app.context);
    expect((await steps('admin', key)).mayVote).toBe(true);
    await vote('director', key);
    expect(await task(key)).toMatchObject({ AuditStatus: 1, DueDate: null });
    app.pass(-(31 * hour + 1000));
  });

  it('one document whose limit cannot be acted on keeps no other waiting, nor two processes each other', async () => {
    const [broken, whole] = [await order(), await order()];
    await app.context.db.query(
      `update "Sys_WorkFlowTable" set "State" = '{' where "WorkTableKey" = $1 and "WorkTable" = 'Production_SalesOrder'`,
      [`${broken}`],
    );
    await app.context.db.query(
      `update "Sys_WorkFlowTableAuditLog" set "Changes" = '[{' where "WorkTableKey" = $1 and "WorkTable" = 'Production_SalesOrder'`,
      [`${broken}`],
    );
    app.pass(4 * hour);
    const before = app.logged.length;
    await Promise.all([lapseDue(app.context), lapseDue(app.context), lapseDue(app.context)]);
    expect((await told(ids.manager, whole)).length).toBe(1);
    expect(app.logged.slice(before).map(({ message }) => message)).toContain(
      'the time limit of a document could not be acted on',
    );
    await app.context.db.query(
      `delete from "Sys_WorkFlowTable" where "WorkTableKey" = $1 and "WorkTable" = 'Production_SalesOrder'`,
      [`${broken}`],
    );
    app.pass(-4 * hour);
  });

  it('nobody is hurried about a document that is closed or counts no more; opened again it is late as before', async () => {
    const admin = (await app.context.rights.of(1))?.user;
    if (admin === undefined) throw new Error('no admin');
    const progress = { field: 'Remark', void: { '==': [{ var: 'Remark' }, '作废'] } };
    const published = await publish(
      app.context,
      { kind: 'design', name: 'Production_SalesOrder', patch: { table: { progress } } },
      admin,
    );
    expect(published.ok).toBe(true);
    const [closed, cancelled, other] = [await order(), await order(), await order()];
    const set = (key: number, column: string, value: unknown) =>
      app.context.db.query(`update "Production_SalesOrder" set "${column}" = $2 where "SalesOrder_Id" = $1`, [
        key,
        value,
      ]);
    await set(closed, 'IsColoseCase', 1);
    await set(cancelled, 'Remark', '作废');
    // Covers the reminder and the deadline.
    for (const hours of [3, 2]) {
      app.pass(hours * hour);
      await lapseDue(app.context);
    }
    for (const key of [closed, cancelled]) {
      expect(await told(ids.buyer, key)).toHaveLength(1);
      expect(await told(ids.manager, key)).toEqual([]);
    }
    expect(await told(ids.buyer, other)).toHaveLength(3);
    await set(closed, 'IsColoseCase', 0);
    await lapseDue(app.context);
    expect(await told(ids.buyer, closed)).toHaveLength(2);
    expect(await told(ids.manager, closed)).toHaveLength(1);
    app.pass(-5 * hour);
  });

  it('a document that has come to its end is not looked at any more, however late it was', async () => {
    const [ended, back, gone] = [await order(), await order(), await order()];
    app.pass(5 * hour);
    for (const user of ['buyer', 'director']) await vote(user, ended);
    await vote('buyer', back, 3);
    expect((await app.post('sales', `${table}/Del`, [gone])).body.message).toBe('删除成功');
    const many = (await told(ids.buyer, ended)).length;
    app.pass(24 * hour);
    await lapseDue(app.context);
    expect(await task(ended)).toMatchObject({ AuditStatus: 1, DueDate: null });
    expect(await task(back)).toMatchObject({ AuditStatus: 3, DueDate: null });
    for (const key of [ended, back, gone]) expect(await told(ids.buyer, key)).toHaveLength(many);
    app.pass(-29 * hour);
  });

  it('a document from before times were kept has no limit, and what its log tells is what it is', async () => {
    const key = await order();
    const { rows } = await app.context.db.query(
      'select "AuditLog_Id", "Changes" from "Sys_WorkFlowTableAuditLog" where "WorkTableKey" = $1',
      [`${key}`],
    );
    const old = (JSON.parse(String(rows[0]?.Changes)) as Record<string, unknown>[]).map(
      ({ at: _, due: __, remindAt: ___, ...change }) => change,
    );
    await app.context.db.query(
      'update "Sys_WorkFlowTableAuditLog" set "Changes" = $2 where "AuditLog_Id" = $1',
      [rows[0]?.AuditLog_Id, JSON.stringify(old)],
    );
    await app.context.db.query(
      `update "Sys_WorkFlowTable" set "State" = '', "DueDate" = null, "CheckDate" = null where "WorkTableKey" = $1`,
      [`${key}`],
    );
    app.pass(100 * hour);
    await lapseDue(app.context);
    const { list } = await steps('buyer', key);
    expect(list[1]).toMatchObject({ since: null, due: null, isOverdue: false, isCurrent: true });
    expect((await vote('buyer', key)).message).toBe('审核成功');
    expect((await steps('director', key)).list[2]).toMatchObject({
      isOverdue: false,
      due: expect.any(String),
    });
  });
});
