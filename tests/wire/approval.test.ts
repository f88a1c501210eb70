import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { salesHeader, salesRows } from './orderRows.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const table = '/api/Production_SalesOrder';

describe.each(dailyKinds)('approval and close case on %s', (kind) => {
  let app: TestApp;
  let made = 0;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: salesRows(12.5) } });
  });
  afterAll(() => app.close());

  const order = async (): Promise<{ SalesOrder_Id: number; SalesOrderCode: string; Version: number }> => {
    const mainData = { ...salesHeader, SalesOrderCode: `XS-${++made}` };
    const { body } = await app.post('sales', `${table}/Add`, {
      mainData,
      detailData: [{ Product_Id: 1, Qty: 2 }],
    });
    return body.data.data;
  };
  const read = async (key: number, user = 'manager') => {
    const { body } = await app.post(
      user,
      `${table}/Page`,
      query([{ name: 'SalesOrder_Id', value: `${key}` }]),
    );
    return body.rows[0];
  };
  const vote = (keys: unknown, status: number | string, reason = '', user = 'manager') =>
    app.post(user, `${table}/Audit?auditStatus=${status}&auditReason=${encodeURIComponent(reason)}`, keys);
  const close = (keys: unknown, type: number | string, user = 'manager') =>
    app.post(user, `${table}/updateCase?caseType=${type}`, keys);

  it('approves with a reason: status, who and when, a new version, a log row, and the flags of each user #C07 #L27', async () => {
    const { SalesOrder_Id: key } = await order();
    expect(await read(key)).toMatchObject({ IsAudit: true, IsAuditLog: false });
    expect(await read(key, 'sales')).toMatchObject({ IsAudit: false, IsAuditLog: false });
    const { body } = await vote([key], 1, '价格已核对');
    expect([body.status, body.message]).toEqual([true, '审核成功']);
    expect(body.data).toEqual([{ key: `${key}`, ok: true, status: true, message: '审核成功' }]);
    expect(await read(key)).toMatchObject({
      AuditStatus: 1,
      Auditor: '吴经理',
      AuditDate: '2026-03-05 10:00:00',
      AuditReason: '价格已核对',
      Version: 2,
      IsAudit: false,
      IsAuditLog: true,
    });
    const steps = await app.get(
      'sales',
      `/api/Sys_WorkFlow/getSteps?tableName=Production_SalesOrder&id=${key}`,
    );
    expect(steps.body.his).toEqual([
      { auditor: '吴经理', auditDate: '2026-03-05 10:00:00', auditStatus: 1, remark: '价格已核对' },
    ]);
  });

  it('takes id and tableName as well, refuses a stale Version, and asks the right of the named table #C07 #W70', async () => {
    const { SalesOrder_Id: id, Version } = await order();
    const other = '/api/Customer/Audit?auditStatus=1';
    const stale = await app.post('manager', other, {
      id,
      tableName: 'Production_SalesOrder',
      Version: Version + 1,
    });
    expect([stale.body.status, stale.body.message]).toEqual([
      false,
      '李销售已于2026-03-05 10:00:00修改了此数据，请刷新后重试',
    ]);
    const own = { id, tableName: 'Production_SalesOrder' };
    expect((await app.post('sales', other, own)).body).toMatchObject({
      status: false,
      code: '403',
      message: '没有权限操作：缺少【销售订单】的【审核】权限',
    });
    expect((await app.post('manager', other, { ...own, Version })).body.message).toBe('审核成功');
  });

  it('answers per row: what is decided already stays, the others go on #X09', async () => {
    const [one, two] = [await order(), await order()];
    await vote([one.SalesOrder_Id], 1);
    const { body } = await vote([one.SalesOrder_Id, two.SalesOrder_Id, 987654], 3, '交期太短');
    expect([body.status, body.message]).toEqual([true, '成功1行，失败2行']);
    expect(body.data.map(({ ok, message }: { ok: boolean; message: string }) => [ok, message])).toEqual([
      [false, '当前单据已审核，不能重复审核'],
      [true, '审核成功'],
      [false, '主键不正确或没有传入主键'],
    ]);
    expect(await read(two.SalesOrder_Id)).toMatchObject({ AuditStatus: 3, AuditReason: '交期太短' });
  });

  it('is for documents at 0 and 2, and gives 1 or 3 #W83', async () => {
    for (const [status, result, message] of [
      [0, 1, '审核成功'],
      [0, 3, '审核成功'],
      [2, 1, '审核成功'],
      [2, 3, '审核成功'],
      [1, 3, '当前单据已审核，不能重复审核'],
      [3, 1, '当前单据已审核，不能重复审核'],
      [4, 1, '当前单据已审核，不能重复审核'],
      [5, 1, '当前单据已审核，不能重复审核'],
    ] as const) {
      const { SalesOrder_Id: key } = await order();
      const set = 'update "Production_SalesOrder" set "AuditStatus" = $1 where "SalesOrder_Id" = $2';
      await app.context.db.query(set, [status, key]);
      const { body } = await vote([key], result);
      expect([status, result, body.message]).toEqual([status, result, message]);
      expect((await read(key)).AuditStatus).toBe(body.status ? result : status);
    }
  });

  it.each([
    ['no result', '', '请选择审批结果'],
    ['a result only a flow knows', 2, '请选择审批结果'],
    ['a reverse approval without its right', 4, '没有权限操作：缺少【销售订单】的【反审】权限', '403'],
    ['text as result', 'x', '请选择审批结果'],
  ])('refuses %s #W28', async (_, status, message, code = '422') => {
    const { SalesOrder_Id: key } = await order();
    expect((await vote([key], status)).body).toMatchObject({ status: false, code, message });
    expect(await read(key)).toMatchObject({ AuditStatus: 0, Version: 1 });
  });

  it('refuses no keys, a reason beyond 500 characters, and tables without approval', async () => {
    expect((await vote([], 1)).body.message).toBe('主键不正确或没有传入主键');
    const { SalesOrder_Id: key } = await order();
    expect((await vote([key], 1, '长'.repeat(501))).body.message).toBe('最多500个字符');
    const customer = await app.post('admin', '/api/Customer/Audit?auditStatus=1', [1]);
    expect(customer.body.message).toBe('【客户】不需要审核');
  });

  it('the creator alone submits a returned order again, and can edit it #L28 #W32', async () => {
    const { SalesOrder_Id: key } = await order();
    const again = (user: string) => app.post(user, `${table}/ReAudit?key=${key}`);
    expect((await again('sales')).body.message).toBe('只有审核未通过的单据才能重新提交');
    await vote([key], 3);
    expect((await again('manager')).body.message).toBe('只有创建人才能重新提交');
    expect((await again('sales')).body).toMatchObject({ status: true, message: '提交审批成功' });
    expect(await read(key)).toMatchObject({ AuditStatus: 0, IsAudit: true });
  });

  it('takes an approval back by its own right, with reason and history, and the creator submits again', async () => {
    const { SalesOrder_Id: key } = await order();
    const reverse = (user = 'director', reason = '') => vote([key], 4, reason, user);
    const asked = async (user: string) =>
      (await app.get(user, `/api/Sys_WorkFlow/getSteps?tableName=Production_SalesOrder&id=${key}`)).body;
    expect((await reverse()).body.message).toBe('只能反审已审核通过的单据');
    await vote([key], 1, '价格已核对');
    expect([(await asked('director')).mayReverse, (await asked('manager')).mayReverse]).toEqual([
      true,
      false,
    ]);
    expect((await reverse('manager')).body).toMatchObject({
      code: '403',
      message: '没有权限操作：缺少【销售订单】的【反审】权限',
    });
    await close([key], 1);
    expect((await asked('director')).mayReverse).toBe(false);
    expect((await reverse()).body.message).toBe('当前单据已结案，不能反审，请先反结案');
    await close([key], 0);
    expect((await reverse('director', '客户改期')).body.message).toBe('审核成功');
    expect(await read(key)).toMatchObject({ AuditStatus: 4, Auditor: '周总监', AuditReason: '客户改期' });
    const { his, mayReverse, mayResubmit } = await asked('sales');
    expect([mayReverse, mayResubmit]).toEqual([false, true]);
    expect(his.map(({ auditStatus, remark }: Record<string, unknown>) => [auditStatus, remark])).toEqual([
      [1, '价格已核对'],
      [4, '客户改期'],
    ]);
    const Remark = '改期后的订单';
    const edited = await app.post('sales', `${table}/Update`, { mainData: { SalesOrder_Id: key, Remark } });
    expect(edited.body.status).toBe(true);
    expect((await app.post('sales', `${table}/ReAudit?key=${key}`)).body.status).toBe(true);
    expect(await read(key)).toMatchObject({ AuditStatus: 0, IsAudit: true });
  });

  it('closes and reopens approved orders, each by its own right, with the reason in the log #S12 #X09', async () => {
    const [one, two] = [await order(), await order()];
    await vote([one.SalesOrder_Id], 1);
    const { body } = await close([one.SalesOrder_Id, two.SalesOrder_Id], 1);
    expect(body.message).toBe('成功1行，失败1行');
    expect(body.data.map(({ message }: { message: string }) => message)).toEqual([
      '结案成功',
      '当前单据未审核通过，不能结案',
    ]);
    expect(await read(one.SalesOrder_Id)).toMatchObject({ IsColoseCase: 1, Modifier: '吴经理' });
    expect((await close([one.SalesOrder_Id], 1)).body.message).toBe('当前单据已结案，不能重复结案');
    expect((await close([one.SalesOrder_Id], 0, 'sales')).body).toMatchObject({
      code: '403',
      message: '没有权限操作：缺少【销售订单】的【反结案】权限',
    });
    expect((await close([one.SalesOrder_Id], 0)).body.message).toBe('反结案成功');
    expect((await close([one.SalesOrder_Id], 0)).body.message).toBe('当前单据未结案，不能反结案');
    expect((await close([one.SalesOrder_Id], 2)).body.message).toBe('结案类型只能是1（结案）或0（反结案）');
  });

  it('names rows by their codes too, and says which code nobody has #C24', async () => {
    const one = await order();
    await vote([one.SalesOrder_Id], 1);
    const codes = encodeURIComponent(`${one.SalesOrderCode},XS-没有,待生成`);
    const { body } = await app.post('manager', `${table}/updateCase?OrderCodes=${codes}&caseType=1`);
    expect(body.data.map(({ key, message }: { key: string; message: string }) => [key, message])).toEqual([
      ['XS-没有', '编号【XS-没有】不存在'],
      ['待生成', '单据尚未生成编号，不能结案或反结案'],
      [`${one.SalesOrder_Id}`, '结案成功'],
    ]);
  });

  it('two people deciding at once: one vote counts', async () => {
    const { SalesOrder_Id: key } = await order();
    const both = await Promise.all([vote([key], 1, '', 'manager'), vote([key], 3, '', 'director')]);
    expect(both.map(({ body }) => body.status).sort()).toEqual([false, true]);
  });

  it('a repeated vote under its key gives the first answer and decides once', async () => {
    const { SalesOrder_Id: key } = await order();
    const send = () =>
      app.post('manager', `${table}/Audit?auditStatus=1`, [key], { 'idempotency-key': `vote-${key}` });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect((await read(key)).Version).toBe(2);
  });

  it('no other call sets what the server owns: states, approver, creator, key and version', async () => {
    const owned = {
      AuditStatus: 1,
      AuditId: 99,
      Auditor: '假经理',
      AuditDate: '2020-01-01 00:00:00',
      AuditReason: '假',
      IsColoseCase: 1,
      IsAudit: true,
      IsAuditLog: true,
      CreateID: 99,
      Creator: '假',
      CreateDate: '2020-01-01 00:00:00',
      Modifier: '假',
      ModifyID: 99,
    };
    const still = { AuditStatus: 0, Auditor: null, AuditReason: null, IsColoseCase: 0, Creator: '李销售' };
    const added = await app.post('sales', `${table}/Add`, {
      mainData: { ...salesHeader, ...owned, SalesOrderCode: `XS-${++made}`, Version: 77 },
      detailData: [{ Product_Id: 1, Qty: 1, ...owned }],
    });
    const { data, list } = added.body.data;
    expect(data).toMatchObject({ ...still, Version: 1 });
    expect(list[0]).toMatchObject({ Creator: '李销售', Version: 1 });
    const key = data.SalesOrder_Id;
    await app.post('admin', `${table}/Update`, {
      mainData: { SalesOrder_Id: key, ...owned },
      detailData: [{ SalesOrderList_Id: list[0].SalesOrderList_Id, Qty: 3, ...owned }],
    });
    await app.post('admin', '/api/Production_SalesOrderList/Update', {
      mainData: { SalesOrderList_Id: list[0].SalesOrderList_Id, Qty: 4, ...owned },
    });
    await app.post('admin', `${table}/updateCase?caseType=1`, { keys: [key], ...owned });
    expect(await read(key)).toMatchObject({ ...still, SalesOrder_Id: key, TotalQty: 4 });
  });
});

