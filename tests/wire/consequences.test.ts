import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import { publish } from '../../server-mock/publishing/publish.ts';
import { dailyKind, dailyKinds } from '../setup/testDatabase.ts';
import { end, flowOf, ids, node, publishFlow, start, through } from './flows.ts';
import { salesHeader, salesRows } from './orderRows.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const orders = '/api/Production_SalesOrder';

const work = (key: number, code: string, FromType: string, FromCode: string, Status: number, more = {}) => ({
  WorkOrder_Id: key,
  WorkOrderCode: code,
  Product_Id: 1,
  Status,
  PlanQty: 100,
  PlanStartDate: '2026-03-01 08:00:00',
  PlanEndDate: '2026-03-09 17:00:00',
  FromType,
  FromCode,
  ...more,
});

const dates = { OrderDate: '2026-03-01', FinishDate: '2026-03-20' };

/**
 * Two orders. The first led to a plan, with a work order and an assembly order of its own, and to work
 * orders.
 */
const rows = {
  ...salesRows(100),
  Production_ProductPlan: [
    {
      ProductPlan_Id: 1,
      ProductPlanCode: 'SCJH-1',
      PlanName: '三月第一批',
      Remark: 'XS-1',
      AuditStatus: 1,
      ...dates,
    },
  ],
  Production_AssembleWorkOrder: [
    {
      AssembleWorkOrder_Id: 1,
      AssembleWorkOrderCode: 'ZPGD-1',
      Product_Id: 1,
      AssembleQty: 5,
      AuditStatus: 2,
      ...dates,
    },
  ],
  Production_AssembleWorkOrderList: [
    { AssembleWorkOrderList_Id: 1, AssembleWorkOrder_Id: 1, Product_Id: 1, UnitQty: 1, Remark: 'SCJH-1' },
    { AssembleWorkOrderList_Id: 2, AssembleWorkOrder_Id: 1, Product_Id: 1, UnitQty: 2, Remark: 'SCJH-1' },
  ],
  Production_WorkOrder: [
    work(1, 'GD-1', 'SalesOrder', 'XS-1', 2),
    work(2, 'GD-2', 'ProductPlan', 'SCJH-1', 1, { IsColoseCase: 1 }),
    work(3, 'GD-3', 'SalesOrder', 'XS-1', 5),
    // Its code belongs to another kind of source.
    work(4, 'GD-4', 'ProductPlan', 'XS-1', 1),
    work(5, 'GD-5', 'AssembleWorkOrder', 'ZPGD-1', 1),
    work(6, 'GD-6', 'SalesOrder', 'XS-2', 1),
  ],
};

const fromWork = (blocksReverse: boolean) => [
  {
    table: 'Production_SalesOrder',
    field: 'FromCode',
    sourceField: 'SalesOrderCode',
    when: { '==': [{ var: 'FromType' }, 'SalesOrder'] },
    ...(blocksReverse ? { blocksReverse } : {}),
  },
  {
    table: 'Production_ProductPlan',
    field: 'FromCode',
    sourceField: 'ProductPlanCode',
    when: { '==': [{ var: 'FromType' }, 'ProductPlan'] },
  },
  {
    table: 'Production_AssembleWorkOrder',
    field: 'FromCode',
    sourceField: 'AssembleWorkOrderCode',
    when: { '==': [{ var: 'FromType' }, 'AssembleWorkOrder'] },
  },
];

