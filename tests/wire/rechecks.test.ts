import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Rechecks } from '../../server-mock/workflow/people/Rechecks.ts';
import { recheckGone } from '../../server-mock/workflow/people/recheckSeats.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { end, flowOf, ids, node, publishFlow, start, through, when } from './flows.ts';
import { salesHeader, salesRows } from './orderRows.ts';
import { cloneOrders, standingOf } from './raceDocuments.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const table = 'Production_SalesOrder';
const flow = (name: string, approver: object): object =>
  flowOf(
    table,
    [{ ...start, filters: when('Remark', '=', name) }, node('n1', name, approver), end],
    through('s', 'n1', 'e'),
    { WorkName: name },
  );

/** An account that leaves may have thousands of documents waiting. */
describe.each(dailyKinds)('an approver of many documents goes, on %s', (kind) => {
  let app: TestApp;
  let managers = 0;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: salesRows(100) } });
    const dic = await app.get('admin', '/api/Sys_WorkFlow/getNodeDic');
    managers = dic.body.roles.find(({ value }: { value: string }) => value === '经理').key;
    await publishFlow(app, flow('总监', { userId: [ids.director] }));
    await publishFlow(app, flow('经理', { auditType: 2, roleId: managers }));
  });
  afterAll(() => app.close());

  /** Creates orders of one flow, each waiting for its first node. */
  const orders = async (name: string, count: number): Promise<readonly number[]> => {
    const { body } = await app.post('sales', `/api/${table}/Add`, {
      mainData: { ...salesHeader, Remark: name },
      detailData: [{ Product_Id: 1, Qty: 2 }],
    });
    const first: number = body.data.data.SalesOrder_Id;
    return [first, ...(await cloneOrders(app.context.db, first, count - 1))];
  };
  const set = async (User_Id: number, values: object): Promise<void> => {
    const { body } = await app.post('admin', '/api/Sys_User/Update', { mainData: { User_Id, ...values } });
    expect(body.message).toBe('保存成功');
  };
  const turn = (User_Id: number, Enable: number) => set(User_Id, { Enable });
  const asked = async (keys: readonly number[]): Promise<Readonly<Record<string, number>>> => {
    const found: Record<string, number> = {};
    for (const key of keys) {
      const { instance, replayed, seats } = await standingOf(app.context.db, key);
      expect(replayed).toEqual(instance);
      const holders = seats.filter((one) => one.endsWith(' 0')).join();
      found[holders] = (found[holders] ?? 0) + 1;
    }
    return found;
  };
  /** Counts the statements of a save and its wakes of the background check. The check itself does not run. */
  const counted = async (run: () => Promise<void>) => {
    const { db, rechecks } = app.context;
    const { query, transaction } = db;
    const counts = { statements: 0, woken: 0 };
    const asleep = new Rechecks(
      async () => void counts.woken++,
      () => {},
    );
    Object.assign(app.context, { rechecks: asleep });
    Object.assign(db, {
      query: (...sent: Parameters<typeof query>) => {
        counts.statements++;
        return query.apply(db, sent);
      },
      transaction: ((work, options) =>
        transaction.call(
          db,
          (tx) =>
            work({
              query: (...sent) => {
                counts.statements++;
                return tx.query(...sent);
              },
            }),
          options,
        )) as typeof transaction,
    });
    try {
      await run();
      await asleep.settled();
    } finally {
      Object.assign(db, { query, transaction });
      Object.assign(app.context, { rechecks });
    }
    return counts;
  };

  it('saving him takes as many statements for ninety documents as for twenty, the rest is woken', async () => {
    const few = await orders('总监', 20);
    const forFew = await counted(() => turn(ids.director, 0));
    await recheckGone(app.context);
    expect(await asked(few)).toEqual({ '总监/超级管理员 0': 20 });
    await turn(ids.director, 1);
    await app.context.rechecks.settled();
    const many = await orders('总监', 90);
    const forMany = await counted(() => turn(ids.director, 0));
    expect(forMany).toEqual({ statements: forFew.statements, woken: 1 });
    expect(await asked(many)).toEqual({ '总监/周总监 0': 80, '总监/超级管理员 0': 10 });
    // The process ended here: the next one continues its work and repeats nothing.
    await recheckGone(app.context);
    expect(await asked(many)).toEqual({ '总监/超级管理员 0': 90 });
    const events = async () =>
      Promise.all(many.map(async (key) => (await standingOf(app.context.db, key)).events));
    const before = await events();
    await Promise.all([recheckGone(app.context), recheckGone(app.context)]);
    expect(await events()).toEqual(before);
    await turn(ids.director, 1);
  });

  it('the rest is looked at in the background, at once', async () => {
    const keys = await orders('总监', 25);
    await turn(ids.director, 0);
    await app.context.rechecks.settled();
    expect(await asked(keys)).toEqual({ '总监/超级管理员 0': 25 });
    await turn(ids.director, 1);
  });

  it('two looks at once, and one told to end, look at every document once in all', async () => {
    const keys = await orders('总监', 60);
    await app.context.db.query('update "Sys_User" set "Enable" = 0 where "User_Id" = $1', [ids.director]);
    await recheckGone(app.context, () => true);
    expect(await asked(keys)).toEqual({ '总监/周总监 0': 10, '总监/超级管理员 0': 50 });
    await Promise.all([recheckGone(app.context), recheckGone(app.context)]);
    for (const key of keys) expect(await standingOf(app.context.db, key)).toMatchObject({ events: 2 });
    await app.context.db.query('update "Sys_User" set "Enable" = 1 where "User_Id" = $1', [ids.director]);
  });

  it('documents of a role that others are in are not touched when one leaves it, and all of them when the last does', async () => {
    const keys = await orders('经理', 3);
    await turn(ids.manager, 0);
    expect(await asked(keys)).toEqual({ '经理/经理 0': 3 });
    const events = await Promise.all(keys.map(async (key) => (await standingOf(app.context.db, key)).events));
    expect(events).toEqual([1, 1, 1]);
    await turn(ids.manager2, 0);
    expect(await asked(keys)).toEqual({ '经理/超级管理员 0': 3 });
    for (const user of [ids.manager, ids.manager2]) await turn(user, 1);
  });

  it('a role whose only member left has decided in the node already is waited for no more', async () => {
    const [key = 0] = await orders('经理', 1);
    const sent = { key, userIds: [ids.planner], reason: '请核对' };
    const added = await app.post('manager', `/api/Sys_WorkFlow/addSigner?tableName=${table}`, sent);
    expect(added.body.status).toBe(true);
    const voted = await app.post('planner', `/api/${table}/audit?auditStatus=1&auditReason=`, [key]);
    expect(voted.body.message).toBe('审核成功');
    const { rows } = await app.context.db.query('select "RoleIds" from "Sys_User" where "User_Id" = $1', [
      ids.planner,
    ]);
    const RoleIds = String(rows[0]?.RoleIds);
    await set(ids.planner, { RoleIds: `${RoleIds},${managers}` });
    await turn(ids.manager, 0);
    expect(await asked([key])).toEqual({ '经理/经理 0': 1 });
    await turn(ids.manager2, 0);
    expect(await asked([key])).toEqual({ '经理/超级管理员 0': 1 });
    await set(ids.planner, { RoleIds });
    for (const user of [ids.manager, ids.manager2]) await turn(user, 1);
  });
});
