import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '../../server-mock/mail/Mailer.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { end, flowOf, ids, node, publishFlow, start, through, when } from './flows.ts';
import { purchaseHeader, purchaseRows } from './orderRows.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const table = '/api/ProcureOrder';

describe.each(dailyKinds)('flows as people save them on %s', (kind) => {
  let app: TestApp;
  let made = 0;
  const letters: Mail[] = [];
  beforeAll(async () => {
    const send = async (mail: Mail): Promise<undefined> => void letters.push(mail);
    app = await openTestApp(kind, { file: { rows: purchaseRows(100) }, mailer: { send } });
  });
  afterAll(() => app.close());

  const order = async (qty = 2): Promise<number> => {
    const { body } = await app.post('buyer', `${table}/Add`, {
      mainData: { ...purchaseHeader, ProcureOrderCode: `CG-${++made}` },
      detailData: [{ Product_Id: 1, Qty: qty }],
    });
    expect(body.message).toBe('保存成功');
    return body.data.data.ProcureOrder_Id;
  };
  const save = async (mainData: object, more: object = {}, verb = 'add', user = 'admin') =>
    (await app.post(user, `/api/Sys_WorkFlow/${verb}`, { mainData, ...more })).body;
  const vote = async (user: string, key: number, body: unknown = [key], path = `${table}/audit`) =>
    (await app.post(user, `${path}${path.includes('?') ? '&' : '?'}auditStatus=1`, body)).body;
  const steps = async (user: string, key: number) =>
    (await app.get(user, `/api/Sys_WorkFlow/getSteps?tableName=ProcureOrder&id=${key}`)).body;
  const read = async (key: number) =>
    (await app.post('buyer', `${table}/Page`, query([{ name: 'ProcureOrder_Id', value: `${key}` }]))).body
      .rows[0];

  it('documents saved before a flow keep the plain box until they are started #W93', async () => {
    const before = await order();
    const nodes = [start, node('m', '经理审批', { auditType: 2, roleId: 3 }), end];
    const role = (await app.get('admin', '/api/Sys_WorkFlow/getNodeDic')).body.roles.find(
      ({ value }: { value: string }) => value === '经理',
    ).key;
    const own = nodes.map((one) => ('roleId' in one ? { ...one, roleId: role } : one));
    const others = [await order(), await order(), await order()];
    await publishFlow(app, flowOf('ProcureOrder', own, through('s', 'm', 'e'), { AuditingEdit: 1 }));
    expect(await steps('manager', before)).toMatchObject({ flow: null, list: [] });
    const waiting = await app.get('admin', '/api/Sys_WorkFlow/unstarted?table=ProcureOrder');
    expect(waiting.body.data).toMatchObject({ total: 4, list: [{}, {}, {}, { key: `${before}` }] });
    const begin = async (keys: readonly number[]) =>
      (await app.post('admin', '/api/Sys_WorkFlow/start?table=ProcureOrder', keys)).body;
    expect((await begin([before])).data).toEqual({ started: 1 });
    // Two users start the same documents at once: each starts once, and neither call fails for the other.
    const both = await Promise.all([begin(others), begin([...others].reverse())]);
    expect(both.map(({ status, data }) => [status, data?.started]).sort()).toEqual([
      [true, 0],
      [true, 3],
    ]);
    for (const key of others) expect((await vote('manager2', key)).message).toBe('审核成功');
    expect(await steps('manager2', before)).toMatchObject({ mayVote: true, waiting: { names: ['经理'] } });
    expect((await vote('manager2', before)).message).toBe('审核成功');
    expect((await steps('manager', before)).list[1].userAuditStatuses).toMatchObject([
      { roleName: '经理', userName: '徐经理', auditStatus: 1 },
    ]);
  });

  it('a new version leaves running documents alone; they move only where every node they passed is still there #W93', async () => {
    const { body } = await app.post(
      'admin',
      '/api/Sys_WorkFlow/Page',
      query([{ name: 'WorkTable', value: 'ProcureOrder' }]),
    );
    const [flow] = body.rows;
    const key = await order();
    const next = [
      start,
      node('m', '经理审批', { userId: [ids.manager] }),
      node('d', '总监审批', {
        userId: [ids.director],
        jig: { editable: ['Remark', 'ProcureOrderList.Qty'] },
      }),
      end,
    ];
    const changed = flowOf('ProcureOrder', next, through('s', 'm', 'd', 'e'), { AuditingEdit: 1 });
    const saved = await save({ ...changed, WorkFlow_Id: flow.WorkFlow_Id }, {}, 'update');
    expect(saved.data.data).toMatchObject({ PublishedVersion: 2 });
    expect(await steps('manager2', key)).toMatchObject({ flow: { version: 1 }, mayVote: true });
    const running = await app.get('admin', `/api/Sys_WorkFlow/running?id=${flow.WorkFlow_Id}`);
    expect(running.body.data.list).toMatchObject([{ key: `${key}`, version: 1, mayMove: true }]);
    const moved = await app.post('admin', `/api/Sys_WorkFlow/move?id=${flow.WorkFlow_Id}`, [key]);
    expect(moved.body.data).toMatchObject([{ key: `${key}`, status: true }]);
    expect(await steps('manager2', key)).toMatchObject({ flow: { version: 2 }, mayVote: false });
    expect((await steps('manager', key)).log.at(-1)).toMatchObject({ note: '流程更新到版本2' });
    const history = await app.get('admin', `/api/jig/schema/history?kind=workflow&name=${flow.WorkFlow_Id}`);
    expect(history.body.data.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  });

  it('fields a node permits change with the vote alone, through the phases of save, and conditions see them #W40 #W77 #W78 #Y02', async () => {
    const key = await order();
    const detail = (await app.get('buyer', `/api/Sys_Ddm/getDetailRows?id=${key}&tableName=ProcureOrder`))
      .body.data;
    const row = { ProcureOrderList_Id: detail[0].ProcureOrderList_Id, Qty: 7 };
    const changes = { mainData: { Remark: '总监改数量', Linkman: '不许改' }, detailData: [row] };
    const ddm = `/api/Sys_Ddm/AuditDdm?workTable=ProcureOrder&workTableKey=${key}`;
    expect((await vote('director', key, changes, ddm)).message).toContain('经理审批');
    expect(await read(key)).toMatchObject({ TotalQty: 2, AuditStatus: 0 });
    await vote('manager', key);
    expect(await steps('director', key)).toMatchObject({ editable: ['Remark', 'ProcureOrderList.Qty'] });
    const bad = await vote('director', key, { ...changes, detailData: [{ ...row, Qty: -1 }] }, ddm);
    expect(bad.status).toBe(false);
    expect(await read(key)).toMatchObject({ TotalQty: 2, AuditStatus: 2 });
    expect((await vote('director', key, changes, ddm)).message).toBe('审核成功');
    expect(await read(key)).toMatchObject({
      AuditStatus: 1,
      TotalQty: 7,
      Remark: '总监改数量',
      Linkman: null,
    });
    expect((await steps('buyer', key)).changed).toEqual([
      expect.objectContaining({ field: 'Remark', title: '备注', from: '空', to: '总监改数量', by: '周总监' }),
      expect.objectContaining({
        field: 'ProcureOrderList.Qty',
        title: '采购订单明细 数量',
        from: '2',
        to: '7',
      }),
    ]);
    const log = await app.context.db.query(
      `select "Changes" from "Sys_Log" where "TableName" = 'ProcureOrder' and "TableKey" = $1 order by "Id" desc limit 1`,
      [`${key}`],
    );
    expect(JSON.parse(String(log.rows[0]?.Changes))).toMatchObject({
      Remark: [null, '总监改数量'],
      AuditStatus: [2, 1],
    });
  });

  it('letters go to whoever is asked where the node says so, and only when the vote stands #W99', async () => {
    const { body } = await app.post(
      'admin',
      '/api/Sys_WorkFlow/Page',
      query([{ name: 'WorkTable', value: 'ProcureOrder' }]),
    );
    const nodes = [
      start,
      node('m', '经理审批', { userId: [ids.manager] }),
      node('d', '总监审批', { userId: [ids.director], sendMail: 1 }),
      end,
    ];
    const flow = flowOf('ProcureOrder', nodes, through('s', 'm', 'd', 'e'));
    await save({ ...flow, WorkFlow_Id: body.rows[0].WorkFlow_Id }, {}, 'update');
    await app.post('admin', '/api/Sys_User/Update', {
      mainData: { User_Id: ids.director, Mail: 'zhou@jig.test' },
    });
    const key = await order();
    await vote('director', key);
    expect(letters).toEqual([]);
    await vote('manager', key);
    expect(letters).toMatchObject([{ to: 'zhou@jig.test', subject: `【采购订单】CG-${made} 等待您审批` }]);
    expect(letters[0]).toMatchObject({
      path: expect.stringMatching(/^\/approve\?table=ProcureOrder&key=\d+$/),
    });
  });

  it('nobody is waited for who was disabled: the administrator is asked instead, and asked again when that is undone', async () => {
    const key = await order();
    const enable = (value: number) =>
      app.post('admin', '/api/Sys_User/Update', { mainData: { User_Id: ids.manager, Enable: value } });
    expect((await enable(0)).body.message).toBe('保存成功');
    expect(await steps('admin', key)).toMatchObject({ mayVote: true, waiting: { names: ['超级管理员'] } });
    expect((await steps('admin', key)).log.at(-1)).toMatchObject({ note: '审批人有变动，重新确定审批人' });
    expect((await enable(1)).body.message).toBe('保存成功');
    expect((await vote('admin', key)).message).toBe('审核成功');
  });

  it('text nobody edited comes back byte for byte; steps follow from it, and differing ones are refused #W08 #W75', async () => {
    const NodeConfig = `[ {"id":"s","name":"开始","type":"start","left":"20px","top":7.50,"x-own":{"b":1,"a":2}},\n {"id":"m","name":"审批","type":"node","auditType":1,"userId":["3"]},{"type":"end","id":"e","name":"完"}]`;
    const LineConfig = '[{"from":"s","to":"m"},{"from":"m","to":"e","label":null}]';
    const mainData = { WorkName: '逐字节', WorkTable: 'production_productplan', NodeConfig, LineConfig };
    const wrong = await save(mainData, { detailData: [{ StepId: 's', StepName: '别的' }] });
    expect(wrong.status).toBe(false);
    const { data } = await save(mainData);
    expect(data.data).toMatchObject({
      NodeConfig,
      LineConfig,
      WorkTable: 'Production_ProductPlan',
      PublishedVersion: 1,
    });
    expect(data.list.map(({ StepId }: { StepId: string }) => StepId)).toEqual(['s', 'm', 'e']);
    expect(data.list[1]).toMatchObject({ StepValue: '3', StepValueName: '吴经理' });
    const id = data.data.WorkFlow_Id;
    const same = await save({ WorkFlow_Id: id, Remark: null }, { detailData: data.list }, 'update');
    expect(same.data.data).toMatchObject({ NodeConfig, PublishedVersion: 1 });
    await save({ WorkFlow_Id: id, WorkName: '改名' }, {}, 'update');
    const restored = await app.post('admin', '/api/jig/schema/restore', {
      kind: 'workflow',
      name: `${id}`,
      version: 1,
    });
    expect(restored.body.data.data).toMatchObject({ WorkName: '逐字节', NodeConfig, PublishedVersion: 3 });
    expect((await save({ WorkFlow_Id: id, Enable: 0 }, {}, 'update', 'director')).code).toBe('403');
    await app.post('admin', '/api/Sys_WorkFlow/Del', [id]);
  });

  it.each([
    ['no name', { WorkName: '' }, '请在左侧表单填写流程名称'],
    ['no table', { WorkTable: '' }, '请选择业务单据'],
    [
      'no start',
      { NodeConfig: JSON.stringify([node('m', '审批', { userId: [3] }), end]) },
      '请添加流程开始节点',
    ],
    [
      'nobody to decide',
      { NodeConfig: JSON.stringify([start, node('m', '审批'), end]) },
      '节点【审批】请选择审批用户',
    ],
  ])(
    'a flow with %s is refused in the specification’s words #W24 #W25 #W26 #W62',
    async (_, wrong, message) => {
      const flow = flowOf(
        'Production_AssembleWorkOrder',
        [start, node('m', '审批', { userId: [3] }), end],
        through('s', 'm', 'e'),
      );
      expect(await save({ ...flow, ...wrong })).toMatchObject({ status: false, message });
    },
  );

  it('the designer learns tables, fields with their options, people, and whether letters are sent #W34 #W56 #W57 #W72 #W73', async () => {
    const tables = (await app.get('admin', '/api/Sys_WorkFlowOption/getTableInfo')).body;
    expect(tables.find(({ key }: { key: string }) => key === 'ProcureOrder')).toMatchObject({
      value: '采购订单',
      workFlowOptionList: [{ tableName: 'ProcureOrder' }, { tableName: 'ProcureOrderList' }],
    });
    const fields = (await app.post('admin', '/api/Sys_WorkFlow/getFields?table=ProcureOrder')).body;
    const named = (field: string) => fields.find((one: { field: string }) => one.field === field);
    expect(named('TotalWithTax')).toMatchObject({ name: '价税合计', columnType: 'decimal', data: [] });
    expect(named('CreateID')).toMatchObject({ name: '创建人' });
    expect(named('CreateID').data).toContainEqual({ key: ids.buyer, value: '赵采购' });
    expect(named('CreateRoleId')).toMatchObject({ name: '创建人角色' });
    expect((await app.get('admin', '/api/Sys_WorkFlow/getNodeDic')).body).toMatchObject({
      status: true,
      mail: true,
      disabled: { users: [], roles: [] },
    });
    expect((await app.get('sales', '/api/Sys_WorkFlow/getNodeDic')).body).toMatchObject({
      status: false,
      code: '403',
    });
  });

  it('conditions ask for the creator’s role, and a document no flow is for needs no approval', async () => {
    const { body } = await app.post(
      'admin',
      '/api/Sys_WorkFlow/Page',
      query([{ name: 'WorkTable', value: 'ProcureOrder' }]),
    );
    const only = { ...start, filters: when('CreateRoleId', 'in', ['99']) };
    const nodes = [only, node('m', '经理审批', { userId: [ids.manager] }), end];
    const saved = await save(
      { ...flowOf('ProcureOrder', nodes, through('s', 'm', 'e')), WorkFlow_Id: body.rows[0].WorkFlow_Id },
      {},
      'update',
    );
    expect(saved.message).toBe('保存成功');
    const key = await order();
    expect(await read(key)).toMatchObject({ AuditStatus: 5, IsAudit: false });
    expect(await steps('buyer', key)).toMatchObject({ flow: null, list: [], waiting: { kind: 'nobody' } });
  });

  it('two flows of one weight stand side by side where their conditions on a choice exclude each other', async () => {
    const made: number[] = [];
    for (const supplier of [1, 2]) {
      const nodes = [
        { ...start, filters: when('Supplier_Id', '=', supplier) },
        node('m', '审批', { userId: [ids.manager] }),
        end,
      ];
      const own = { WorkName: `供应商${supplier}`, Weight: 77 };
      const saved = await save(flowOf('ProcureOrder', nodes, through('s', 'm', 'e'), own));
      expect(saved.message).toBe('保存成功');
      made.push(saved.data.data.WorkFlow_Id);
    }
    for (const WorkFlow_Id of made)
      expect((await save({ WorkFlow_Id, Enable: 0 }, {}, 'update')).message).toBe('保存成功');
  });

  it('two lines over a total that required rows keep from being empty cover every document', async () => {
    const nodes = [
      start,
      node('m', '经理审批', { userId: [ids.manager] }),
      node('d', '总监审批', { userId: [ids.director] }),
      end,
    ];
    const over = (field: string) =>
      flowOf(
        'ProcureOrder',
        nodes,
        [
          { from: 's', to: 'm', label: '', filters: when(field, '<=', 10_000) },
          { from: 's', to: 'd', label: '', filters: when(field, '>', 10_000) },
          ...through('m', 'e'),
          ...through('d', 'e'),
        ],
        { Enable: 0 },
      );
    expect((await save(over('TotalWithTax'))).message).toBe('保存成功');
  });

  it('of two flows of one weight that are published at the same moment one is in force #W87', async () => {
    for (let turn = 0; turn < 10; turn++) {
      const rival = (name: string) =>
        save(
          flowOf(
            'ProcureOrder',
            [start, node('m', '经理审批', { userId: [ids.manager] }), end],
            through('s', 'm', 'e'),
            { WorkName: name, Weight: 50 + turn },
          ),
        );
      const both = await Promise.all([rival(`甲${turn}`), rival(`乙${turn}`)]);
      expect(both.map(({ status }) => status).sort()).toEqual([false, true]);
      expect(both.find(({ status }) => !status).message).toContain(`权重`);
    }
  });

  it('the log row of a save says the status its flow gave it #W98', async () => {
    await app.context.db.query(`update "Sys_WorkFlow" set "Enable" = 0 where "WorkTable" = 'ProcureOrder'`);
    const asked = { ...start, filters: when('Remark', '=', '要审批') };
    const nodes = [asked, node('m', '经理审批', { userId: [ids.manager] }), end];
    await publishFlow(app, flowOf('ProcureOrder', nodes, through('s', 'm', 'e'), { Weight: 99 }));
    const key = await order();
    const update = (Remark: string) =>
      app.post('buyer', `${table}/Update`, { mainData: { ProcureOrder_Id: key, Remark } });
    await update('要审批');
    await update('不必审批');
    const { rows } = await app.context.db.query(
      `select "Changes" from "Sys_Log" where "TableName" = 'ProcureOrder' and "TableKey" = $1 order by "Id"`,
      [`${key}`],
    );
    expect(rows.map(({ Changes }) => JSON.parse(String(Changes)).AuditStatus)).toEqual([[5], [5, 0], [0, 5]]);
  });

  it('a document whose path meets nobody needs no approval: its flow is passed from the start to the end #W58', async () => {
    await app.context.db.query(`update "Sys_WorkFlow" set "Enable" = 0 where "WorkTable" = 'ProcureOrder'`);
    const nodes = [start, node('m', '经理审批', { userId: [ids.manager] }), end];
    const lines = [
      { from: 's', to: 'm', label: '大额', filters: when('TotalQty', '>', 100) },
      ...through('s', 'e'),
      ...through('m', 'e'),
    ];
    await publishFlow(app, flowOf('ProcureOrder', nodes, lines, { Weight: 200 }));
    const key = await order(3);
    expect(await read(key)).toMatchObject({ AuditStatus: 5, IsAudit: false });
    const course = await steps('buyer', key);
    expect(course.waiting).toMatchObject({ kind: 'nobody' });
    expect(
      course.list.map((one: { stepId: string; auditStatus: unknown }) => [one.stepId, one.auditStatus]),
    ).toEqual([
      ['s', 1],
      ['e', 1],
    ]);
  });

  it('a flow of which only the needed is sent has the specification’s defaults and the table’s name #W08 #W82', async () => {
    const nodes = [start, node('m', '审批', { userId: [ids.manager] }), end];
    const { data } = await save({
      WorkName: '生产计划审批',
      WorkTable: 'Production_ProductPlan',
      Remark: '只发必填项',
      NodeConfig: JSON.stringify(nodes),
      LineConfig: JSON.stringify(through('s', 'm', 'e')),
    });
    expect(data.data).toMatchObject({
      WorkTableName: '生产计划',
      Weight: 1,
      AuditingEdit: 0,
      Remark: '只发必填项',
    });
    await app.post('admin', '/api/Sys_WorkFlow/Del', [data.data.WorkFlow_Id]);
  });
});
