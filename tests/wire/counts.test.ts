import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp, type Wire } from './testApp.ts';

const customer = (id: number) => ({
  Customer_Id: id,
  CustomerCode: `KH${id}`,
  CustomerName: `客户${id}`,
  CustomerType: id % 3 === 0 ? 'direct' : 'dealer',
  CreditLimit: id,
  Enable: 1,
});

const where = (name: string, value: string, displayType = 'equal') => ({
  wheres: JSON.stringify([{ name, value, displayType }]),
});

describe.each(dailyKinds)('counts of several queries on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, {
      file: {
        rows: { Customer: Array.from({ length: 1_100 }, (_, at) => customer(at + 1)) },
        roles: [
          {
            roleName: '少看的',
            permissions: { Customer: ['Search'] },
            fields: { Customer: { CreditLimit: { show: 0 } } },
          },
        ],
        users: [{ userName: 'few', password: 'jig-demo', realName: '少看', roles: ['少看的'] }],
      },
    });
  });
  afterAll(() => app.close());

  const counts = (user: string, queries: unknown): Promise<Wire> =>
    app.post(user, '/api/Customer/Counts', { queries });

  it('come in their order, each up to a thousand', async () => {
    const filters = JSON.stringify([
      {
        tjzType: 'or',
        tjOptions: ['KH1', 'KH2'].map((value) => ({ field: 'CustomerCode', filterType: '=', value })),
      },
    ]);
    const { body } = await counts('sales', [
      { wheres: '[]' },
      where('CustomerType', 'direct'),
      { wheres: '[]', filters },
      where('CustomerName', '没有的'),
    ]);
    expect(body.data).toEqual({ counts: [1000, 366, 2, 0] });
  });

  it('follow a change at once', async () => {
    const { db, changes } = app.context;
    await db.query(`update "Customer" set "CustomerType" = 'direct' where "CustomerCode" = 'KH1'`);
    changes.bump(['Customer']);
    expect((await counts('sales', [where('CustomerType', 'direct')])).body.data.counts).toEqual([367]);
  });

  it('have no number for a condition on a field that the role hides, or that is none', async () => {
    const queries = [
      where('CreditLimit', '500', 'lessorequal'),
      { filters: JSON.stringify([{ field: 'CreditLimit', filterType: '<', value: 500 }]) },
      where('Nothing', '1'),
      { wheres: '[[' },
      where('CustomerType', 'direct'),
    ];
    expect((await counts('few', queries)).body.data.counts).toEqual([null, null, null, null, 367]);
    expect((await counts('sales', queries)).body.data.counts).toEqual([500, 499, null, null, 367]);
  });

  it('need the right to open the page, and are limited', async () => {
    expect((await counts('worker', [{ wheres: '[]' }])).body).toMatchObject({ status: false, code: '403' });
    for (const unfit of [
      undefined,
      'x',
      [1],
      [where('CustomerName', 'x'.repeat(20_000))],
      Array.from({ length: 101 }, () => ({ wheres: '[]' })),
    ])
      expect((await counts('sales', unfit)).body).toMatchObject({ status: false, code: '422' });
  });
});
