import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningCount } from '../../docs/recipes/running-count/runningCount.ts';
import { capabilities } from '../../server-mock/process/capabilities.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

describe.each(dailyKinds)('the recipe of a capability, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { capabilities: [...capabilities, runningCount] });
  });
  afterAll(() => app.close());

  const count = async (user = 'admin') => (await app.post(user, '/api/Customer/RunningCount', {})).body;
  const add = async (CustomerName: string): Promise<number> =>
    (await app.post('admin', '/api/Customer/Add', { mainData: { CustomerName } })).body.data.data.Customer_Id;

  it('follows what is added, deleted and refused', async () => {
    expect((await count()).data).toBe(0);
    const key = await add('第一家');
    await add('第二家');
    await app.post('admin', '/api/Customer/Add', { mainData: {} });
    expect((await count()).data).toBe(2);
    await app.post('admin', '/api/Customer/Del', [key]);
    expect((await count()).data).toBe(1);
  });

  it('answers only who may read the table', async () => {
    expect((await count('worker')).status).toBe(false);
  });
});
