import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const table = 'Base_NumberRule';

describe.each(dailyKinds)('proposed rows on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  const proposed = async (user: string): Promise<number | undefined> =>
    (await app.get(user, `/api/jig/table?name=${table}`)).body.data.settings?.[table]?.proposed;
  const take = (user: string, of = table) => app.post(user, '/api/jig/proposals/take', { table: of });
  const stored = async (): Promise<readonly { readonly FormCode: string; readonly Prefix: string }[]> =>
    (await app.post('admin', `/api/${table}/Page`, query([], { rows: 100 }))).body.rows;

  it('are offered to who may add them, without those that are there', async () => {
    const before = await proposed('admin');
    expect(before).toBeGreaterThan(50);
    const mainData = { FormCode: 'SalesOrder', Prefix: 'SO', SubmitTime: 'yyyyMM', SerialNumber: 5 };
    await app.post('admin', `/api/${table}/Add`, { mainData });
    expect(await proposed('admin')).toBe(Number(before) - 1);
  });

  it('are refused to others, and for tables without proposals', async () => {
    expect((await take('sales')).body).toMatchObject({ status: false, code: '403' });
    expect((await take('admin', 'Customer')).body).toMatchObject({ status: false, code: '404' });
  });

  it('are saved once, and keep what is there', async () => {
    const [count, { body }] = [await proposed('admin'), await take('admin')];
    expect(body.data).toEqual({ added: count });
    const rows = await stored();
    expect(rows.length).toBe(Number(count) + 1);
    expect(rows.find(({ FormCode }) => FormCode === 'SalesOrder')?.Prefix).toBe('SO');
    expect(await proposed('admin')).toBeUndefined();
    expect((await take('admin')).body).toMatchObject({ status: false });
    expect((await stored()).length).toBe(rows.length);
  });
});
