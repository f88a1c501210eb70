import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { HookInput } from '../../server-mock/context/Hook.ts';
import { substituteTold } from '../../server-mock/workflow/hooks/substituteTold.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { type EventReader, openEvents } from './eventReader.ts';
import { end, flowOf, ids, node, publishFlow, start, through } from './flows.ts';
import { salesHeader, salesRows } from './orderRows.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const table = '/api/Production_SalesOrder';
const substitutes = '/api/Sys_WorkFlowSubstitute';
const day = 24 * 3_600_000;
/** 质检, whose role hides sales orders. */
const quality = 8;

/** Two managers countersign, then the director. Today is Thursday 2026-03-05. */
const flow = flowOf(
  'Production_SalesOrder',
  [
    start,
    node('n1', '经理会签', { userId: [ids.manager, ids.manager2], auditMethod: 1, sendMail: 1 }),
    node('n2', '总监审批', { userId: [ids.director] }),
    end,
  ],
  through('s', 'n1', 'n2', 'e'),
);

describe.each(dailyKinds)('substitutes on %s', (kind) => {
  let app: TestApp;
  let made = 0;
  const letters: { to: string; text: string }[] = [];
  beforeAll(async () => {
    const mailer = { send: async (mail: { to: string; text: string }) => void letters.push(mail) };
    app = await openTestApp(kind, { file: { rows: salesRows(100) }, mailer, minutes: 100_000 });
    await publishFlow(app, flow);
  });
  afterAll(() => app.close());

  const order = async (): Promise<number> => {
    const { body } = await app.post('sales', `${table}/Add`, {
      mainData: { ...salesHeader, SalesOrderCode: `DL-${++made}` },
      detailData: [{ Product_Id: 1, Qty: 2 }],
    });
    expect(body.message).toBe('保存成功');
    return body.data.data.SalesOrder_Id;
  };
  const vote = async (user: string, key: number, status = 1) =>
    (await app.post(user, `${table}/audit?auditStatus=${status}&auditReason=同意`, [key])).body;
  const steps = async (user: string, key: number) =>
    (await app.get(user, `/api/Sys_WorkFlow/getSteps?tableName=Production_SalesOrder&id=${key}`)).body;
  const tasks = async (user: string, value = '0') =>
    (await app.post(user, '/api/Sys_WorkFlowTable/Page', query([], { value }))).body;
  const save = async (user: string, mainData: object, verb = 'Add') =>
    (await app.post(user, `${substitutes}/${verb}`, { mainData })).body;
  const days = (BeginDate: string, EndDate = BeginDate) => ({ BeginDate, EndDate });
  const kept: number[] = [];
  const set = async (user: string, mainData: object): Promise<number> => {
    const body = await save(user, mainData);
    expect(body.message).toBe('保存成功');
    const id = body.data.data.Substitution_Id;
    kept.push(id);
    return id;
  };
  const clear = async (): Promise<void> => {
    await app.post('admin', `${substitutes}/Del`, kept.splice(0));
    expect((await app.post('admin', `${substitutes}/Page`, query())).body.total).toBe(0);
  };

  it('sees, is told and decides while it lasts: his name stands beside whose seat it is #W37', async () => {
    await app.post('admin', '/api/Sys_User/Update', {
      mainData: { User_Id: quality, Mail: 'quality@jig.test' },
    });
    const before = await order();
    expect((await steps('quality', before)).status).toBe(false);
    await set('manager', { Substitute_Id: quality, ...days('2026-03-05', '2026-03-06') });
    const notes = await app.post('quality', '/api/Sys_Message_history/getUserList');
    expect(notes.body.data[0]).toMatchObject({
      Title: '【吴经理】请您代理审批',
      Content: '2026-03-05至2026-03-06，【吴经理】的审批由您代理：全部单据',
      WorkTable: 'Sys_WorkFlowSubstitute',
      WorkTableKey: expect.stringMatching(/^[1-9]\d*$/),
    });
    const key = await order();
    expect(letters.filter(({ to }) => to === 'quality@jig.test').map(({ text }) => text)).toEqual([
      expect.stringContaining('（您是吴经理的代理人）'),
    ]);
    for (const one of [before, key]) {
      const seen = await steps('quality', one);
      expect(seen).toMatchObject({ mayVote: true, waiting: { names: ['吴经理', '徐经理'] } });
      expect(seen.list[1].isCurrentUser).toBe(true);
      expect(seen.list[1].userAuditStatuses).toMatchObject([
        {
          userName: '吴经理',
          substitutes: [{ name: expect.any(String), until: '2026-03-06' }],
          substituteFor: null,
        },
        { userName: '徐经理', substitutes: [] },
      ]);
    }
    expect((await tasks('quality')).total).toBe(2);
    expect((await vote('quality', key)).message).toBe('审核成功');
    const after = await steps('quality', key);
    const name = after.list[1].userAuditStatuses[0].userName;
    expect(after.list[1].userAuditStatuses[0]).toMatchObject({ auditStatus: 1, substituteFor: '吴经理' });
    expect(after.log.at(-1)).toMatchObject({ auditor: `${name} 代 吴经理`, remark: '同意' });
    expect(after.mayVote).toBe(false);
    expect((await vote('quality', key)).message).toBe('您已审核过当前节点，不能重复审核');
    expect((await vote('manager', key)).message).toContain('由徐经理审批');
    const seats = await app.post(
      'admin',
      '/api/Sys_WorkFlowTableUserAuditStatus/Page',
      query([{ name: 'WorkTableKey', value: `${key}` }]),
    );
    expect(seats.body.rows.map((row: { Auditor: string }) => row.Auditor).sort()).toEqual(
      [null, `${name} 代 吴经理`].sort(),
    );
    // Other rows of the list stay limited by role.
    expect(
      (await app.post('quality', `${table}/Update`, { mainData: { SalesOrder_Id: before, Remark: '改' } }))
        .body.status,
    ).toBe(false);
    await clear();
  });

  it('has no right before the first day, none after the last, whatever he could see between', async () => {
    const key = await order();
    const tomorrow = await set('manager2', { Substitute_Id: ids.buyer, ...days('2026-03-06') });
    expect((await vote('buyer', key)).status).toBe(false);
    expect((await steps('buyer', key)).status).toBe(false);
    app.pass(day);
    expect((await steps('buyer', key)).mayVote).toBe(true);
    app.pass(day);
    expect((await steps('buyer', key)).status).toBe(false);
    expect((await tasks('buyer')).total).toBe(0);
    const late = await vote('buyer', key);
    expect(late.status).toBe(false);
    expect(late.message).not.toContain('DL-');
    app.pass(-2 * day);
    await save('manager2', { Substitution_Id: tomorrow, Enable: 0, ...days('2026-03-05') }, 'Update');
    expect((await steps('buyer', key)).status).toBe(false);
    await clear();
  });

  it('is counted anew when a day of the business zone begins, and his lists are read again', async () => {
    const beat = 20_000;
    const [hour, untilMidnight] = [3_600_000, 14 * 3_600_000];
    await order();
    await set('manager2', { Substitute_Id: ids.buyer, ...days('2026-03-06') });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const open: EventReader[] = [];
    try {
      for (const user of ['buyer', 'planner']) open.push(await openEvents(app, user));
      const [buyer, planner] = open as [EventReader, EventReader];
      const { data: before } = await buyer.until('inbox');
      await buyer.until('place');
      await planner.until('place');
      expect(before.waiting).toBe(0);
      /** Advances the clock to the next beat of the streams; returns the new events. */
      const at = async (later: number, reader: EventReader): Promise<readonly string[]> => {
        app.pass(later);
        const from = reader.seen.length;
        vi.advanceTimersByTime(beat);
        await reader.until('comment');
        return reader.seen.slice(from).map(({ event }) => event);
      };
      // In UTC both times fall on the same day.
      expect(await at(untilMidnight - 1_000, buyer)).toEqual(['comment']);
      await at(2_000, planner);
      const { total } = await tasks('buyer');
      expect(total).toBeGreaterThan(0);
      await buyer.until('inbox', { waiting: total });
      await buyer.until('flow', { table: null, key: null });
      // The last day is over.
      await at(24 * hour, planner);
      await buyer.until('inbox', { waiting: 0 });
      await buyer.until('flow', { table: null, key: null });
      // Users with unchanged counts get no event.
      expect(planner.seen.filter(({ event }) => event === 'flow')).toEqual([]);
      app.pass(-untilMidnight - 24 * hour - 1_000);
    } finally {
      vi.useRealTimers();
      await Promise.all(open.map((reader) => reader.close()));
    }
    await clear();
  });

  it('does not decide about own documents, unless the flow allows it', async () => {
    const key = await order();
    await set('manager', { Substitute_Id: ids.sales, ...days('2026-03-05') });
    const seen = await steps('sales', key);
    expect(seen.mayVote).toBe(false);
    expect(seen.list[1].userAuditStatuses[0].substitutes).toMatchObject([{ isBarred: true }]);
    expect((await tasks('sales')).total).toBe(0);
    expect((await vote('sales', key)).message).toContain('您是提交人，不能代理审批自己的单据');
    // As a substitute, sales may decide about documents of other users.
    const { body } = await app.post('admin', `${table}/Add`, {
      mainData: { ...salesHeader, SalesOrderCode: `DL-${++made}` },
      detailData: [{ Product_Id: 1, Qty: 2 }],
    });
    expect((await steps('sales', body.data.data.SalesOrder_Id)).mayVote).toBe(true);
    // The approver decides as ever.
    expect((await vote('manager', key)).message).toBe('审核成功');
    const { rows } = await app.context.db.query(
      `select "WorkFlow_Id" as id from "Sys_WorkFlow" where "WorkTable" = 'Production_SalesOrder' and "Enable" = 1`,
    );
    const allow = async (SelfSubstitute: number) =>
      (
        await app.post('admin', '/api/Sys_WorkFlow/Update', {
          mainData: { WorkFlow_Id: rows[0]?.id, SelfSubstitute },
        })
      ).body.message;
    expect(await allow(1)).toBe('保存成功');
    const allowed = await order();
    expect((await steps('sales', allowed)).list[1].userAuditStatuses[0].substitutes).toMatchObject([
      { isBarred: false },
    ]);
    expect((await tasks('sales')).total).toBe(2);
    expect((await vote('sales', allowed)).message).toBe('审核成功');
    await allow(0);
    await clear();
  });

  it('stands for documents of one table only where it is named', async () => {
    const key = await order();
    await set('manager', { Substitute_Id: ids.buyer, WorkTable: 'ProcureOrder', ...days('2026-03-05') });
    expect((await steps('buyer', key)).status).toBe(false);
    await set('manager', {
      Substitute_Id: ids.buyer,
      WorkTable: 'Production_SalesOrder',
      ...days('2026-03-05'),
    });
    expect((await steps('buyer', key)).mayVote).toBe(true);
    const { body } = await app.post('manager', `${substitutes}/Page`, query());
    expect(body.rows.map((row: { WorkTable: string }) => row.WorkTable).sort()).toEqual([
      'ProcureOrder',
      'Production_SalesOrder',
    ]);
    await clear();
  });

  it('a vote decides every seat he holds or stands for, through a chain of three', async () => {
    await set('admin', {
      User_Id: ids.manager,
      Substitute_Id: ids.buyer,
      ...days('2026-03-01', '2026-03-31'),
    });
    await set('buyer', { Substitute_Id: quality, ...days('2026-03-05', '2026-03-05') });
    await set('quality', { Substitute_Id: ids.manager2, ...days('2026-03-05', '2026-03-09') });
    const key = await order();
    expect((await steps('manager2', key)).list[1].userAuditStatuses[0].substitutes).toEqual([
      // A chain ends with its earliest link.
      { name: '赵采购', until: '2026-03-31', isBarred: false },
      { name: expect.any(String), until: '2026-03-05', isBarred: false },
      { name: '徐经理', until: '2026-03-05', isBarred: false },
    ]);
    expect((await vote('manager2', key)).message).toBe('审核成功');
    const { list, log, currentStepId } = await steps('manager2', key);
    expect(currentStepId).toBe('n2');
    expect(list[1].userAuditStatuses).toMatchObject([
      { userName: '徐经理', substituteFor: '吴经理' },
      { userName: '徐经理', substituteFor: null },
    ]);
    expect(log.at(-1)).toMatchObject({ auditor: '徐经理（并代 吴经理）' });
    await clear();
  });

  it('refuses what would hand rights to oneself or lead nowhere', async () => {
    const mine = days('2026-03-05', '2026-03-06');
    const grab = await save('quality', { User_Id: ids.director, Substitute_Id: quality, ...mine });
    expect(grab).toMatchObject({
      status: false,
      message: expect.stringContaining('只能为自己设置代理人，不能替【周总监】设置'),
    });
    const own = await set('director', { Substitute_Id: ids.manager, ...mine });
    const bend = await save('manager', { Substitution_Id: own, EndDate: '2027-03-06' }, 'Update');
    expect(bend.message).toContain('只能为自己设置代理人');
    const gone = await app.post('manager', `${substitutes}/Del`, [own]);
    expect(gone.body.status).toBe(false);
    const turn = await save('director', { Substitution_Id: own, User_Id: ids.manager2 }, 'Update');
    expect(turn.message).toContain('不能替【徐经理】设置');
    expect((await save('director', { Substitute_Id: ids.director, ...mine })).message).toContain(
      '代理人不能是本人',
    );
    expect((await save('director', { Substitute_Id: 99_999, ...mine })).message).toContain('不在可选范围内');
    const wrongDays = await save('director', {
      Substitute_Id: ids.manager,
      ...days('2026-03-06', '2026-03-05'),
    });
    expect(wrongDays.message).toContain('结束日期2026-03-05不能早于开始日期2026-03-06');
    expect(
      (await save('director', { Substitute_Id: ids.manager, WorkTable: 'Sys_Nothing', ...mine })).status,
    ).toBe(false);
    await app.post('admin', '/api/Sys_User/Update', { mainData: { User_Id: ids.buyer, Enable: 0 } });
    expect((await save('director', { Substitute_Id: ids.buyer, ...mine })).message).toContain('已停用');
    await app.post('admin', '/api/Sys_User/Update', { mainData: { User_Id: ids.buyer, Enable: 1 } });
    expect((await app.post('quality', `${substitutes}/Page`, query())).body.total).toBe(0);
    expect((await app.post('manager', `${substitutes}/Page`, query())).body.total).toBe(1);
    await clear();
  });

  it('a chain that leads back to itself is refused by name, on common days and documents only, and of two at once one #W37', async () => {
    await set('director', { Substitute_Id: ids.manager, ...days('2026-03-05', '2026-03-10') });
    await set('manager', { Substitute_Id: ids.manager2, ...days('2026-03-08', '2026-03-12') });
    const circle = await save('manager2', {
      Substitute_Id: ids.director,
      ...days('2026-03-10', '2026-03-20'),
    });
    expect(circle.message).toContain('代理关系形成循环：徐经理→周总监→吴经理→徐经理');
    const later = await set('manager2', { Substitute_Id: ids.director, ...days('2026-03-11', '2026-03-20') });
    const wider = await save('manager2', { Substitution_Id: later, BeginDate: '2026-03-09' }, 'Update');
    expect(wider.message).toContain('徐经理→周总监→吴经理→徐经理');
    await clear();
    await set('director', { Substitute_Id: ids.manager, WorkTable: 'ProcureOrder', ...days('2026-03-05') });
    await set('manager', {
      Substitute_Id: ids.director,
      WorkTable: 'Production_SalesOrder',
      ...days('2026-03-05'),
    });
    await clear();
    const both = await Promise.all([
      save('director', { Substitute_Id: ids.manager, ...days('2026-03-05') }),
      save('manager', { Substitute_Id: ids.director, ...days('2026-03-05') }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([false, true]);
    kept.push(...both.flatMap((body) => (body.status ? [body.data.data.Substitution_Id] : [])));
    await clear();
  });
});

describe('a new substitute', () => {
  it('is told before anybody counts what is unread', async () => {
    const order: string[] = [];
    const db = {
      query: async (sql: string) => {
        if (sql.startsWith('insert')) order.push('message');
        return { rows: [], affected: 0 };
      },
    };
    const context = {
      catalog: { source: { table: () => undefined } },
      clock: { now: () => '2026-03-05 08:00:00' },
      changes: { bump: () => order.push('forget') },
      events: { told: () => order.push('count') },
    };
    // Only the members of call and table that the hook uses.
    await substituteTold({
      call: { context },
      db,
      moment: 'addAfter',
      table: { table: 'Sys_WorkFlowSubstitute', cnName: '审批代理', key: 'Substitution_Id' },
      stored: undefined,
      values: { Substitution_Id: 1, User_Id: ids.director, Substitute_Id: ids.manager, Enable: 1 },
      details: {},
    } as unknown as HookInput);
    expect(order).toEqual(['message', 'forget', 'count']);
  });
});
