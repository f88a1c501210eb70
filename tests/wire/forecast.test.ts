import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { end, flowOf, ids, node, publishFlow, start, through, when } from './flows.ts';
import { purchaseHeader, purchaseRows, salesHeader, salesRows } from './orderRows.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const table = '/api/ProcureOrder';
const dearer = when('TotalAmount', '>', 1000);

/** 经理 for every order, then 总监 for those above 1,000. */
const byAmount = flowOf(
  'ProcureOrder',
  [
    start,
    node('m', '经理审批', { userId: [ids.manager] }),
    node('d', '总监审批', { userId: [ids.director] }),
    end,
  ],
  [
    { from: 's', to: 'm', label: '', filters: [] },
    { from: 'm', to: 'd', label: '大额', filters: dearer },
    { from: 'm', to: 'e', label: '其余', filters: [] },
    { from: 'd', to: 'e', label: '', filters: [] },
  ],
);

describe.each(dailyKinds)('who will approve, on %s', (kind) => {
  let app: TestApp;
  let made = 0;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: purchaseRows(100) } });
  });
  afterAll(() => app.close());

  const ask = async (user: string, body: object, tableName = 'ProcureOrder') =>
    (await app.post(user, `/api/Sys_WorkFlow/forecast?tableName=${tableName}`, body)).body;
  const draft = (qty: unknown, more: object = {}) => ({
    mainData: { ...purchaseHeader, ...more },
    detailData: [{ Product_Id: 1, Qty: qty }],
  });
  const order = async (qty = 2): Promise<number> => {
    const { body } = await app.post('buyer', `${table}/Add`, {
      ...draft(qty, { ProcureOrderCode: `CG-${++made}` }),
    });
    expect(body.message).toBe('保存成功');
    return body.data.data.ProcureOrder_Id;
  };
  const counts = async () => {
    const tables = ['ProcureOrder', 'ProcureOrderList', 'Sys_WorkFlowTable', 'Sys_Log', 'jig_number'];
    const { rows } = await app.context.db.query(
      `select ${tables
        .filter((one) => one !== 'jig_number')
        .map((one) => `(select count(*) from "${one}") as "${one}"`)
        .join(', ')}`,
    );
    return rows[0];
  };
  const said = (data: { why: { from: string; to: string; text: string }[] }) =>
    data.why.map(({ from, to, text }) => `${from}>${to} ${text}`);
  const names = (data: { list: { stepName: string; userAuditStatuses: { userName: string }[] }[] }) =>
    data.list.map((step) =>
      [step.stepName, ...step.userAuditStatuses.map(({ userName }) => userName)].join(' '),
    );

  it('without a flow there is nothing to tell', async () => {
    const { status, data } = await ask('buyer', draft(2));
    expect(status).toBe(true);
    expect(data).toMatchObject({ flow: null, list: [], why: [], none: { text: '该单据没有启用的审批流程' } });
  });

  it('is told before the document is saved, with the reason of every branch, and nothing is written #W41', async () => {
    await publishFlow(app, byAmount);
    const before = await counts();
    const small = await ask('buyer', draft(2));
    expect(small.data.flow).toMatchObject({ name: 'ProcureOrder审批', text: '该单据只有这一个审批流程' });
    expect(names(small.data)).toEqual(['开始', '经理审批 吴经理', '结束']);
    expect(said(small.data)).toEqual(['s>m 没有其他分支', 'm>e 其他分支的条件都不满足']);
    expect(small.data.why[1].others).toEqual([
      { from: 'm', to: 'd', label: '大额', text: expect.stringMatching(/金额.* ≤ 1,000$/) },
    ]);
    const large = await ask('buyer', draft(20));
    expect(names(large.data)).toEqual(['开始', '经理审批 吴经理', '总监审批 周总监', '结束']);
    expect(said(large.data)[1]).toMatch(/^m>d .*金额.* > 1,000$/);
    expect(large.data.status).toBe(0);
    expect(large.data.list.map((step: { auditStatus: unknown }) => step.auditStatus)).toEqual([
      1,
      null,
      null,
      null,
    ]);
    expect(await counts()).toEqual(before);
  });

  it('takes what it cannot read as empty, and says so', async () => {
    const { status, data } = await ask('buyer', draft('二十', { DeliveryDate: '不是日期' }));
    expect(status).toBe(true);
    expect(data.issues.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['DeliveryDate', 'ProcureOrderList[0].Qty']),
    );
    expect(names(data)).toEqual(['开始', '经理审批 吴经理', '结束']);
  });

  it('of a saved document follows what is typed over it, and without that tells its course #W41', async () => {
    const key = await order(2);
    const list = (await app.get('buyer', `/api/Sys_Ddm/getDetailRows?id=${key}&tableName=ProcureOrder`)).body
      .data;
    const row = { ProcureOrderList_Id: list[0].ProcureOrderList_Id, Qty: 30 };
    const typed = await ask('buyer', { key, mainData: {}, detailData: [row] });
    expect(names(typed.data)).toContain('总监审批 周总监');
    const saved = await ask('buyer', { key });
    expect(names(saved.data)).toEqual(['开始', '经理审批 吴经理', '结束']);
    expect(saved.data.list[1].auditStatus).toBe(0);
    expect(said(saved.data)).toEqual(['s>m 没有其他分支', 'm>e 其他分支的条件都不满足']);
    // While under way, typed changes do not restart it.
    await app.post('manager', `${table}/audit?auditStatus=1`, [key]);
    const done = await ask('buyer', { key, mainData: {}, detailData: [row] });
    expect(done.data).toMatchObject({ status: 1 });
    expect(names(done.data)).not.toContain('总监审批 周总监');
  });

  it('needs the rights of a save, and of whoever looks at the document', async () => {
    const key = await order(2);
    const right = '没有';
    expect((await ask('sales', draft(2))).message).toContain(right);
    expect((await ask('sales', { key })).message).toContain(right);
    expect((await ask('buyer', { key: 'x' })).status).toBe(false);
    expect((await ask('buyer', {})).status).toBe(false);
    expect((await ask('buyer', { key: 99_999_999 })).status).toBe(false);
    expect((await ask('buyer', draft(1), 'Nothing')).status).toBe(false);
    expect((await ask('admin', { mainData: {} }, 'Sys_User')).message).toContain('审核');
  });

  it('tells nothing of what the caller may not see', async () => {
    await app.context.db.query(
      `insert into "Sys_RoleField" ("Role_Id", "TableName", "Fields", "Version")
       select "Role_Id", 'ProcureOrder', $1, 1 from "Sys_Role" where "RoleName" = '采购'`,
      [JSON.stringify({ TotalAmount: { show: 0 } })],
    );
    const lines = async (key: number) =>
      JSON.parse(
        (await app.get('buyer', `/api/Sys_WorkFlow/getSteps?tableName=ProcureOrder&id=${key}`)).body.flow
          .lines,
      );
    const seen = await order(2);
    expect((await lines(seen)).map(({ label }: { label: string }) => label)).toEqual([
      '',
      '大额',
      '其余',
      '',
    ]);
    app.context.changes.bump(['Sys_RoleField']);
    expect((await lines(seen)).map(({ label }: { label: string }) => label)).toEqual([
      '',
      '条件含您无权查看的字段',
      '其余',
      '',
    ]);
    const { data } = await ask('buyer', draft(20));
    expect(names(data)).toContain('总监审批 周总监');
    expect(said(data)[1]).toBe('m>d 您看不到的内容满足条件');
    expect(JSON.stringify(data)).not.toMatch(/1,000|2,000|TotalAmount|大额/);
  });
});