describe.each(dailyKinds)('what a reverse approval touches on %s', (kind) => {
  let app: TestApp;
  let first: number;
  let second: number;

  const derive = async (name: string, derivedFrom: readonly JsonObject[]) => {
    const admin = (await app.context.rights.of(1))?.user;
    if (admin === undefined) throw new Error('no admin');
    return publish(app.context, { kind: 'design', name, patch: { table: { derivedFrom } } }, admin);
  };
  const order = async (code: string): Promise<number> => {
    const { body } = await app.post('sales', `${orders}/Add`, {
      mainData: { ...salesHeader, SalesOrderCode: code },
      detailData: [{ Product_Id: 1, Qty: 2 }],
    });
    return body.data.data.SalesOrder_Id;
  };
  const vote = async (key: number, status: number) =>
    (await app.post('director', `${orders}/audit?auditStatus=${status}&auditReason=看过`, [key])).body;
  const asked = async (user: string, key: number, table = 'Production_SalesOrder') =>
    (await app.get(user, `/api/Sys_WorkFlow/consequences?tableName=${table}&id=${key}`)).body;

  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows } });
    await derive('Production_ProductPlan', [
      { table: 'Production_SalesOrder', field: 'Remark', sourceField: 'SalesOrderCode' },
    ]);
    await derive('Production_AssembleWorkOrder', [
      {
        table: 'Production_ProductPlan',
        field: 'Remark',
        detail: 'Production_AssembleWorkOrderList',
        sourceField: 'ProductPlanCode',
      },
    ]);
    await publishFlow(
      app,
      flowOf(
        'Production_SalesOrder',
        [start, node('n1', '总监审批', { userId: [ids.director] }), end],
        through('s', 'n1', 'e'),
      ),
    );
    first = await order('XS-1');
    second = await order('XS-2');
    for (const key of [first, second]) expect((await vote(key, 1)).message).toBe('审核成功');
  });
  afterAll(() => app.close());

  it('is listed step by step with where each stands and what blocks #W43', async () => {
    const { data } = await asked('director', first);
    const of = (label: string) => data.list.find((one: { label: string }) => one.label === label);
    expect(data.list.map(({ label }: { label: string }) => label).toSorted()).toEqual([
      'GD-1',
      'GD-2',
      'GD-3',
      'GD-5',
      'SCJH-1',
      'ZPGD-1',
    ]);
    expect(of('GD-1')).toEqual({
      table: 'Production_WorkOrder',
      cnName: '工单',
      key: '1',
      label: 'GD-1',
      auditStatus: null,
      status: '进行中',
      depth: 1,
      from: { table: 'Production_SalesOrder', key: String(first) },
      blocks: '进行中，须先处理',
    });
    expect(of('SCJH-1')).toMatchObject({ auditStatus: 1, depth: 1, blocks: '已审核通过，须先反审' });
    expect(of('GD-2')).toMatchObject({
      status: '未开始、已结案',
      depth: 2,
      from: { table: 'Production_ProductPlan', key: '1' },
      blocks: '已结案，须先反结案',
    });
    expect(of('ZPGD-1')).toMatchObject({ depth: 2, status: '审核中', blocks: '正在审核中，须先撤回或退回' });
    expect(of('GD-5')).toMatchObject({ depth: 3, blocks: null });
    expect(of('GD-3')).toMatchObject({ status: '已取消', blocks: null });
    expect(data).toMatchObject({ hidden: 0, isCut: false, refused: null });
  });

  it('is proposed to be undone leaves first, the document last, nothing of what was cancelled #W43', async () => {
    const { data } = await asked('director', first);
    const order: readonly string[] = data.order.map(
      ({ label, action }: { label: string; action: string }) => `${label} ${action}`,
    );
    expect(order.toSorted()).toEqual(
      [
        'GD-1 remove',
        'GD-1 settle',
        'GD-2 remove',
        'GD-2 reopen',
        'GD-5 remove',
        'SCJH-1 remove',
        'SCJH-1 reverse',
        'XS-1 reverse',
        'ZPGD-1 recall',
        'ZPGD-1 remove',
      ].toSorted(),
    );
    const comesBefore = (one: string, other: string): void =>
      expect(order.indexOf(one)).toBeLessThan(order.indexOf(other));
    comesBefore('GD-5 remove', 'ZPGD-1 recall');
    comesBefore('ZPGD-1 recall', 'ZPGD-1 remove');
    comesBefore('ZPGD-1 remove', 'SCJH-1 reverse');
    comesBefore('GD-2 remove', 'SCJH-1 reverse');
    expect(order.at(-1)).toBe('XS-1 reverse');
  });

  it('is counted, not named, where the caller may not see it', async () => {
    const { data } = await asked('sales', first);
    expect(data).toMatchObject({ list: [], hidden: 6 });
    expect(data.order.map(({ label }: { label: string }) => label)).toEqual(['XS-1']);
    expect(JSON.stringify(data)).not.toContain('GD-');
  });

  it('hangs under the nearest document the caller may see', async () => {
    const { data } = await asked('warehouse', first);
    const of = (label: string) => data.list.find((one: { label: string }) => one.label === label);
    expect(data.hidden).toBe(2);
    expect(of('SCJH-1')).toBe(undefined);
    const root = { table: 'Production_SalesOrder', key: String(first) };
    for (const label of ['GD-2', 'GD-5']) expect(of(label)).toMatchObject({ depth: 1, from: root });
  });

  it('takes one statement a step, and one a table', async () => {
    const { db } = app.context;
    const asking = db.query.bind(db);
    const texts: string[] = [];
    Object.assign(db, {
      query: (...sent: Parameters<typeof db.query>) => {
        texts.push(sent[0]);
        return asking(...sent);
      },
    });
    try {
      await asked('director', first);
    } finally {
      Object.assign(db, { query: asking });
    }
    // From the order, its plan and work orders, those of the plan, that of the assembly order.
    expect(texts.filter((text) => text.includes('as "pairs"'))).toHaveLength(4);
    // Plans, assembly orders, work orders.
    expect(texts.filter((text) => text.includes('"jig_under_way"'))).toHaveLength(3);
  });

  it('is for who may see the document, and of documents that are approved at all', async () => {
    expect((await asked('buyer', first)).code).toBe('403');
    expect((await asked('director', 999)).code).toBe('404');
    expect((await asked('director', 1, 'Nothing')).code).toBe('404');
    expect((await asked('director', 1, 'Production_WorkOrder')).message).toContain('工单');
    expect((await app.get('director', '/api/Sys_WorkFlow/consequences')).body.code).toBe('404');
  });

  it('does not stop it, unless the schema says so: then it is refused with the documents named', async () => {
    expect((await derive('Production_WorkOrder', fromWork(true))).ok).toBe(true);
    const { data } = await asked('director', first);
    const refused = '不能反审，由此单据生成的单据须先撤销或作废：工单 GD-1';
    expect(data.refused).toBe(refused);
    expect((await vote(first, 4)).message).toBe(refused);
    // A void document blocks nothing.
    await app.context.db.query('update "Production_WorkOrder" set "Status" = 5 where "WorkOrder_Id" = 1');
    expect((await vote(first, 4)).message).toBe('审核成功');
    // A plan is approved without a flow; its work orders bar reversing it just the same.
    const [ofOrder, ofPlan, ...rest] = fromWork(false);
    await derive('Production_WorkOrder', [
      ofOrder,
      { ...ofPlan, blocksReverse: true },
      ...rest,
    ] as JsonObject[]);
    const plan = '/api/Production_ProductPlan/audit?auditStatus=4';
    const barred = await app.post('director', plan, [1]);
    expect(barred.body.message).toBe('不能反审，由此单据生成的单据须先撤销或作废：工单 GD-2');
    expect((await derive('Production_WorkOrder', fromWork(false))).ok).toBe(true);
    expect((await app.post('director', plan, [1])).body.message).toBe('审核成功');
    expect((await vote(second, 4)).message).toBe('审核成功');
  });

  it('links in a circle are not published', async () => {
    const published = await derive('Production_SalesOrder', [
      { table: 'Production_WorkOrder', field: 'Remark', sourceField: 'WorkOrderCode' },
    ]);
    expect(published.ok).toBe(false);
    expect(JSON.stringify(published)).toContain('schema.derivedCycle');
  });
});

