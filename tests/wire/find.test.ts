import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const rows = {
  Customer: [
    {
      Customer_Id: 1,
      CustomerCode: 'KH0001',
      CustomerName: '苏州恒泰机械',
      CustomerType: 'direct',
      Enable: 1,
    },
    { Customer_Id: 2, CustomerCode: 'KH0002', CustomerName: '无锡%华锐', CustomerType: 'direct', Enable: 1 },
  ],
  Supplier: [{ Supplier_Id: 1, SupplierCode: 'GYS0001', SupplierName: '苏州轴承', Enable: 1 }],
};

describe.each(databaseKinds)('finding records from anywhere on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows } });
  });
  afterAll(() => app.close());

  const find = async (user: string, text: string) =>
    (await app.get(user, `/api/jig/find?text=${encodeURIComponent(text)}`)).body;

  it('looks into every list the user may open, by name and number #X23', async () => {
    const { data } = await find('admin', '苏州');
    expect(
      data.records.map((one: { table: string; label: string; key: string }) => [
        one.table,
        one.key,
        one.label,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['Customer', '1', 'KH0001 苏州恒泰机械'],
        ['Supplier', '1', 'GYS0001 苏州轴承'],
      ]),
    );
    expect((await find('admin', 'kh0002')).data.records).toMatchObject([{ path: '/Customer', key: '2' }]);
  });

  it('takes percent signs as they are typed', async () => {
    expect((await find('admin', '锡%华')).data.records).toHaveLength(1);
    expect((await find('admin', '苏%恒')).data.records).toHaveLength(0);
  });

  it('finds nothing in lists the user may not open', async () => {
    expect((await find('sales', '苏州恒泰')).data.records).toHaveLength(1);
    const tables = (await find('worker', '苏州')).data.records.map((one: { table: string }) => one.table);
    expect(tables).not.toContain('Customer');
  });

  it.each(['', ' ', '苏', 'x'.repeat(101)])('refuses to look for %j', async (text) => {
    expect(await find('admin', text)).toMatchObject({ status: false, code: '422' });
  });
});
