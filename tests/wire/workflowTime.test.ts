import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { end, flowOf, ids, node, publishFlow, start, through } from './flows.ts';
import { salesHeader, salesRows } from './orderRows.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const table = '/api/Production_SalesOrder';

describe.each(dailyKinds)('settings of a flow on %s', (kind) => {
  let app: TestApp;
  let made = 0;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: salesRows(100) } });
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
  const vote = async (user: string, keys: readonly number[], status = 1) =>
    (await app.post(user, `${table}/audit?auditStatus=${status}&auditReason=`, keys)).body;
  const stored = async (key: number) => {
    const { body } = await app.post(
      'admin',
      `${table}/Page`,
      query([{ name: 'SalesOrder_Id', value: `${key}` }]),
    );
    return body.rows[0];
  };

  it('whether several documents may be decided in one call is the version’s they are in #Y03', async () => {
    const nodes = [start, node('m', '经理审批', { userId: [ids.manager] }), end];
    const one = flowOf('Production_SalesOrder', nodes, through('s', 'm', 'e'), { BatchAudit: 0 });
    const flowId = await publishFlow(app, one);
    const [first, second] = [await order(), await order()];
    const refused = await vote('manager', [first, second]);
    expect(refused.status).toBe(false);
    expect(refused.data.map(({ message }: { message: string }) => message)).toEqual([
      '流程【Production_SalesOrder审批】不允许批量审核，请打开单据逐个审核',
      '流程【Production_SalesOrder审批】不允许批量审核，请打开单据逐个审核',
    ]);
    expect((await vote('manager', [first])).message).toBe('审核成功');
    const { body } = await app.post('admin', '/api/Sys_WorkFlow/update', {
      mainData: { WorkFlow_Id: flowId, BatchAudit: 1, AutoPass: 2 },
    });
    expect(body).toMatchObject({ status: true });
    const third = await order();
    const mixed = await vote('manager', [second, third]);
    expect(mixed.data.map(({ status }: { status: boolean }) => status)).toEqual([false, true]);
    expect(await stored(third)).toMatchObject({ AuditStatus: 1 });
    expect(await stored(second)).toMatchObject({ AuditStatus: 0 });
    const old = await app.context.flows.version(app.context.db, { id: flowId, version: 1 });
    const now = await app.context.flows.version(app.context.db, { id: flowId, version: 2 });
    expect([old?.batch, old?.autoPass, now?.batch, now?.autoPass]).toEqual([false, 0, true, 2]);
  });

  it('a version from before the settings were there says their defaults, and a save that says them makes no new one', async () => {
    const nodes = [start, node('m', '经理审批', { userId: [ids.manager] }), end];
    const id = await publishFlow(app, flowOf('ProcureOrder', nodes, through('s', 'm', 'e')));
    await app.context.db.query(
      `update "jig_schema_version" set "Patch" = ("Patch"::jsonb - 'AutoPass' - 'BatchAudit')::text where "Kind" = 'workflow' and "Name" = $1`,
      [`${id}`],
    );
    const read = await app.context.flows.version(app.context.db, { id, version: 1 });
    expect(read).toMatchObject({ batch: true, autoPass: 0 });
    await app.post('admin', '/api/Sys_WorkFlow/update', { mainData: { WorkFlow_Id: id, AutoPass: 0 } });
    const { body } = await app.post(
      'admin',
      '/api/Sys_WorkFlow/Page',
      query([{ name: 'WorkFlow_Id', value: `${id}` }]),
    );
    expect(body.rows[0]).toMatchObject({ PublishedVersion: 1 });
  });

  it('who approved in the round passes again by himself: seats, record and lists say so #W39', async () => {
    const nodes = [
      start,
      node('m', '经理审批', { userId: [ids.manager] }),
      node('c', '会签', { userId: [ids.manager, ids.director], auditMethod: 1 }),
      node('r', '经理复核', { userId: [ids.manager, ids.manager2] }),
      end,
    ];
    const { body } = await app.post(
      'admin',
      '/api/Sys_WorkFlow/Page',
      query([{ name: 'WorkTable', value: 'Production_SalesOrder' }]),
    );
    await app.post('admin', '/api/Sys_WorkFlow/update', {
      mainData: {
        ...flowOf('Production_SalesOrder', nodes, through('s', 'm', 'c', 'r', 'e'), { AutoPass: 1 }),
        WorkFlow_Id: body.rows[0].WorkFlow_Id,
      },
    });
    const key = await order();
    expect((await vote('manager', [key])).message).toBe('审核成功');
    const steps = async (user: string) =>
      (await app.get(user, `/api/Sys_WorkFlow/getSteps?tableName=Production_SalesOrder&id=${key}`)).body;
    const seen = await steps('manager');
    expect(seen).toMatchObject({ currentStepId: 'c', mayVote: false, waiting: { names: ['周总监'] } });
    expect(seen.list[2].userAuditStatuses).toMatchObject([
      { userName: '吴经理', auditStatus: 1, isAuto: true, remark: '同一审批人在本轮已审批通过' },
      { userName: '周总监', auditStatus: 0, isAuto: false },
    ]);
    // The forecast includes automatic approvals: the manager passes again.
    expect(seen.list[3].userAuditStatuses).toMatchObject([
      { userName: '吴经理', auditStatus: null, isAuto: true },
      { userName: '徐经理', auditStatus: null, isAuto: false },
    ]);
    await vote('director', [key]);
    expect(await stored(key)).toMatchObject({ AuditStatus: 1 });
    const { log } = await steps('manager');
    expect(log.slice(-3)).toMatchObject([
      { auditor: '吴经理', stepName: '会签', remark: '同一审批人在本轮已审批通过', note: '系统自动通过' },
      { auditor: '周总监', stepName: '会签', auditStatus: 1 },
      { auditor: '吴经理', stepName: '经理复核', auditStatus: 1, note: '系统自动通过' },
    ]);
  });
});
