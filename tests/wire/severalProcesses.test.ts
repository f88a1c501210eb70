import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '../../server-mock/db/postgres.ts';
import { newPostgresUrl } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

/** Two processes of the server on one PostgreSQL, each with a memory of its own. */
describe('several processes on one database', () => {
  let one: TestApp;
  let other: TestApp;
  let url: string;

  beforeAll(async () => {
    url = await newPostgresUrl();
    one = await openTestApp('postgres', { database: await openPostgres({ url }) });
    other = await openTestApp('postgres', { database: await openPostgres({ url }) });
  });
  afterAll(() => Promise.all([one.close(), other.close()]));

  const total = async (app: TestApp): Promise<number> =>
    (await app.post('admin', '/api/Customer/Page', query())).body.total;

  const add = (app: TestApp, name: string) =>
    app.post('admin', '/api/Customer/Add', {
      mainData: { CustomerName: name, CustomerType: 'direct', Enable: 1 },
    });

  it('a total counted by one is counted again after the other wrote', async () => {
    const before = await total(other);
    const { body } = await add(one, '华东机电');
    expect(body.message).toBe('保存成功');
    await vi.waitFor(async () => expect(await total(other)).toBe(before + 1));
  });

  it('rights taken away in one are gone in the other', async () => {
    expect((await other.get('sales', '/api/jig/table?name=Customer')).body.status).toBe(true);
    await one.context.db.query('delete from "Sys_RoleAuth"');
    one.context.changes.bump(['Sys_RoleAuth']);
    await vi.waitFor(async () =>
      expect((await other.get('sales', '/api/jig/table?name=Customer')).body.code).toBe('403'),
    );
  });

  it('what one publishes, the other uses', async () => {
    const patch = { fields: [{ field: 'Linkman', title: '对接人' }] };
    await one.post('admin', '/api/jig/schema/publish', { kind: 'design', name: 'Customer', patch });
    await vi.waitFor(async () => {
      const { data } = (await other.get('admin', '/api/jig/table?name=Customer')).body;
      expect(JSON.stringify(data)).toContain('对接人');
    });
  });

  it('a listening connection that was cut is made again, and everything is asked anew', async () => {
    const stamp = other.context.changes.of('Customer');
    await one.context.db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'jig channel' and datname = current_database()`,
    );
    await vi.waitFor(() => expect(other.context.changes.of('Customer')).toBeGreaterThan(stamp), 5_000);
    const before = await total(other);
    await add(one, '上海精工');
    await vi.waitFor(async () => expect(await total(other)).toBe(before + 1));
  });
});
