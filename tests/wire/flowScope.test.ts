import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../server-mock/publishing/publish.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { end, flowOf, ids, node, publishFlow, start, through } from './flows.ts';
import { purchaseHeader, purchaseRows } from './orderRows.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const flow = flowOf(
  'ProcureOrder',
  [start, node('n1', '总监审批', { userId: [ids.director] }), end],
  through('s', 'n1', 'e'),
  { AuditingEdit: 1 },
);

/** The manager may edit flows, but sees only purchase orders of the own team. */
describe.each(dailyKinds)('an administrator of flows who sees some documents only, on %s', (kind) => {
  let app: TestApp;
  let flowId: number;
  let made = 0;
  /** One saved before the flow existed, one under way in its first version. */
  const before = { buyer: 0, director: 0 };
  const under = { buyer: 0, director: 0 };

  const order = async (user: string): Promise<number> => {
    const { body } = await app.post(user, '/api/ProcureOrder/Add', {
      mainData: { ...purchaseHeader, ProcureOrderCode: `CG-${++made}` },
      detailData: [{ Product_Id: 1, Qty: 2 }],
    });
    expect(body.message).toBe('保存成功');
    return body.data.data.ProcureOrder_Id;
  };
  const unstarted = async (user: string) =>
    (await app.get(user, '/api/Sys_WorkFlow/unstarted?table=ProcureOrder')).body.data;
  const running = async (user: string) =>
    (await app.get(user, `/api/Sys_WorkFlow/running?id=${flowId}`)).body.data;

  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: purchaseRows(100) } });
    const { db, changes } = app.context;
    await db.query(
      `update "Sys_RoleAuth" set "AuthValue" = 'Search,Add,Update' where "Menu_Id" = 53
       and "Role_Id" = (select "Role_Id" from "Sys_Role" where "RoleName" = '经理')`,
    );
    changes.bump(['Sys_RoleAuth']);
    const admin = (await app.context.rights.of(1))?.user;
    if (admin === undefined) throw new Error('no admin');
    const scoped = { kind: 'design', name: 'ProcureOrder', patch: { table: { userPermissionDesc: true } } };
    expect(await publish(app.context, { ...scoped, kind: 'design' }, admin)).toMatchObject({ ok: true });
    for (const user of ['buyer', 'director'] as const) before[user] = await order(user);
    flowId = await publishFlow(app, flow);
    for (const user of ['buyer', 'director'] as const) under[user] = await order(user);
    const next = {
      ...flow,
      WorkFlow_Id: flowId,
      Remark: '第二版',
      NodeConfig: `${Reflect.get(flow, 'NodeConfig')} `,
    };
    const saved = await app.post('admin', '/api/Sys_WorkFlow/update', { mainData: next });
    expect(saved.body.data.data).toMatchObject({ PublishedVersion: 2 });
  });
  afterAll(() => app.close());

  it('is told how many there are, and the names of his own', async () => {
    expect(await unstarted('manager')).toEqual({
      total: 2,
      hidden: 1,
      list: [{ key: `${before.buyer}`, label: 'CG-1' }],
    });
    const { total, hidden, list } = await running('manager');
    expect([total, hidden]).toEqual([2, 1]);
    expect(list).toMatchObject([{ key: `${under.buyer}`, label: 'CG-3', mayMove: true }]);
    expect(await unstarted('admin')).toMatchObject({ total: 2, hidden: 0 });
    expect((await running('admin')).list).toHaveLength(2);
  });

  it('moves and starts no other: they are not there for him', async () => {
    const moved = await app.post('manager', `/api/Sys_WorkFlow/move?id=${flowId}`, [
      under.director,
      under.buyer,
    ]);
    expect(moved.body.data).toMatchObject([
      { key: `${under.director}`, status: false, message: '当前单据不在审批中' },
      { key: `${under.buyer}`, status: true },
    ]);
    expect(await running('admin')).toMatchObject({
      total: 1,
      list: [{ key: `${under.director}`, version: 1 }],
    });
    const keys = [before.director, before.buyer];
    const started = await app.post('manager', '/api/Sys_WorkFlow/start?table=ProcureOrder', keys);
    expect(started.body.data).toEqual({ started: 1 });
    expect(await unstarted('admin')).toMatchObject({ total: 1, list: [{ key: `${before.director}` }] });
  });

  it('without the right to list them he is told the count alone', async () => {
    const { db, changes } = app.context;
    await db.query(
      `delete from "Sys_RoleAuth" where "Role_Id" = (select "Role_Id" from "Sys_Role" where "RoleName" = '经理')
       and "Menu_Id" <> 53`,
    );
    changes.bump(['Sys_RoleAuth']);
    expect(await unstarted('manager')).toEqual({ total: 1, hidden: 1, list: [] });
    expect(await running('manager')).toMatchObject({ total: 1, hidden: 1, list: [] });
  });
});