describe('a great many documents', () => {
  it('are listed up to 500, and said to be more', async () => {
    const app = await openTestApp(dailyKind, {
      file: {
        rows: {
          ...salesRows(100),
          Production_SalesOrder: [
            {
              SalesOrder_Id: 1,
              SalesOrderCode: 'XS-9',
              ...salesHeader,
              AuditStatus: 1,
            },
          ],
        },
      },
    });
    await app.context.db.query(
      `insert into "Production_WorkOrder" ("WorkOrderCode", "Product_Id", "Status", "PlanQty", "FromType", "FromCode", "Version")
       select 'GD-' || n, 1, 1, 100, 'SalesOrder', 'XS-9', 1 from generate_series(1, 520) n`,
    );
    const { body } = await app.get(
      'director',
      '/api/Sys_WorkFlow/consequences?tableName=Production_SalesOrder&id=1',
    );
    expect(body.data.list).toHaveLength(500);
    expect(body.data.isCut).toBe(true);
    // So is the trail, with the order itself.
    const trail = await app.get('director', '/api/jig/trail?table=Production_SalesOrder&key=1');
    expect(trail.body.data).toMatchObject({ isCut: true, hidden: 0 });
    expect(trail.body.data.nodes).toHaveLength(501);
    await app.close();
  });
});
