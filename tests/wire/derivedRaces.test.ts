import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import { publish } from '../../server-mock/publishing/publish.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { describeRaces, opened, type Race, runRace, type Try, vote } from './flowRaces.ts';
import { end, flowOf, ids, node, publishFlow, start, through } from './flows.ts';
import { withoutLocks } from './mutantDatabases.ts';
import { salesHeader } from './orderRows.ts';
import { importFile, workbook } from './sheetFile.ts';
import { sheetsOf } from './sheetOf.ts';
import type { TestApp } from './testApp.ts';

const plans = '/api/Production_ProductPlan';
const plan = { PlanName: '三月第一批', OrderDate: '2026-03-01', FinishDate: '2026-03-20' };

const rows = [{ Product_Id: 1, PlanQty: 2 }];

/** Field for the order a document is made from. */
const orderField = {
  field: 'Order_Id',
  title: '来源订单',
  type: 'number',
  columnType: 'int',
  editRowNo: 9,
  colSize: 4,
};

const design = async (app: TestApp, name: string, patch: JsonObject): Promise<void> => {
  const admin = (await app.context.rights.of(1))?.user;
  if (admin === undefined) throw new Error('no admin');
  const done = await publish(app.context, { kind: 'design', name, patch }, admin);
  if (!done.ok) throw new Error(JSON.stringify(done));
};

/** Publishes a link: plans name their sales order and block its reversal; cancelled plans do not count. */
const linked = (app: TestApp): Promise<void> =>
  design(app, 'Production_ProductPlan', {
    table: {
      derivedFrom: [{ table: 'Production_SalesOrder', field: 'Order_Id', blocksReverse: true }],
      progress: { field: 'Remark', void: { '==': [{ var: 'Remark' }, '作废'] } },
      transitions: [
        {
          action: 'Revive',
          text: '恢复',
          when: { '==': [{ var: 'Remark' }, '作废'] },
          message: '只有作废的计划才能恢复',
          set: { Remark: '恢复' },
        },
      ],
    },
    fields: [orderField],
  });

const make: Try = {
  user: 'planner',
  path: () => `${plans}/Add`,
  body: (key) => ({ mainData: { ...plan, Order_Id: key }, detailData: rows }),
};
const approved = [vote('manager', 1), vote('manager2', 1)];

/** Races between creating a document and reversing the approval of its source. */
const races: readonly Race[] = [
  {
    says: 'a document made while its source goes back to its approvers: one of them happens',
    flow: '会签',
    before: approved,
    at: [vote('manager2', 4, '&auditRefuse=1'), make],
    ends: [
      { ok: '10', status: 2, events: 1 },
      { ok: '01', status: 1, events: 0 },
    ],
  },
  {
    says: 'a document made while its source goes back to its creator: one of them happens',
    flow: '会签',
    before: approved,
    at: [make, vote('manager2', 4, '&auditRefuse=2')],
    ends: [
      { ok: '10', status: 1, events: 0 },
      { ok: '01', status: 4, events: 1 },
    ],
  },
  {
    says: 'two documents made of one source at once are both made',
    flow: '会签',
    before: approved,
    at: [make, make],
    ends: [{ ok: '11', status: 1, events: 0 }],
  },
];

describeRaces('documents made while their source is reversed', races, 20, linked);

describe('these races notice', () => {
  it('a server without locks (PostgreSQL)', { timeout: 120_000 }, async () => {
    const app = await opened('postgres', { mutated: withoutLocks, prepare: linked });
    const found: string[] = [];
    for (const race of races.slice(0, 2)) found.push(...(await runRace(app, race, 40)));
    expect(found.join()).toContain('11 →');
    await app.close();
  });
});