describe.each(dailyKinds)('which flow, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: salesRows(100) } });
    const nodes = (who: number) => [start, node('m', '审批', { userId: [who] }), end];
    const of = (name: string, who: number, more: object, first: object = {}) =>
      publishFlow(
        app,
        flowOf(
          'Production_SalesOrder',
          [{ ...start, ...first }, ...nodes(who).slice(1)],
          through('s', 'm', 'e'),
          { WorkName: name, ...more },
        ),
      );
    await of('一般订单', ids.manager, {});
    await of('重点客户订单', ids.director, { Weight: 9 }, { filters: when('Customer_Id', 'in', [1]) });
  });
  afterAll(() => app.close());

  it('is told with the labels of what was chosen', async () => {
    const ask = async (mainData: object) =>
      (await app.post('sales', '/api/Sys_WorkFlow/forecast?tableName=Production_SalesOrder', { mainData }))
        .body.data;
    const chosen = await ask(salesHeader);
    expect(chosen.flow).toMatchObject({
      name: '重点客户订单',
      text: '启动条件满足：客户 华东机械 属于 华东机械（权重9）',
      others: [{ name: '一般订单', text: '有启动条件满足的流程，不走无条件的流程' }],
    });
    const other = await ask({ ...salesHeader, Customer_Id: null });
    expect(other.flow).toMatchObject({
      name: '一般订单',
      others: [{ name: '重点客户订单', text: '客户 未填写（条件：客户 属于 华东机械）' }],
    });
  });
});
