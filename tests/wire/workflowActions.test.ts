import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { end, flowOf, ids, node, publishFlow, start, through, when } from './flows.ts';
import { salesHeader, salesRows } from './orderRows.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const name = 'Production_SalesOrder';
const table = `/api/${name}`;

/** The remark of a document chooses its flow. */
const flow = (remark: string, ...nodes: readonly object[]): object =>
  flowOf(
    name,
    [{ ...start, filters: when('Remark', '=', remark) }, ...nodes, end],
    through('s', ...nodes.map((one) => (one as { id: string }).id), 'e'),
    { WorkName: remark },
  );

const flows = [
  flow(
    '经理',
    node('m', '经理审批', { userId: [ids.manager] }),
    node('d', '总监审批', { userId: [ids.director] }),
  ),
  flow('角色', node('m', '经理审批', { auditType: 2, roleId: 3 })),
  flow(
    '抄送',
    node('m', '经理审批', {
      userId: [ids.manager],
      jig: { copyTo: { userIds: [ids.planner], roleIds: [3] } },
    }),
  ),
];

describe.each(dailyKinds)('what approvers expect besides deciding, on %s', (kind) => {
  let app: TestApp;
  let made = 0;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: salesRows(100) } });
    for (const one of flows) await publishFlow(app, one);
  });
  afterAll(() => app.close());

  const order = async (remark = '经理'): Promise<number> => {
    const { body } = await app.post('sales', `${table}/Add`, {
      mainData: { ...salesHeader, SalesOrderCode: `XS-${++made}`, Remark: remark },
      detailData: [{ Product_Id: 1, Qty: 2 }],
    });
    expect(body.message).toBe('保存成功');
    return body.data.data.SalesOrder_Id;
  };
  const act = async (user: string, verb: string, key: number, more: object = {}) =>
    (await app.post(user, `/api/Sys_WorkFlow/${verb}?tableName=${name}`, { key, ...more })).body;
  const vote = async (user: string, key: number, status = 1) =>
    (await app.post(user, `${table}/audit?auditStatus=${status}&auditReason=ok`, [key])).body;
  const steps = async (user: string, key: number) =>
    (await app.get(user, `/api/Sys_WorkFlow/getSteps?tableName=${name}&id=${key}`)).body;
  const stored = async (key: number) =>
    (await app.context.db.query(`select * from "${name}" where "SalesOrder_Id" = $1`, [key])).rows[0];
  const titles = async (user: string, key: number) =>
    (await app.post(user, '/api/Sys_Message_history/getUserList')).body.data
      .filter(({ WorkTableKey }: { WorkTableKey: string }) => WorkTableKey === `${key}`)
      .map(({ Content }: { Content: string }) => Content);
  const tasks = async (user: string, value: number, key: number) =>
    (
      await app.post(
        user,
        '/api/Sys_WorkFlowTable/Page',
        query([{ name: 'WorkTableKey', value: `${key}` }], { value }),
      )
    ).body.rows.length;
  const notes = async (key: number) =>
    (await steps('sales', key)).log.map((one: Record<string, unknown>) => [
      one.kind,
      one.auditor,
      one.note,
      one.remark,
    ]);

  it('the creator withdraws before the first decision: the document is his, edited and handed in again #W36', async () => {
    const key = await order();
    expect((await steps('sales', key)).may).toEqual({
      withdraw: true,
      transfer: false,
      addSigner: false,
      urge: true,
      comment: true,
      copyTo: true,
    });
    const before = await stored(key);
    expect((await act('sales', 'withdraw', key, { reason: '数量写错了' })).message).toBe('撤回成功');
    expect(await stored(key)).toMatchObject({ AuditStatus: 3, Version: Number(before?.Version) + 1 });
    expect(await steps('sales', key)).toMatchObject({
      auditStatus: 3,
      currentStepId: null,
      mayResubmit: true,
      waiting: { kind: 'creator', names: ['李销售'] },
      may: { withdraw: false, urge: false },
    });
    expect((await vote('manager', key)).status).toBe(false);
    expect(await tasks('manager', 0, key)).toBe(0);
    // Withdrawing is no decision.
    expect(await tasks('sales', 1, key)).toBe(0);
    expect((await steps('sales', key)).log[1]).toMatchObject({ stepId: null, stepName: '经理审批' });
    expect(await titles('manager', key)).toEqual([
      `【销售订单】XS-${made} 已撤回（李销售：数量写错了）`,
      `李销售提交的【销售订单】XS-${made}已到节点【经理审批】，请审批。`,
    ]);
    expect(await titles('sales', key)).toEqual([]);
    const saved = await app.post('sales', `${table}/Update`, {
      mainData: { SalesOrder_Id: key, Linkman: '孙采购' },
    });
    expect(saved.body.message).toBe('保存成功');
    expect((await app.post('sales', `${table}/ReAudit?key=${key}`)).body.message).toBe('提交审批成功');
    expect((await vote('manager', key)).message).toBe('审核成功');
    expect((await act('sales', 'withdraw', key)).message).toBe('本轮已有审批意见，不能撤回');
    expect(await notes(key)).toEqual([
      ['submit', '李销售', '【李销售】提交了数据', null],
      ['withdraw', '李销售', '撤回，退回创建人', '数量写错了'],
      ['resubmit', '李销售', '重新提交审批', null],
      ['vote', '吴经理', '进入节点【总监审批】', 'ok'],
    ]);
  });

  it('a seat is handed to somebody else, who decides; whoever gave it still looks at the course #W36', async () => {
    const key = await order();
    const before = await stored(key);
    const sent = { userId: ids.planner, reason: '出差', stepId: 'm' };
    expect((await act('manager', 'transfer', key, sent)).message).toBe('转交成功');
    // An open editor of the document is not disturbed.
    expect((await stored(key))?.Version).toBe(before?.Version);
    const seen = await steps('planner', key);
    expect(seen).toMatchObject({ mayVote: true, waiting: { names: ['陈计划'] } });
    expect(seen.list[1].userAuditStatuses).toMatchObject([
      { user_Id: ids.planner, userName: '陈计划', auditStatus: 0, transferredFrom: '吴经理', addedBy: null },
    ]);
    expect(await titles('planner', key)).toEqual([
      `吴经理将李销售提交的【销售订单】XS-${made}（节点【经理审批】）转交给您审批：出差`,
    ]);
    expect([
      await tasks('manager', 0, key),
      await tasks('manager', 1, key),
      await tasks('planner', 0, key),
    ]).toEqual([0, 1, 1]);
    expect(await steps('manager', key)).toMatchObject({
      mayVote: false,
      may: { transfer: false, copyTo: true },
    });
    expect((await vote('manager', key)).message).toContain('由陈计划审批');
    expect((await vote('planner', key)).message).toBe('审核成功');
    expect(await stored(key)).toMatchObject({ AuditStatus: 2, Auditor: '陈计划' });
    const log = await app.context.db.query(
      `select "Changes" from "Sys_Log" where "TableKey" = $1 and "LogType" = 'Audit' order by "Id"`,
      [`${key}`],
    );
    expect(JSON.parse(String(log.rows[0]?.Changes))).toEqual({
      action: 'transfer',
      to: ids.planner,
      reason: '出差',
    });
  });

  it('a member hands a role’s seat on for all, and it goes back to the role when the other one’s account is closed', async () => {
    const key = await order('角色');
    expect((await act('manager2', 'transfer', key, { userId: ids.manager })).message).toBe(
      '【吴经理】已是当前节点【经理审批】的审批人',
    );
    expect((await act('manager2', 'transfer', key, { userId: ids.buyer })).message).toBe('转交成功');
    expect(await steps('manager', key)).toMatchObject({ mayVote: false, waiting: { names: ['赵采购'] } });
    const enable = (Enable: number) =>
      app.post('admin', '/api/Sys_User/Update', { mainData: { User_Id: ids.buyer, Enable } });
    expect((await enable(0)).body.status).toBe(true);
    expect((await steps('manager', key)).mayVote).toBe(true);
    expect((await enable(1)).body.status).toBe(true);
    expect((await vote('manager', key)).message).toBe('审核成功');
    expect(await stored(key)).toMatchObject({ AuditStatus: 1 });
  });

  it('added signers must decide before the node is passed #W36', async () => {
    const key = await order();
    const sent = { userIds: [ids.planner, ids.buyer], reason: '请看交期' };
    expect((await act('manager', 'addSigner', key, sent)).message).toBe('加签成功');
    expect((await steps('planner', key)).list[1].userAuditStatuses).toMatchObject([
      { userName: '吴经理', addedBy: null },
      { userName: '陈计划', addedBy: '吴经理', auditStatus: 0 },
      { userName: '赵采购', addedBy: '吴经理', auditStatus: 0 },
    ]);
    expect(await titles('buyer', key)).toEqual([
      `吴经理请您加签李销售提交的【销售订单】XS-${made}（节点【经理审批】）：请看交期`,
    ]);
    await vote('manager', key);
    await vote('planner', key);
    expect(await steps('buyer', key)).toMatchObject({ currentStepId: 'm', mayVote: true });
    await vote('buyer', key);
    expect(await steps('buyer', key)).toMatchObject({ currentStepId: 'd', waiting: { names: ['周总监'] } });
    expect((await notes(key))[1]).toEqual(['addSigner', '吴经理', '加签【陈计划、赵采购】', '请看交期']);
  });

  it('the creator reminds whoever is waited for, once in a while', async () => {
    const key = await order();
    expect((await act('manager', 'urge', key)).message).toBe('只有创建人和已审核过的审批人才能催办');
    expect((await act('sales', 'urge', key, { reason: '客户在等' })).message).toBe('催办成功');
    expect((await titles('manager', key))[0]).toBe(
      `催办：【销售订单】XS-${made} 等待您审批（李销售：客户在等）`,
    );
    expect(await act('sales', 'urge', key)).toMatchObject({
      status: false,
      message: '刚刚催办过，请30分钟后再试',
    });
    expect(await titles('manager', key)).toHaveLength(2);
  });

  it('comments stand in the record and decide nothing, whoever may look at the course', async () => {
    const key = await order();
    expect((await act('director', 'comment', key, { text: '先核对价格 <b>再批</b>' })).message).toBe(
      '评论成功',
    );
    expect((await act('director', 'comment', key, { text: '   ' })).message).toBe('请填写评论内容');
    expect(await titles('sales', key)).toEqual([
      `【销售订单】XS-${made} 有新评论（周总监：先核对价格 <b>再批</b>）`,
    ]);
    expect((await notes(key))[1]).toEqual(['comment', '周总监', '评论', '先核对价格 <b>再批</b>']);
    expect(await stored(key)).toMatchObject({ AuditStatus: 0 });
    // A comment is no decision.
    expect(await tasks('director', 1, key)).toBe(0);
  });

  it('a document is copied to people, who may look at its course, once each, and have read it then', async () => {
    const key = await order();
    // 郑师傅 has no right on sales orders.
    expect((await steps('worker', key)).status).toBe(false);
    const worker = await app.context.db.query(`select "User_Id" from "Sys_User" where "UserName" = 'worker'`);
    const userIds = [Number(worker.rows[0]?.User_Id), ids.buyer];
    expect((await act('sales', 'copyTo', key, { userIds, reason: '请知悉' })).message).toBe('抄送成功');
    const copies = async () =>
      (
        await app.context.db.query(
          `select "UserName", "IsRead", "Creator", "Reason" from "Sys_WorkFlowCopy" where "WorkTableKey" = $1 order by "User_Id"`,
          [`${key}`],
        )
      ).rows;
    expect(await copies()).toEqual([
      { UserName: '赵采购', IsRead: 0, Creator: '李销售', Reason: '请知悉' },
      { UserName: '郑师傅', IsRead: 0, Creator: '李销售', Reason: '请知悉' },
    ]);
    expect([
      await tasks('worker', 3, key),
      await tasks('worker', 0, key),
      await tasks('planner', 3, key),
    ]).toEqual([1, 0, 0]);
    expect(await titles('worker', key)).toEqual([`【销售订单】XS-${made} 抄送给您（李销售：请知悉）`]);
    expect(await steps('worker', key)).toMatchObject({
      status: true,
      mayVote: false,
      may: { comment: true, copyTo: false, transfer: false },
    });
    expect((await copies()).map(({ IsRead }) => IsRead)).toEqual([0, 1]);
    expect((await act('worker', 'comment', key, { text: '收到' })).message).toBe('评论成功');
    expect((await act('worker', 'copyTo', key, { userIds: [ids.planner] })).message).toBe(
      '只有创建人和审批人才能抄送单据',
    );
    expect((await vote('worker', key)).message).toContain('您不在审批人中');
    // A repeated copy replaces the first one and counts as unread.
    expect((await act('manager', 'copyTo', key, { userIds: `${userIds[0]}` })).message).toBe('抄送成功');
    expect(await copies()).toMatchObject([{}, { IsRead: 0, Creator: '吴经理', Reason: '' }]);
    const page = await app.post('worker', '/api/Sys_WorkFlowCopy/Page', query());
    expect(page.body.rows).toMatchObject([{ WorkTableCode: `XS-${made}`, UserName: '郑师傅' }]);
    const forged = await app.post('worker', '/api/Sys_WorkFlowCopy/Add', { mainData: { User_Id: 1 } });
    expect(forged.body.status).toBe(false);
    expect((await app.post('sales', `${table}/Del`, [key])).body.message).toBe('删除成功');
    expect(await copies()).toEqual([]);
  });

  it('a node copies what passes it to whom it names', async () => {
    const key = await order('抄送');
    expect(await tasks('planner', 3, key)).toBe(0);
    await vote('manager', key);
    expect(await titles('planner', key)).toEqual([
      `李销售提交的【销售订单】XS-${made}已通过节点【经理审批】，抄送给您。`,
    ]);
    const { rows } = await app.context.db.query(
      `select "UserName", "StepName" from "Sys_WorkFlowCopy" where "WorkTableKey" = $1 order by "User_Id"`,
      [`${key}`],
    );
    expect(rows).toEqual(
      ['吴经理', '陈计划', '徐经理'].map((UserName) => ({ UserName, StepName: '经理审批' })),
    );
  });

  it('a closed document is left alone', async () => {
    const key = await order();
    await app.context.db.query(`update "${name}" set "IsColoseCase" = 1 where "SalesOrder_Id" = $1`, [key]);
    for (const [user, verb, more] of [
      ['sales', 'withdraw', {}],
      ['manager', 'transfer', { userId: ids.planner }],
      ['manager', 'addSigner', { userIds: [ids.planner] }],
      ['sales', 'urge', {}],
      ['director', 'comment', { text: '晚了' }],
      ['sales', 'copyTo', { userIds: [ids.planner] }],
    ] as const)
      expect([verb, await act(user, verb, key, more)]).toMatchObject([
        verb,
        { status: false, message: '当前单据已结案，不能审核' },
      ]);
    expect(Object.values((await steps('manager', key)).may)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(await notes(key)).toHaveLength(1);
  });

  it('a repeated call under its key answers as before and is done once', async () => {
    const key = await order();
    const send = (text: string) =>
      app.post(
        'sales',
        `/api/Sys_WorkFlow/comment?tableName=${name}`,
        { key, text },
        { 'idempotency-key': `say-${key}` },
      );
    const both = await Promise.all([send('请尽快'), send('请尽快')]);
    expect(both.map(({ body }) => body.message)).toEqual(['评论成功', '评论成功']);
    expect(await notes(key)).toHaveLength(2);
    expect((await send('另一句')).body).toMatchObject({ status: false, code: '422' });
  });
});
