import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { end, flowOf, ids, node, publishFlow, start, through, when } from './flows.ts';
import { salesHeader, salesRows } from './orderRows.ts';
import { importFile, workbook } from './sheetFile.ts';
import { sheetsOf } from './sheetOf.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const table = '/api/Production_SalesOrder';

/** Two managers countersign; over 100,000 the director decides too. */
const salesFlow = flowOf(
  'Production_SalesOrder',
  [
    start,
    node('n1', '经理会签', { userId: [ids.manager, ids.manager2], auditMethod: 1 }),
    node('n2', '总监审批', { userId: [ids.director], auditRefuse: 1 }),
    end,
  ],
  [
    ...through('s', 'n1'),
    { from: 'n1', to: 'n2', label: '大额', filters: when('TotalWithTax', '>', 100000) },
    ...through('n1', 'e'),
    ...through('n2', 'e'),
  ],
);

describe.each(dailyKinds)('documents in a flow on %s', (kind) => {
  let app: TestApp;
  let made = 0;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: salesRows(100) } });
    await publishFlow(app, salesFlow);
  });
  afterAll(() => app.close());

  const order = async (qty = 2): Promise<number> => {
    const { body } = await app.post('sales', `${table}/Add`, {
      mainData: { ...salesHeader, SalesOrderCode: `XS-${++made}` },
      detailData: [{ Product_Id: 1, Qty: qty }],
    });
    expect(body.message).toBe('保存成功');
    return body.data.data.SalesOrder_Id;
  };
  const read = async (key: number, user = 'manager') => {
    const { body } = await app.post(
      user,
      `${table}/Page`,
      query([{ name: 'SalesOrder_Id', value: `${key}` }]),
    );
    return body.rows[0];
  };
  const vote = async (user: string, key: number, status: number, more = '', body: unknown = [key]) =>
    (
      await app.post(
        user,
        `${table}/audit?auditStatus=${status}&auditReason=${encodeURIComponent('看过')}${more}`,
        body,
      )
    ).body;

  it('are countersigned by two, and approved when both agreed', async () => {
    const key = await order();
    expect(await read(key)).toMatchObject({ AuditStatus: 0 });
    expect((await vote('manager', key, 1)).message).toBe('审核成功');
    expect(await read(key)).toMatchObject({ AuditStatus: 2, Auditor: '吴经理', AuditReason: '看过' });
    expect((await vote('manager', key, 1)).message).toBe('您已审核过当前节点，不能重复审核');
    expect((await vote('director', key, 1)).message).toBe('当前节点【经理会签】由徐经理审批，您不在审批人中');
    expect((await vote('manager2', key, 1)).message).toBe('审核成功');
    expect(await read(key)).toMatchObject({ AuditStatus: 1, Auditor: '徐经理' });
  });

  it('over the limit go on to the director, whose rejection sends them back to the managers #M11', async () => {
    const key = await order(2000);
    await vote('manager', key, 1);
    await vote('manager2', key, 1);
    expect(await read(key)).toMatchObject({ AuditStatus: 2 });
    expect((await vote('director', key, 3)).message).toBe('审核成功');
    expect(await read(key)).toMatchObject({ AuditStatus: 2 });
    expect((await vote('director', key, 1)).message).toContain('经理会签');
    expect((await vote('manager', key, 3, '&auditRefuse=0')).message).toBe('审核成功');
    expect(await read(key)).toMatchObject({ AuditStatus: 3 });
    const again = await app.post('sales', `${table}/ReAudit?key=${key}`);
    expect(again.body.message).toBe('提交审批成功');
    expect(await read(key)).toMatchObject({ AuditStatus: 0 });
  });

  const steps = async (user: string, key: number) =>
    (await app.get(user, `/api/Sys_WorkFlow/getSteps?tableName=Production_SalesOrder&id=${key}`)).body;

  it('getSteps tells the course in both forms: visited, waiting, what would follow, the record #C23 #W74', async () => {
    const key = await order(2000);
    await vote('manager', key, 1);
    const body = await steps('manager2', key);
    expect(body).toMatchObject({
      status: true,
      auditStatus: 2,
      currentStepId: 'n1',
      flow: { name: 'Production_SalesOrder审批', version: 1 },
      waiting: { kind: 'seats', names: ['徐经理'] },
      mayVote: true,
      mayReverse: false,
      mayResubmit: false,
    });
    expect(
      body.list.map((step: { stepId: string; auditStatus: unknown }) => [step.stepId, step.auditStatus]),
    ).toEqual([
      ['s', 1],
      ['n1', 0],
      ['n2', null],
      ['e', null],
    ]);
    expect(body.list[1]).toMatchObject({
      stepAttrType: 'node',
      auditMethod: 1,
      isCurrent: true,
      isCurrentUser: true,
    });
    expect(body.list[1].userAuditStatuses).toMatchObject([
      { userName: '吴经理', auditStatus: 1, remark: '看过', auditDate: '2026-03-05 10:00:00' },
      { userName: '徐经理', auditStatus: 0, remark: null },
    ]);
    expect(body.list[2].userAuditStatuses).toMatchObject([{ userName: '周总监', auditStatus: null }]);
    expect(body.log.map((entry: { auditor: string; note: string }) => [entry.auditor, entry.note])).toEqual([
      ['李销售', '【李销售】提交了数据'],
      ['吴经理', '等待其他审批人'],
    ]);
    // Watch mode gets nodes and lines of the version, without conditions.
    expect(JSON.parse(body.flow.nodes).map((one: { id: string }) => one.id)).toEqual(['s', 'n1', 'n2', 'e']);
    expect(JSON.parse(body.flow.lines)).toContainEqual({ from: 'n1', to: 'n2', label: '大额' });
    expect(JSON.parse(body.flow.lines)).toContainEqual({
      from: 'n1',
      to: 'e',
      label: '',
      condition: '无条件',
    });
    const posted = await app.post('manager2', '/api/Sys_WorkFlow/getSteps?tableName=Production_SalesOrder', [
      key,
    ]);
    expect(posted.body).toEqual(body);
    const two = await app.post('manager2', '/api/Sys_WorkFlow/getSteps?tableName=Production_SalesOrder', [
      key,
      1,
    ]);
    expect(two.body).toMatchObject({ status: false, message: '只能选择一条数据进行审核' });
    expect((await steps('manager', key)).mayVote).toBe(false);
    expect(await read(key, 'manager2')).toMatchObject({ IsAudit: true, IsAuditLog: true });
    expect(await read(key, 'manager')).toMatchObject({ IsAudit: false, IsAuditLog: true });
    expect((await steps('worker', key)).status).toBe(false);
  });

  it('steps, seats and record have the specification’s keys, and the six codes their words #W13 #W15 #W58', async () => {
    const key = await order();
    await vote('manager', key, 1);
    const { list, log, auditDic } = await steps('manager2', key);
    expect(list.at(-1)).toMatchObject({ stepId: 'e', stepAttrType: 'end', auditStatus: null });
    expect(list[1]).toMatchObject({
      stepId: 'n1',
      stepAttrType: 'node',
      auditStatus: 0,
      createID: ids.sales,
    });
    expect(list[1].userAuditStatuses).toMatchObject([
      { user_Id: ids.manager, roleName: null, userName: '吴经理', auditStatus: 1, remark: '看过' },
      { user_Id: ids.manager2, roleName: null, userName: '徐经理', auditStatus: 0, auditDate: null },
    ]);
    expect(log.at(-1)).toMatchObject({
      stepName: '经理会签',
      auditor: '吴经理',
      auditStatus: 1,
      remark: '看过',
      auditDate: '2026-03-05 10:00:00',
    });
    expect(auditDic.map((one: { key: number; value: string }) => [one.key, one.value])).toEqual([
      [0, '待审核'],
      [1, '审核通过'],
      [2, '审核中'],
      [3, '审核未通过'],
      [4, '已反审'],
      [5, '无需审批'],
    ]);
    await vote('manager2', key, 1);
    const states = (await steps('sales', key)).list.map((step: { auditStatus: number }) => step.auditStatus);
    expect(states).toEqual([1, 1, 1]);
    await vote('manager', key, 4, '&auditRefuse=2');
    expect((await steps('sales', key)).list.at(-1)).toMatchObject({ stepAttrType: 'end', auditStatus: null });
  });

  it('a save before any decision begins the flow anew; at 2 and 1 saves and deletes are refused in their words #W92', async () => {
    const key = await order(2000);
    const update = async (remark: string) =>
      (await app.post('sales', `${table}/Update`, { mainData: { SalesOrder_Id: key, Remark: remark } })).body;
    expect((await update('先改一下')).message).toBe('保存成功');
    expect((await steps('sales', key)).log.map(({ note }: { note: string }) => note)).toEqual([
      '【李销售】提交了数据',
      '修改后重新提交',
    ]);
    await vote('manager', key, 1);
    expect((await update('晚了')).message).toBe('当前单据正在流程审批中,无法进行保存');
    const del = async () => (await app.post('sales', `${table}/Del`, [key])).body.message;
    expect(await del()).toBe('当前单据正在流程审批中,无法进行删除');
    await vote('manager2', key, 1);
    await vote('director', key, 1);
    expect((await update('晚了')).message).toBe('当前单据流程审批已通过,无法进行保存');
    expect(await del()).toBe('当前单据流程审批已通过,无法进行删除');
  });

  it('a deleted document leaves its flow; its log stays', async () => {
    const key = await order();
    expect((await app.post('sales', `${table}/Del`, [key])).body.message).toBe('删除成功');
    const count = async (name: string) =>
      Number(
        (
          await app.context.db.query(`select count(*) as n from "${name}" where "WorkTableKey" = $1`, [
            `${key}`,
          ])
        ).rows[0]?.n,
      );
    expect(await count('Sys_WorkFlowTable')).toBe(0);
    expect(await count('Sys_WorkFlowTableUserAuditStatus')).toBe(0);
    expect(await count('Sys_WorkFlowTableAuditLog')).toBe(1);
  });

  it('is returned, edited, handed in again by its creator alone, approved and reversed #C08 #W15 #W32 #W90 #W91', async () => {
    const key = await order();
    await vote('manager', key, 3, '&auditRefuse=0');
    expect(await steps('sales', key)).toMatchObject({
      mayResubmit: true,
      waiting: { kind: 'creator', names: ['李销售'] },
    });
    await app.post('sales', `${table}/Update`, { mainData: { SalesOrder_Id: key, Remark: '改好了' } });
    expect(await read(key)).toMatchObject({ AuditStatus: 3 });
    const again = async (user: string) => (await app.post(user, `${table}/ReAudit?key=${key}`)).body.message;
    expect(await again('manager')).toBe('只有创建人才能重新提交');
    expect(await again('sales')).toBe('提交审批成功');
    await vote('manager', key, 1);
    await vote('manager2', key, 1);
    expect((await vote('sales', key, 4, '&auditRefuse=2')).message).toBe(
      '只有最后节点的审批人或有反审权限的用户才能反审',
    );
    expect((await vote('manager', key, 4, '&auditRefuse=0')).message).toContain('反审后只能选择');
    expect((await vote('director', key, 4, '&auditRefuse=1')).message).toBe('审核成功');
    expect(await read(key)).toMatchObject({ AuditStatus: 2 });
    await vote('manager', key, 1);
    await vote('manager2', key, 1);
    expect((await vote('manager', key, 4, '&auditRefuse=2')).message).toBe('审核成功');
    expect(await read(key)).toMatchObject({ AuditStatus: 4 });
    const rounds = (await steps('sales', key)).log.map(
      ({ round, auditStatus }: { round: number; auditStatus: number }) => [round, auditStatus],
    );
    expect(rounds).toEqual([
      [1, 0],
      [1, 3],
      [2, 0],
      [2, 1],
      [2, 1],
      [2, 4],
      [2, 1],
      [2, 1],
      [2, 4],
    ]);
  });

  it('refuses and logs votes that are stale, foreign, or about a step that has passed; trusts no parameter about who votes #W20 #W71 #W76', async () => {
    const key = await order();
    const { Version } = await read(key);
    expect((await vote('manager', key, 1, '&currentStepId=n2')).message).toContain('当前节点是【经理会签】');
    expect((await vote('manager', key, 1, '', { id: key, Version: Version + 1 })).message).toContain(
      '修改了此数据',
    );
    const forged = `&first_userId=${ids.manager}&codeValue=1&table=Customer&userId=${ids.manager}`;
    expect((await vote('planner', key, 1, forged)).status).toBe(false);
    expect((await vote('worker', key, 1)).message).toBe('主键不正确或没有传入主键');
    const { rows: refused } = await app.context.db.query(
      `select "UserName" from "Sys_Log" where "LogType" = 'Refused' and "TableKey" = $1 order by "Id"`,
      [`${key}`],
    );
    expect(refused.map(({ UserName }) => UserName)).toEqual(['吴经理', '吴经理', '陈计划', '郑师傅']);
    expect(await read(key)).toMatchObject({ AuditStatus: 0, Version });
    const anonymous = await app.fetch(`${table}/audit?auditStatus=1`, {
      method: 'POST',
      body: JSON.stringify([key]),
    });
    expect(anonymous.http).toBe(401);
  });

  it('a repeated vote under its key answers as before and decides once; a batch answers per document #W76 #W97', async () => {
    const [one, two] = [await order(), await order()];
    const send = () =>
      app.post('manager', `${table}/audit?auditStatus=1`, [one], { 'idempotency-key': `flow-${one}` });
    const both = await Promise.all([send(), send()]);
    expect(both[0]?.body).toEqual(both[1]?.body);
    expect(both[0]?.body.message).toBe('审核成功');
    const batch = await vote('manager', 0, 1, '', [one, two]);
    expect(batch.data.map(({ key, status }: { key: string; status: boolean }) => [key, status])).toEqual([
      [`${one}`, false],
      [`${two}`, true],
    ]);
  });

  it('tells whoever is asked, and the creator how it ended #W99', async () => {
    const key = await order();
    await vote('manager', key, 1);
    await vote('manager2', key, 1);
    const messages = async (user: string) =>
      (await app.post(user, '/api/Sys_Message_history/getUserList')).body.data
        .filter(({ WorkTableKey }: { WorkTableKey: string }) => WorkTableKey === `${key}`)
        .map(({ Title }: { Title: string }) => Title);
    expect(await messages('manager2')).toEqual([`【销售订单】XS-${made} 等待您审批`]);
    expect(await messages('sales')).toEqual([`【销售订单】XS-${made} 审批通过`]);
    // Messages are of their reader alone, also for administrators.
    for (const user of ['planner', 'admin']) {
      const page = await app.post(user, '/api/Sys_Message_history/Page', query());
      expect(page.body.rows).toEqual([]);
    }
    const unread = async (user: string) =>
      (await app.post(user, '/api/Sys_Message_history/getUserList')).body.extra.unread;
    const before = await unread('manager2');
    expect(await unread('sales')).toBeGreaterThan(0);
    expect((await app.post('sales', '/api/Sys_Message_history/read', {})).body.status).toBe(true);
    expect([await unread('sales'), await unread('manager2')]).toEqual([0, before]);
  });

  it('task lists hold what concerns the caller #W99', async () => {
    const key = await order();
    const tasks = async (user: string, value: number) =>
      (
        await app.post(
          user,
          '/api/Sys_WorkFlowTable/Page',
          query([{ name: 'WorkTableKey', value: `${key}` }], { value }),
        )
      ).body.rows;
    expect(await tasks('manager', 0)).toMatchObject([{ WorkTableCode: `XS-${made}`, StepName: '经理会签' }]);
    await vote('manager', key, 1);
    expect(await tasks('manager', 0)).toEqual([]);
    expect(await tasks('manager', 1)).toHaveLength(1);
    expect(await tasks('sales', 2)).toHaveLength(1);
    expect(await tasks('planner', 0)).toEqual([]);
    expect(
      (await app.post('admin', '/api/Sys_WorkFlowTable/Update', { mainData: { WorkFlowTable_Id: 1 } })).body
        .status,
    ).toBe(false);
  });

  it('getOptionsByKey says in short where a document stands #C22', async () => {
    const key = await order();
    const asked = `/api/Sys_WorkFlow/getOptionsByKey?key=${key}&workTable=Production_SalesOrder`;
    expect((await app.get('manager', asked)).body).toMatchObject({
      status: true,
      data: { auditStatus: 0, stepName: '经理会签', currentStepId: 'n1', mayVote: true },
    });
  });

  it('a status nobody’s call changed stands in the operation log too: the last one who was asked went #W98', async () => {
    const key = await order();
    await vote('manager', key, 1);
    const enable = (value: number) =>
      app.post('admin', '/api/Sys_User/Update', { mainData: { User_Id: ids.manager2, Enable: value } });
    expect((await enable(0)).body.status).toBe(true);
    expect(await read(key)).toMatchObject({ AuditStatus: 1 });
    const { rows: log } = await app.context.db.query(
      `select "UserName", "Changes" from "Sys_Log" where "TableName" = 'Production_SalesOrder' and "TableKey" = $1
       order by "Id" desc limit 1`,
      [`${key}`],
    );
    expect(log[0]).toEqual({ UserName: '系统处理', Changes: JSON.stringify({ AuditStatus: [2, 1] }) });
    expect((await enable(1)).body.status).toBe(true);
  });

  it('imported orders begin their flow, and an import taken back leaves none behind', async () => {
    const sheets = await sheetsOf(await app.raw('sales', `${table}/DownloadTemplate`, { method: 'POST' }));
    const columns = (sheets.销售订单?.[0] ?? []).map(String);
    const line = (code: string, day: string, qty: number) => {
      const cells: Readonly<Record<string, string | number>> = {
        单据编号: code,
        订单日期: day,
        客户: '华东机械',
        交货日期: '2026-04-01',
        币别: '人民币',
        '销售订单明细.产品': '轴承座',
        '销售订单明细.数量': qty,
      };
      return columns.map((column) => cells[column] ?? null);
    };
    const bytes = await workbook([columns, line('DR-1', '2026-03-01', 3), line('DR-2', '2026-03-02', 2000)]);
    const answer = await importFile(app, 'sales', 'Production_SalesOrder', { bytes });
    expect([answer.message, answer.data.errors]).toEqual(['导入成功，共2行', []]);
    const found = async () =>
      (
        await app.context.db.query(
          `select t."StepName", o."AuditStatus" from "Sys_WorkFlowTable" t
           join "Production_SalesOrder" o on t."WorkTableKey" = cast(o."SalesOrder_Id" as text)
           where t."WorkTable" = 'Production_SalesOrder' and o."OrderDate" < '2026-03-03'`,
        )
      ).rows;
    expect(await found()).toEqual([
      { StepName: '经理会签', AuditStatus: 0 },
      { StepName: '经理会签', AuditStatus: 0 },
    ]);
    const undone = await app.post('sales', `${table}/ImportUndo`, { batch: answer.data.batch });
    expect(undone.body.status).toBe(true);
    expect(await found()).toEqual([]);
  });
});
