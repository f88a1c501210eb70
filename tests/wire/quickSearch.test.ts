import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeedFile } from '../../server-mock/seed/SeedFile.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { storedSalesOrder } from './orderRows.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const customer = (id: number, name: string, more: object = {}) => ({
  Customer_Id: id,
  CustomerCode: `KH-${id}`,
  CustomerName: name,
  CustomerType: 'direct',
  Enable: 1,
  ...more,
});
/** 跟单 does not see the names of customers. */
const file: SeedFile = {
  roles: [
    {
      roleName: '跟单',
      parent: '经理',
      permissions: { Production_SalesOrder: ['Search'] },
      fields: { Customer: { CustomerName: { show: 0 } } },
    },
  ],
  users: [{ userName: 'clerk', realName: '林跟单', password: 'jig-demo', roles: ['跟单'] }],
  rows: {
    Customer: [
      customer(1, '苏州恒泰机械有限公司'),
      // No longer offered, but orders hold it.
      customer(2, '苏州恒泰二厂', { Enable: 0 }),
      customer(3, '100%精工'),
    ],
    Production_SalesOrder: [
      storedSalesOrder(1, 1),
      storedSalesOrder(2, 2),
      storedSalesOrder(3, 3, { Currency: 'USD' }),
      storedSalesOrder(4, 3),
    ],
  },
};

const fields = ['SalesOrderCode', 'Customer_Id', 'Currency'];

describe.each(dailyKinds)('the quick search finds what rows show, on %s #X01', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file });
  });
  afterAll(() => app.close());

  const found = async (user: string, value: unknown, searched: readonly string[] = fields) => {
    const multiples = JSON.stringify({ fields: searched, value });
    const { body } = await app.post(user, '/api/Production_SalesOrder/Page', {
      page: 1,
      rows: 30,
      sort: 'SalesOrder_Id',
      order: 'asc',
      wheres: '[]',
      multiples,
    });
    return body.rows.map((row: { SalesOrder_Id: number }) => row.SalesOrder_Id);
  };

  it.each<readonly [string, unknown, readonly number[]]>([
    ['the name of a chosen record, also one that is no longer offered', '恒泰', [1, 2]],
    ['the label of a fixed list', '美元', [3]],
    ['the number', 'xsdd-4', [4]],
    ['signs as they are typed', '100%', [3, 4]],
    ['nothing by the hidden key of a label', 'USD', []],
    ['nothing that no row shows', '无锡', []],
    ['nothing in a text that is too long for a label', '恒'.repeat(201), []],
  ])('%s', async (_name, value, expected) => {
    expect(await found('admin', value)).toEqual(expected);
  });

  it('finds nothing by a name that the role hides, only by the key it is shown', async () => {
    expect(await found('clerk', '恒泰')).toEqual([]);
    expect(await found('clerk', '3', ['Customer_Id'])).toEqual([3, 4]);
  });
});
