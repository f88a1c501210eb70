import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import { publish } from '../../server-mock/publishing/publish.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { end, flowOf, ids, node, publishFlow, start, through, when } from './flows.ts';
import { salesHeader, salesRows } from './orderRows.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const orders = '/api/Production_SalesOrder';

const urgent: JsonObject = { field: 'IsUrgent', title: '加急', type: 'switch', default: 0 };
const place: JsonObject = { field: 'Place', title: '顺序', type: 'number', columnType: 'int' };
const table: JsonObject = {
  transitions: [
    {
      action: 'Hurry',
      text: '催货',
      when: { '!=': [{ var: 'Remark' }, '客户催货'] },
      message: '已经催货',
      set: { Remark: '客户催货' },
    },
  ],
  grid: { rowSwitch: 'IsUrgent', sequence: 'Place' },
};

/**
 * Approvers by order: manager always, director for hurried, second manager for urgent, planner for the first.
 */
const flow = flowOf(
  'Production_SalesOrder',
  [
    start,
    node('n1', '经理审批', { userId: [ids.manager] }),
    node('n2', '总监审批', { userId: [ids.director] }),
    node('n3', '加急审批', { userId: [ids.manager2] }),
    node('n4', '首单审批', { userId: [ids.planner] }),
    end,
  ],
  [
    { from: 's', to: 'n2', label: '', filters: when('Remark', '=', '客户催货') },
    { from: 's', to: 'n3', label: '', filters: when('IsUrgent', '=', 1) },
    { from: 's', to: 'n4', label: '', filters: when('Place', '=', 1) },
    ...through('s', 'n1', 'e'),
    ...through('n2', 'e'),
    ...through('n3', 'e'),
    ...through('n4', 'e'),
  ],
);

describe.each(dailyKinds)('flows and the fields they use on %s', (kind) => {
  let app: TestApp;
  let made = 0;

  const design = async (patch: JsonObject) => {
    const admin = (await app.context.rights.of(1))?.user;
    if (admin === undefined) throw new Error('no admin');
    return publish(app.context, { kind: 'design', name: 'Production_SalesOrder', patch }, admin);
  };
  const order = async (more: object = {}): Promise<number> => {
    const { body } = await app.post('sales', `${orders}/Add`, {
      mainData: { ...salesHeader, SalesOrderCode: `XS-${++made}`, Place: 9, ...more },
      detailData: [{ Product_Id: 1, Qty: 2 }],
    });
    expect(body.message).toBe('保存成功');
    return body.data.data.SalesOrder_Id;
  };
  const waiting = async (key: number): Promise<string> => {
    const asked = `tableName=Production_SalesOrder&id=${key}`;
    const { body } = await app.get('director', `/api/Sys_WorkFlow/getSteps?${asked}`);
    return `${body.auditStatus} ${body.waiting.names.join('、')}`;
  };

  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: salesRows(100) } });
    expect(await design({ table, fields: [urgent, place] })).toMatchObject({ ok: true });
    await publishFlow(app, flow);
  });
  afterAll(() => app.close());

  it('a status button chooses the way anew while nobody has decided', async () => {
    const key = await order();
    expect(await waiting(key)).toBe('0 吴经理');
    const hurried = await app.post('sales', `${orders}/changeUpdate`, { action: 'Hurry', keys: [key] });
    expect(hurried.body.status).toBe(true);
    expect(await waiting(key)).toBe('0 周总监');
  });

  it('so does a switch, and a row taken to another place where the flow asks for it', async () => {
    const [first, second] = [await order({ Place: 2 }), await order({ Place: 3 })];
    const turned = await app.post('sales', `${orders}/switchRow`, { key: second, value: 1 });
    expect(turned.body).toMatchObject({ status: true, data: [String(second)] });
    expect(await waiting(second)).toBe('0 徐经理');
    expect(await waiting(first)).toBe('0 吴经理');
    const third = await order({ Place: 1 });
    expect(await waiting(third)).toBe('0 陈计划');
    const moved = await app.post('sales', `${orders}/moveRow`, { key: first, before: third });
    expect(moved.body.status).toBe(true);
    expect(await waiting(first)).toBe('0 陈计划');
    // Its position moved.
    expect(await waiting(third)).toBe('0 吴经理');
  });

  it('a closed document that gives way begins nothing anew', async () => {
    const key = await order();
    const closed = await order({ Place: 1 });
    await app.context.db.query(
      'update "Production_SalesOrder" set "IsColoseCase" = 1 where "SalesOrder_Id" = $1',
      [closed],
    );
    const moved = await app.post('sales', `${orders}/moveRow`, { key, before: closed });
    const changed: readonly Record<string, unknown>[] = moved.body.data;
    expect(changed.find((row) => row.SalesOrder_Id === closed)?.Place).not.toBe(1);
    expect(await waiting(closed)).toBe('0 陈计划');
  });

  it('what is being decided stays where it is #W92', async () => {
    const key = await order();
    await app.post('manager', `${orders}/audit?auditStatus=1&auditReason=同意`, [key]);
    await app.post('sales', `${orders}/changeUpdate`, { action: 'Hurry', keys: [key] });
    expect(await waiting(key)).toBe('1 ');
  });

  it('a field a published flow asks for is not taken away; flow and line are named', async () => {
    const refused = await design({ table: { ...table, grid: { sequence: 'Place' } }, fields: [place] });
    expect(refused).toMatchObject({
      ok: false,
      issues: [
        {
          path: '/fields/IsUrgent',
          rule: 'consequence.fieldOfLine',
          params: { title: '加急', flow: 'Production_SalesOrder审批', from: '开始', to: '加急审批' },
        },
      ],
    });
    expect(app.context.catalog.table('Production_SalesOrder')?.byName.has('IsUrgent')).toBe(true);
  });

  it('an extension field a node permits to change is not deleted until the flow is changed', async () => {
    const mainData = {
      TableName: 'ProcureOrder',
      FieldName: '合同号',
      FieldType: 'text',
      FieldCode: 'ContractNo',
    };
    const added = await app.post('admin', '/api/Sys_Table_Extend/Add', { mainData });
    const id = added.body.data.data.TableEx_Id;
    const flowWith = (editable: readonly string[]) =>
      flowOf(
        'ProcureOrder',
        [start, node('n1', '总监审批', { userId: [ids.director], jig: { editable } }), end],
        through('s', 'n1', 'e'),
      );
    const key = await publishFlow(app, flowWith(['ContractNo']));
    const refused = await app.post('admin', '/api/Sys_Table_Extend/Del', [id]);
    expect(refused.body).toMatchObject({ status: false });
    expect(refused.body.message).toContain(
      '字段【合同号】正被流程【ProcureOrder审批】的节点【总监审批】使用，不能删除，请先修改流程',
    );
    const { body } = await app.post('admin', '/api/Sys_WorkFlow/Update', {
      mainData: { ...flowWith(['Remark']), WorkFlow_Id: key },
    });
    expect(body.message).toBe('保存成功');
    expect((await app.post('admin', '/api/Sys_Table_Extend/Del', [id])).body.status).toBe(true);
  });
});
