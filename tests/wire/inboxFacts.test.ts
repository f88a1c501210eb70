import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeedFile } from '../../server-mock/seed/SeedFile.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { storedSalesOrder } from './orderRows.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const order = (id: number, TotalWithTax: string | null) => storedSalesOrder(id, 1, { TotalWithTax });

/** 跟单 does not see the amounts of orders. */
const file: SeedFile = {
  roles: [
    {
      roleName: '跟单',
      parent: '经理',
      permissions: { Production_SalesOrder: ['Search'], Sys_WorkFlowTable: ['Search'] },
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

describe.each(dailyKinds)('facts of documents of the inbox, on %s', (kind) => {
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

  it('filter tasks by amount, without those whose amount the user may not read', async () => {
    await app.context.db.query(`insert into "Sys_WorkFlowTable" ("WorkTable", "WorkTableKey", "WorkTableName",
      "WorkTableCode", "WorkName", "AuditStatus", "CreateID", "Creator", "CreateDate")
      select 'Production_SalesOrder', key, '销售订单', key, '订单审批', 0, user_id, 'x', '2026-05-01 08:00:00'
      from (values ('1'), ('2'), ('77'), ('x')) as tasks(key), (select "User_Id" as user_id from "Sys_User"
        where "UserName" = 'clerk') as users`);
    const found = async (user: string, amount?: unknown): Promise<unknown> => {
      const { body } = await app.post(user, '/api/Sys_WorkFlowTable/Page', {
        amount,
        ...(user === 'clerk' ? { value: 2 } : {}),
      });
      return body.rows?.map((row: { WorkTableKey: string }) => row.WorkTableKey).toSorted() ?? body.message;
    };
    expect(await found('admin')).toEqual(['1', '2', '77', 'x']);
    expect(await found('admin', { least: '', most: '' })).toEqual(['1', '2', '77', 'x']);
    expect(await found('admin', { least: '203412.5' })).toEqual(['1']);
    expect(await found('admin', { least: '1', most: '203412.4' })).toEqual([]);
    expect(await found('admin', { most: '300000' })).toEqual(['1']);
    expect(await found('clerk')).toEqual(['1', '2', '77', 'x']);
    expect(await found('clerk', { most: '300000' })).toEqual([]);
    expect(await found('admin', { least: "1' or 1=1" })).toBe(
      "金额【1' or 1=1】不是数字，请输入如 50000 或 1280.5 的数字",
    );
  });
});
