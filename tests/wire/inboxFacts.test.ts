import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeedFile } from '../../server-mock/seed/SeedFile.ts';
import { databaseKinds } from '../setup/testDatabase.ts';
import { storedSalesOrder } from './orderRows.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const order = (id: number, TotalWithTax: string | null) => storedSalesOrder(id, 1, { TotalWithTax });

/** 跟单 does not see the amounts of orders. */
const file: SeedFile = {
  roles: [
    {
      roleName: '跟单',
      parent: '经理',
      permissions: { Production_SalesOrder: ['Search'] },
      fields: { Production_SalesOrder: { TotalWithTax: { show: 0 } } },
    },
    { roleName: '门卫', parent: '经理', permissions: { Supplier: ['Search'] } },
  ],
  users: [
    { userName: 'clerk', realName: '林跟单', password: 'jig-demo', roles: ['跟单'] },
    { userName: 'guard', realName: '王门卫', password: 'jig-demo', roles: ['门卫'] },
  ],
  rows: {
    Customer: [
      { Customer_Id: 1, CustomerCode: 'KH-1', CustomerName: '苏州恒泰', CustomerType: 'direct', Enable: 1 },
    ],
    Production_SalesOrder: [order(1, '203412.5'), order(2, null)],
  },
};

describe.each(databaseKinds)('facts of documents of the inbox, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file });
  });
  afterAll(() => app.close());

  const facts = async (user: string, documents: unknown) =>
    (await app.post(user, '/api/Sys_WorkFlowTable/facts', { documents })).body.data;
  const both = ['1', '2'].map((key) => ({ table: 'Production_SalesOrder', key }));

  it('are customer, amount and date, without empty ones', async () => {
    const [first, second] = await facts('admin', both);
    expect(first).toMatchObject({
      table: 'Production_SalesOrder',
      key: '1',
      facts: [
        { title: '客户', text: '苏州恒泰' },
        { text: '¥203,412.50' },
        { title: '交货日期', text: '2026-05-20' },
      ],
    });
    expect(second.facts.map(({ title }: { title: string }) => title)).toEqual(['客户', '交货日期']);
  });

  it('leave out what the user may not see, and documents the user may not open', async () => {
    const [first] = await facts('clerk', both);
    expect(JSON.stringify(first)).not.toContain('203');
    expect(await facts('guard', both)).toEqual([]);
  });

  it.each([
    ['no list', 'x'],
    ['an unknown table', [{ table: 'Nothing', key: '1' }]],
    ['an unknown key', [{ table: 'Production_SalesOrder', key: 'x' }]],
    ['no documents', [1, null, {}]],
  ])('are empty for %s', async (_name, documents) => {
    expect(await facts('admin', documents)).toEqual([]);
  });
});