describe.each(dailyKinds)('what a document is made from on %s', (kind) => {
  let app: TestApp;
  let open: number;
  let made = 0;
  const order = async (): Promise<number> => {
    const { body } = await app.post('sales', '/api/Production_SalesOrder/Add', {
      mainData: { ...salesHeader, Remark: '会签', SalesOrderCode: `XS-${++made}` },
      detailData: [{ Product_Id: 1, Qty: 2 }],
    });
    return body.data.data.SalesOrder_Id;
  };
  const decide = async (user: string, key: number, status: number) =>
    (
      await app.post(
        user,
        `/api/Production_SalesOrder/audit?auditStatus=${status}&auditReason=看过&auditRefuse=2`,
        [key],
      )
    ).body;
  const add = async (more: object, verb = 'Add') =>
    (
      await app.post('planner', `${plans}/${verb}`, {
        mainData: { ...plan, ...more },
        ...(verb === 'Add' ? { detailData: rows } : {}),
      })
    ).body;
  const refused = {
    status: false,
    code: '422',
    message: '销售订单【XS-1】未审核通过，不能由它生成单据，请待其审核通过后再保存',
  };
  beforeAll(async () => {
    app = await opened(kind, { prepare: linked });
    open = await order();
  });
  afterAll(() => app.close());

  it('must be approved, and the field says so #W43', async () => {
    const { extra, data, ...answer } = await add({ Order_Id: open });
    expect(answer).toMatchObject(refused);
    expect(JSON.stringify([extra, data])).toContain('"path":"Order_Id"');
    // A void document has no source; an unknown key names none.
    expect((await add({ Order_Id: open, Remark: '作废' })).message).toBe('保存成功');
    expect((await add({ Order_Id: 999 })).message).toBe('保存成功');
  });

  it('is asked when a document is given another source, or counts again', async () => {
    const free = (await add({})).data.data.ProductPlan_Id;
    expect(await add({ ProductPlan_Id: free, Order_Id: open }, 'Update')).toMatchObject(refused);
    const cancelled = (await add({ Order_Id: open, Remark: '作废' })).data.data.ProductPlan_Id;
    const revive = async () =>
      (await app.post('planner', `${plans}/changeUpdate`, { action: 'Revive', keys: [cancelled] })).body;
    expect(await revive()).toMatchObject({ status: false, message: refused.message });
    for (const user of ['manager', 'manager2']) await decide(user, open, 1);
    expect(await revive()).toMatchObject({ status: true });
    expect((await add({ ProductPlan_Id: free, Order_Id: open }, 'Update')).message).toBe('保存成功');
    expect((await decide('manager', open, 4)).message).toContain(
      '不能反审，由此单据生成的单据须先撤销或作废',
    );
  });

  it('is not asked again of a document that was made from it before', async () => {
    const source = await order();
    for (const user of ['manager', 'manager2']) await decide(user, source, 1);
    const key = (await add({ Order_Id: source })).data.data.ProductPlan_Id;
    // A state from before the link blocked anything.
    await app.context.db.query(
      'update "Production_SalesOrder" set "AuditStatus" = 4 where "SalesOrder_Id" = $1',
      [source],
    );
    expect((await add({ ProductPlan_Id: key, PlanName: '三月第二批' }, 'Update')).message).toBe('保存成功');
  });

  it('is asked of what an approver fills in with his vote', async () => {
    const approver = node('n1', '经理审批', { userId: [ids.manager], jig: { editable: ['Order_Id'] } });
    const flow = flowOf('Production_ProductPlan', [start, approver, end], through('s', 'n1', 'e'));
    const flowId = await publishFlow(app, flow);
    const source = await order();
    const key = (await add({})).data.data.ProductPlan_Id;
    const asked = `workTable=Production_ProductPlan&workTableKey=${key}&auditStatus=1&auditReason=`;
    const vote = async () =>
      (await app.post('manager', `/api/Sys_Ddm/AuditDdm?${asked}`, { mainData: { Order_Id: source } })).body;
    expect((await vote()).message).toContain(`【XS-${made}】未审核通过`);
    for (const user of ['manager', 'manager2']) await decide(user, source, 1);
    expect((await vote()).message).toBe('审核成功');
    expect((await app.post('admin', '/api/Sys_WorkFlow/Del', [flowId])).body.status).toBe(true);
  });

  it('is asked of every row of a detail that names it, at that row', async () => {
    await design(app, 'Production_ProductPlan', {
      table: {
        derivedFrom: [
          {
            table: 'Production_SalesOrder',
            field: 'Remark',
            detail: 'Production_ProductPlanList',
            sourceField: 'SalesOrderCode',
            blocksReverse: true,
          },
        ],
      },
      fields: [orderField],
    });
    await order();
    const detailData = [...rows, { Product_Id: 1, PlanQty: 3, Remark: `XS-${made}` }];
    const { body } = await app.post('planner', `${plans}/Add`, { mainData: plan, detailData });
    expect(body).toMatchObject({
      status: false,
      message: expect.stringContaining(`【XS-${made}】未审核通过`),
    });
    expect(JSON.stringify(body)).toContain('"path":"Production_ProductPlanList[1].Remark"');
  });

  it('is asked of every record of an import, and then none is made', async () => {
    await design(app, 'Customer', {
      table: { derivedFrom: [{ table: 'Production_SalesOrder', field: 'Order_Id', blocksReverse: true }] },
      fields: [orderField],
    });
    const source = await order();
    const sheets = await sheetsOf(await app.raw('sales', '/api/Customer/DownloadTemplate'));
    const columns = (sheets.客户?.[0] ?? []).map(String);
    const bytes = await workbook([
      columns,
      ...['甲厂', '乙厂'].map((name, index) =>
        columns.map(
          (column) =>
            ({ 客户名称: name, 客户类型: '直销客户', 来源订单: index === 0 ? null : source })[column] ?? null,
        ),
      ),
    ]);
    const count = async () =>
      (await app.context.db.query(`select count(*) as n from "Customer" where "CustomerName" like '_厂'`))
        .rows;
    expect((await importFile(app, 'sales', 'Customer', { bytes })).message).toContain(
      `【XS-${made}】未审核通过`,
    );
    expect(await count()).toMatchObject([{ n: '0' }]);
    for (const user of ['manager', 'manager2']) await decide(user, source, 1);
    expect((await importFile(app, 'sales', 'Customer', { bytes })).message).toBe('导入成功，共2行');
    expect((await decide('manager', source, 4)).message).toContain('客户 ');
  });

  it('may be in any state where the link only tells of it', async () => {
    const source = await order();
    await design(app, 'Production_ProductPlan', {
      table: { derivedFrom: [{ table: 'Production_SalesOrder', field: 'Order_Id' }] },
      fields: [orderField],
    });
    expect((await add({ Order_Id: source })).message).toBe('保存成功');
  });
});
