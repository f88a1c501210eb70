import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const customer = (id: number) => ({
  Customer_Id: id,
  CustomerCode: `KH000${id}`,
  CustomerName: `客户${id}`,
  CustomerType: 'direct',
  Enable: 1,
});

/** Dynamic forms share one url; `tableName` selects the table. */
describe.each(dailyKinds)('tables that share a url, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: { Customer: [1, 2, 3, 4].map(customer) } } });
    const design = { kind: 'design', name: 'Customer', patch: { table: { url: '/FormDynamic/' } } };
    const { body } = await app.post('admin', '/api/jig/schema/publish', design);
    expect(body).toMatchObject({ status: true });
  });
  afterAll(() => app.close());

  const del = async (path: string, body: unknown, user = 'sales') => (await app.post(user, path, body)).body;

  it('are read, and their rows deleted, by the name sent with the keys #C06 #X18', async () => {
    const found = await app.post('sales', '/api/FormDynamic/Page', query([], { tableName: 'Customer' }));
    expect(found.body.total).toBe(4);
    expect(await del('/api/FormDynamic/Del', { keys: [1], tableName: 'Customer' })).toMatchObject({
      status: true,
    });
    expect(await del('/api/FormDynamic/Del?tableName=Customer', [2])).toMatchObject({ status: true });
    expect(await del('/api/Customer/Del', [3])).toMatchObject({ status: true });
  });

  it('ask for the rights of that table', async () => {
    expect(await del('/api/FormDynamic/Del', { keys: [4], tableName: 'Customer' }, 'viewer')).toMatchObject({
      code: '403',
    });
  });

  it('are not a way to other tables: neither by another url nor past the path', async () => {
    for (const [path, tableName] of [
      ['/api/FormDynamic/Del', 'Base_Product'],
      ['/api/FormDynamic/Del', 'nope'],
      ['/api/Other/Del', 'Customer'],
    ] as const)
      expect(await del(path, { keys: [4], tableName })).toMatchObject({ status: false, code: '404' });
    expect(await del('/api/Base_Product/Del', { keys: [4], tableName: 'Customer' })).toMatchObject({
      code: '403',
    });
    expect(await del('/api/FormDynamic/Del', [4])).toMatchObject({ code: '404' });
  });

  it('are audited by id and name too #X18', async () => {
    const body = await del(
      '/api/FormDynamic/Audit?auditStatus=1',
      { id: '4', tableName: 'Customer' },
      'admin',
    );
    // Customers have no approval; the message shows that the call reached them.
    expect(body.message).toContain('客户');
  });
});
