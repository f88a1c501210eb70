import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const rows = {
  Customer: [
    { Customer_Id: 1, CustomerCode: 'C1', CustomerName: '华东机械', CustomerType: 'direct', Enable: 1 },
  ],
};

describe.each(dailyKinds)('who has a record open on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows } });
  });
  afterAll(() => app.close());

  const beat = async (user: string, more: object = {}) => {
    const body = { table: 'Customer', key: '1', window: `w-${user}`, ...more };
    return (await app.post(user, '/api/jig/presence', body)).body;
  };

  it('each learns of the others and their fields, never of himself, and nobody when alone #X21', async () => {
    expect((await beat('sales')).data).toEqual([]);
    expect((await beat('sales', { window: 'second' })).data).toEqual([]);
    expect((await beat('manager', { field: 'BankAccount' })).data).toEqual([
      { userName: '李销售', field: null },
    ]);
    expect((await beat('sales')).data).toEqual([{ userName: '吴经理', field: 'BankAccount' }]);
  });

  it('a field is not named to who may not read it, nor one the table does not have #X21', async () => {
    await beat('manager', { field: 'BankAccount' });
    const named = async () =>
      (await beat('viewer')).data.find(({ userName }: { userName: string }) => userName === '吴经理');
    expect(await named()).toEqual({ userName: '吴经理', field: null });
    await beat('manager', { field: 'Linkman' });
    expect(await named()).toEqual({ userName: '吴经理', field: 'Linkman' });
    await beat('manager', { field: 'x"; drop table' });
    expect(await named()).toEqual({ userName: '吴经理', field: null });
    await beat('viewer', { gone: true });
  });

  it('who closes leaves at once, who goes silent after a while', async () => {
    await beat('manager', { gone: true });
    expect((await beat('sales')).data).toEqual([]);
    await beat('manager');
    app.pass(60_000);
    expect((await beat('sales')).data).toHaveLength(1);
    app.pass(60_000);
    expect((await beat('sales')).data).toEqual([]);
  });

  it('needs the right to search the table and a record the caller sees', async () => {
    expect(await beat('worker')).toMatchObject({ status: false, code: '403' });
    expect(await beat('sales', { key: '99' })).toMatchObject({ status: false, code: '404' });
    expect(await beat('sales', { key: { a: 1 } })).toMatchObject({ status: false, code: '404' });
    expect(await beat('sales', { window: 'x'.repeat(65) })).toMatchObject({ status: false, code: '404' });
    expect(await beat('sales', { table: 'jig_presence' })).toMatchObject({ status: false, code: '404' });
  });
});
