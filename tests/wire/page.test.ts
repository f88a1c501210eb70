import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../setup/testDatabase.ts';
import cases from './cases/page.json' with { type: 'json' };
import { openTestApp, query, type TestApp } from './testApp.ts';

/** Twelve customers with known values. */
const customers = Array.from({ length: 12 }, (_, index) => ({
  CustomerCode: `C${String(index + 1).padStart(2, '0')}`,
  CustomerName: ['华东机械', '100%精工', 'a_b实业', 'Alpha Co', '华南电子'][index % 5] ?? '',
  CustomerType: index % 2 === 0 ? 'direct' : 'dealer',
  CreditLimit: index === 11 ? null : (index + 1) * 1000.5,
  Enable: 1,
  CreateID: index % 3 === 0 ? 4 : 1,
  CreateDate: `2026-03-${String(index + 1).padStart(2, '0')} 23:30:00`,
}));

describe.each(databaseKinds)('Page on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: { Customer: customers } } });
  });
  afterAll(() => app.close());

  const page = (body: object, user = 'admin') => app.post(user, '/api/Customer/Page', body);
  const codes = (body: { rows: { CustomerCode: string }[] }) => body.rows.map((row) => row.CustomerCode);

  it.each(cases)('$it #C02 #E32', async ({ body, codes: expected, total, ignored }) => {
    const answer = await page({
      page: 1,
      rows: 30,
      sort: 'CustomerCode',
      order: 'asc',
      ...body,
      wheres: JSON.stringify(body.wheres ?? []),
    });
    expect(answer.body.status).toBe(0);
    expect(codes(answer.body)).toEqual(expected);
    expect(answer.body.total).toBe(total ?? expected.length);
    expect(
      (answer.body.extra.ignored ?? []).map((one: { name: string; reason: string }) => [
        one.name,
        one.reason,
      ]),
    ).toEqual(ignored ?? []);
  });

  it('pages with a stable order and never repeats or loses a row #L11', async () => {
    const seen: string[] = [];
    for (const number of [1, 2, 3, 4, 5]) {
      const { body } = await page({ page: number, rows: 3, sort: 'CustomerType', order: 'asc' });
      expect(body.total).toBe(12);
      seen.push(...codes(body));
    }
    expect([...seen].sort()).toEqual(customers.map((one) => one.CustomerCode));
  });

  it('clamps rows to 120 and says so #N08', async () => {
    const { body } = await page({ page: 1, rows: 5000 });
    expect(body.extra.clamped).toEqual({ rows: 120, asked: 5000 });
  });

  it('counts once per filter: paging and sorting do not count again, a write does', async () => {
    const counted: string[] = [];
    const { db } = app.context;
    const real = db.query.bind(db);
    db.query = (sql, params, options) => {
      if (sql.includes('count(*)')) counted.push(sql);
      return real(sql, params, options);
    };
    const wheres = [{ name: 'CustomerType', value: 'dealer' }];
    await page(query(wheres));
    await page(query(wheres, { page: 2, sort: 'CustomerName' }));
    expect(counted).toHaveLength(1);
    await app.post('admin', '/api/Customer/Add', {
      mainData: { CustomerName: '新客户', CustomerType: 'dealer' },
    });
    const { body } = await page(query(wheres));
    expect([counted.length, body.total]).toEqual([2, 7]);
    await app.post('admin', '/api/Customer/Del', [
      body.rows.find((row: { CustomerName: string }) => row.CustomerName === '新客户').Customer_Id,
    ]);
    db.query = real;
  });

  it('refuses text that is no JSON with 400 and an unknown table with words', async () => {
    expect((await page({ wheres: '[{' })).http).toBe(400);
    expect((await page({ filters: '{{' })).http).toBe(400);
    const unknown = await app.post('admin', '/api/NoSuch/Page', {});
    expect([unknown.http, unknown.body.code, unknown.body.message]).toEqual([200, '404', '没有此表：nosuch']);
  });

  it('hides a field a role may not see from rows, search, sort and totals', async () => {
    const { body } = await page(
      query([{ name: 'CreditLimit', value: '1', displayType: 'gt' }], { sort: 'BankAccount' }),
      'viewer',
    );
    expect(body.rows[0]).not.toHaveProperty('CreditLimit');
    expect(body.rows[0]).not.toHaveProperty('BankAccount');
    expect(body.total).toBe(12);
    expect(body.extra.ignored).toMatchObject([
      { name: 'CreditLimit' },
      { name: 'BankAccount', rowsStay: true },
    ]);
    expect(body.extra.ignored[0]).not.toHaveProperty('rowsStay');
  });

  it('says whether a quick search finds the same rows without a field that it cannot search', async () => {
    const search = async (fields: readonly string[]) =>
      (await page({ multiples: { fields, value: 'alpha' } })).body;
    const partly = await search(['CustomerName', 'Nope']);
    expect(codes(partly)).toContain('C04');
    expect(partly.extra.ignored).toMatchObject([{ name: 'Nope', rowsStay: true }]);
    const none = await search(['Nope']);
    expect([none.total, none.extra.ignored[0].rowsStay]).toEqual([12, undefined]);
  });

  it('says which right on which table is missing #R01', async () => {
    const { http, body } = await app.post('worker', '/api/Sys_User/Page', {});
    expect([http, body.status, body.code]).toEqual([200, false, '403']);
    expect(body.message).toBe('没有权限操作：缺少【用户】的【查询】权限');
  });
});
