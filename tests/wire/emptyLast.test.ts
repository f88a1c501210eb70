import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const customers = [300, null, 100, null, 200].map((CreditLimit, index) => ({
  CustomerCode: `C${index}`,
  CustomerName: `客户${index}`,
  CustomerType: 'direct',
  Linkman: CreditLimit === null ? null : `L${CreditLimit}`,
  Enable: 1,
  CreditLimit,
}));

describe.each(databaseKinds)('sorting with empty values on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: { Customer: customers } } });
  });
  afterAll(() => app.close());

  it.each([
    ['CreditLimit', 'asc', [100, 200, 300, null, null]],
    ['CreditLimit', 'desc', [300, 200, 100, null, null]],
    ['Linkman', 'asc', ['L100', 'L200', 'L300', null, null]],
    ['Linkman', 'desc', ['L300', 'L200', 'L100', null, null]],
  ])('%s %s has them last, across pages', async (sort, order, expected) => {
    const found: unknown[] = [];
    for (const page of [1, 2, 3]) {
      const { body } = await app.post('admin', '/api/Customer/Page', { page, rows: 2, sort, order });
      found.push(...body.rows.map((row: Record<string, unknown>) => row[sort]));
    }
    expect(found).toEqual(expected);
  });
});
