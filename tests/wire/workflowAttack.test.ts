import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recheckGone } from '../../server-mock/workflow/people/recheckSeats.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { end, flowOf, ids, node, publishFlow, start, through, when } from './flows.ts';
import { purchaseHeader, purchaseRows } from './orderRows.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const table = '/api/ProcureOrder';

describe.each(dailyKinds)('doors around a flow on %s', (kind) => {
  let app: TestApp;
  let flow = 0;
  let made = 0;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: purchaseRows(100) } });
    const nodes = [
      start,
      node('m', '经理审批', { userId: [ids.manager], jig: { editable: ['Remark'] } }),
      end,
    ];
    flow = await publishFlow(app, flowOf('ProcureOrder', nodes, through('s', 'm', 'e')));
  });
  afterAll(() => app.close());

  const order = async (): Promise<number> => {
    const { body } = await app.post('buyer', `${table}/Add`, {
      mainData: { ...purchaseHeader, ProcureOrderCode: `CG-${++made}` },
      detailData: [{ Product_Id: 1, Qty: 2 }],
    });
    expect(body.message).toBe('保存成功');
    return body.data.data.ProcureOrder_Id;
  };
  const vote = async (user: string, key: number, status = 1) =>
    (
      await app.post(user, `${table}/audit?auditStatus=${status}&auditReason=${encodeURIComponent('看过')}`, [
        key,
      ])
    ).body;
  const steps = async (user: string, key: number | string) =>
    (await app.get(user, `/api/Sys_WorkFlow/getSteps?tableName=ProcureOrder&id=${key}`)).body;
  const instance = async (key: number) =>
    (
      await app.context.db.query(
        `select * from "Sys_WorkFlowTable" where "WorkTable" = 'ProcureOrder' and "WorkTableKey" = $1`,
        [`${key}`],
      )
    ).rows[0];

  it('the table of approval tasks is no document: nobody resubmits or approves its rows', async () => {
    const key = await order();
    await vote('manager', key, 3);
    const task = await instance(key);
    expect(task?.AuditStatus).toBe(3);
    const again = await app.post('buyer', `/api/Sys_WorkFlowTable/ReAudit?key=${task?.WorkFlowTable_Id}`);
    expect(again.body.status).toBe(false);
    expect(await instance(key)).toMatchObject({ AuditStatus: 3, Version: task?.Version });
    const tables = (await app.get('admin', '/api/Sys_WorkFlowOption/getTableInfo')).body;
    expect(tables.map((one: { key: string }) => one.key)).not.toContain('Sys_WorkFlowTable');
  });

  it('whoever may not open the table learns nothing of its documents by voting #W71', async () => {
    const key = await order();
    const body = await vote('sales', key);
    expect(JSON.stringify(body)).not.toContain('吴经理');
  });

  it('a vote with changes about a closed document is refused with the reason', async () => {
    const key = await order();
    await app.context.db.query('update "ProcureOrder" set "IsColoseCase" = 1 where "ProcureOrder_Id" = $1', [
      key,
    ]);
    const ddm = `/api/Sys_Ddm/AuditDdm?workTable=ProcureOrder&workTableKey=${key}&auditStatus=1`;
    const { body } = await app.post('manager', ddm, { mainData: { Remark: '改' } });
    expect(body).toMatchObject({ status: false, message: '当前单据已结案，不能审核' });
    const log = await app.context.db.query(
      `select "Changes" from "Sys_Log" where "LogType" = 'Refused' and "TableKey" = $1`,
      [`${key}`],
    );
    expect(log.rows).toHaveLength(1);
  });

  it('ids beyond what a column holds are refused, never an error of the server', async () => {
    const big = '99999999999';
    for (const url of [
      `/api/Sys_WorkFlow/running?id=${big}`,
      `/api/Sys_WorkFlow/getSteps?tableName=ProcureOrder&id=${big}`,
    ]) {
      const answer = await app.get('admin', url);
      expect(answer.body).toMatchObject({ status: false, data: null });
      expect(['404', '422']).toContain(answer.body.code);
    }
    const nodes = [start, node('m', '审批', { userId: [big] }), end];
    const check = await app.post('admin', '/api/Sys_WorkFlow/check', {
      mainData: flowOf('ProcureOrder', nodes, through('s', 'm', 'e')),
    });
    expect(check.body.data.publishable).toBe(false);
  });

  it('a flow whose approver was disabled can still be switched off, and not on again', async () => {
    const nodes = [start, node('m', '经理审批', { userId: [ids.manager2] }), end];
    const own = await publishFlow(app, flowOf('Production_ProductPlan', nodes, through('s', 'm', 'e')));
    await app.post('admin', '/api/Sys_User/Update', { mainData: { User_Id: ids.manager2, Enable: 0 } });
    const turn = async (Enable: number) =>
      (await app.post('admin', '/api/Sys_WorkFlow/update', { mainData: { WorkFlow_Id: own, Enable } })).body;
    expect(await turn(0)).toMatchObject({ status: true, message: '保存成功' });
    expect(await turn(1)).toMatchObject({ status: false });
  });

  it('whoever went while a document came to him is found gone: the administrator is asked', async () => {
    const nodes = [start, node('m', '经理审批', { userId: [ids.director] }), end];
    const mainData = { ...flowOf('ProcureOrder', nodes, through('s', 'm', 'e')), WorkFlow_Id: flow };
    expect((await app.post('admin', '/api/Sys_WorkFlow/update', { mainData })).body.status).toBe(true);
    const key = await order();
    // Bypasses the hooks, like an account change that commits before the document.
    await app.context.db.query('update "Sys_User" set "Enable" = 0 where "User_Id" = $1', [ids.director]);
    await recheckGone(app.context);
    expect(await steps('admin', key)).toMatchObject({ mayVote: true, waiting: { names: ['超级管理员'] } });
    const before = { userId: [ids.manager], jig: { editable: ['Remark'] } };
    const back = flowOf('ProcureOrder', [start, node('m', '经理审批', before), end], through('s', 'm', 'e'));
    await app.post('admin', '/api/Sys_WorkFlow/update', { mainData: { ...back, WorkFlow_Id: flow } });
  });

  it('a status button with a right of its own leaves alone what is being approved, and sets no state', async () => {
    const key = await order();
    const shown = app.context.catalog.table('ProcureOrder');
    const button = {
      action: 'Mark',
      text: '标记',
      when: { root: { kind: 'literal', value: true } },
      message: '不能标记',
      right: 'Search',
      set: { Remark: '已标记', AuditStatus: 1 },
    };
    // As a schema of the installation defines it.
    Object.assign(shown ?? {}, { transitions: [button] });
    const press = async () =>
      (await app.post('buyer', `${table}/changeUpdate`, { action: 'Mark', keys: [key] })).body;
    const stored = async () =>
      (await app.context.db.query('select * from "ProcureOrder" where "ProcureOrder_Id" = $1', [key]))
        .rows[0];
    expect((await press()).message).toBe('标记成功');
    expect(await stored()).toMatchObject({ Remark: '已标记', AuditStatus: 0 });
    await app.context.db.query(
      'update "ProcureOrder" set "AuditStatus" = 2, "Remark" = null where "ProcureOrder_Id" = $1',
      [key],
    );
    expect(await press()).toMatchObject({ status: false, message: '当前单据正在流程审批中,无法进行保存' });
    expect(await stored()).toMatchObject({ Remark: null, AuditStatus: 2 });
  });

  it('a node permits no field that only approval or case closing writes', async () => {
    const nodes = [
      start,
      node('m', '审批', { userId: [ids.manager], jig: { editable: ['Remark', 'IsColoseCase'] } }),
      end,
    ];
    const check = await app.post('admin', '/api/Sys_WorkFlow/check', {
      mainData: flowOf('ProcureOrder', nodes, through('s', 'm', 'e'), { Weight: 9 }),
    });
    expect(check.body.data.issues.slice(0, 1)).toMatchObject([
      { path: '/NodeConfig/1/jig/editable/1', message: '节点【审批】不能修改字段【是否结案】' },
    ]);
  });

  it('another decision under the key of an earlier one is not answered as if it had been made #W97', async () => {
    const key = await order();
    const send = (status: number) =>
      app.post('manager', `${table}/audit?auditStatus=${status}`, [key], { 'idempotency-key': `one-${key}` });
    expect((await send(3)).body.message).toBe('审核成功');
    expect((await send(3)).body.message).toBe('审核成功');
    expect((await send(1)).body).toMatchObject({ status: false, code: '422' });
    expect((await instance(key))?.AuditStatus).toBe(3);
  });

  it('a damaged instance is told again by its log', async () => {
    const key = await order();
    await app.context.db.query(
      `update "Sys_WorkFlowTable" set "State" = '{"flow":' where "WorkTable" = 'ProcureOrder' and "WorkTableKey" = $1`,
      [`${key}`],
    );
    expect(await steps('manager', key)).toMatchObject({ status: true, mayVote: true });
    expect((await vote('manager', key)).message).toBe('审核成功');
  });

  it('a start that starts nothing does not say it did', async () => {
    await app.post('admin', '/api/Sys_WorkFlow/update', { mainData: { WorkFlow_Id: flow, Enable: 0 } });
    const key = await order();
    const started = await app.post('admin', '/api/Sys_WorkFlow/start?table=ProcureOrder', [key]);
    await app.post('admin', '/api/Sys_WorkFlow/update', { mainData: { WorkFlow_Id: flow, Enable: 1 } });
    expect(started.body.data?.started ?? 0).toBe(0);
  });

  it('examples of a check name the labels of dictionaries, and only who may make documents is warned of', async () => {
    const nodes = [
      start,
      node('m', '经理审批', { userId: [ids.planner], filters: when('Currency', 'in', ['CNY']) }),
      node('d', '采购审批', { userId: [ids.buyer], filters: when('Currency', 'in', ['CNY', 'USD']) }),
      end,
    ];
    const lines = [...through('s', 'm', 'e'), ...through('s', 'd', 'e'), ...through('s', 'e')];
    const check = await app.post('admin', '/api/Sys_WorkFlow/check', {
      mainData: flowOf('ProcureOrder', nodes, lines, { Weight: 9 }),
    });
    const said = check.body.data.issues.map((one: { message: string }) => one.message).join('\n');
    expect(said).toContain('币别 = 人民币');
    expect(said).toContain('赵采购');
    expect(said).not.toContain('节点【经理审批】的审批人');
  });
});
