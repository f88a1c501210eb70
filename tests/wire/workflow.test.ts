import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../setup/testDatabase.ts';
import { end, flowOf, ids, node, publishFlow, start, through, when } from './flows.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const rows = {
  Customer: [
    { Customer_Id: 1, CustomerCode: 'C1', CustomerName: '华东机械', CustomerType: 'direct', Enable: 1 },
  ],
  Base_Product: [
    {
      Product_Id: 1,
      ProductCode: 'P1',
      ProductName: '轴承座',
      ProductClassification_Id: 1,
      Unit: 'PCS',
      ProductAttribute: 'selfControl',
      SalePrice: 100,
      Enable: 1,
    },
  ],
};

const header = { Customer_Id: 1, OrderDate: '2026-03-05', DeliveryDate: '2026-04-01', Currency: 'CNY' };
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

describe.each(databaseKinds)('documents in a flow on %s', (kind) => {
  let app: TestApp;
  let made = 0;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows } });
    await publishFlow(app, salesFlow);
  });
  afterAll(() => app.close());

  const order = async (qty = 2): Promise<number> => {
    const { body } = await app.post('sales', `${table}/Add`, {
      mainData: { ...header, SalesOrderCode: `XS-${++made}` },
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

  it('over the limit go on to the director, whose rejection sends them back to the managers', async () => {
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
});