describe.each(dailyKinds)('work orders on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    const rules = [{ FormCode: 'WorkOrderForm', Prefix: 'GD', SubmitTime: 'yyyyMMdd', SerialNumber: 4 }];
    app = await openTestApp(kind, { file: { rows: { ...salesRows(12.5), Base_NumberRule: rules } } });
  });
  afterAll(() => app.close());

  const workOrder = async () => {
    const mainData = {
      Product_Id: 1,
      PlanQty: 200,
      PlanStartDate: '2026-03-06 08:00:00',
      PlanEndDate: '2026-03-10 17:00:00',
      WorkOrderCode: '自编',
    };
    return (await app.post('planner', '/api/Production_WorkOrder/Add', { mainData })).body.data.data;
  };
  const close = (codes: string, type: number, user = 'planner') =>
    app.post(
      user,
      `/api/Production_WorkOrder/updateCase?OrderCodes=${encodeURIComponent(codes)}&caseType=${type}`,
    );

  it('get their code from the rule, never from a client, and are closed and reopened by it #E27 #S12', async () => {
    const [one, two] = [await workOrder(), await workOrder()];
    expect([one.WorkOrderCode, two.WorkOrderCode]).toEqual(['GD202603050001', 'GD202603050002']);
    const { body } = await close(`${one.WorkOrderCode},${two.WorkOrderCode}`, 1);
    expect([body.status, body.message, body.data.length]).toEqual([true, '结案成功', 2]);
    const save = { WorkOrder_Id: one.WorkOrder_Id, PlanQty: 1 };
    expect(
      (await app.post('planner', '/api/Production_WorkOrder/Update', { mainData: save })).body.message,
    ).toBe('当前单据已结案,无法进行保存');
    expect((await close(one.WorkOrderCode, 0, 'worker')).body.message).toBe(
      '没有权限操作：缺少【工单】的【反结案】权限',
    );
    expect((await close(one.WorkOrderCode, 0)).body.message).toBe('反结案成功');
    expect((await close('待生成', 1)).body.message).toBe('单据尚未生成编号，不能结案或反结案');
  });
});
