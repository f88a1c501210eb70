import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileSql } from '../../server-mock/db/sql/compile.ts';
import { conditionSql } from '../../server-mock/db/sql/conditionSql.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import cases from './cases/rowFilters.json' with { type: 'json' };
import { openTestApp, type TestApp } from './testApp.ts';

const orders = 'Production_SalesOrder';
const lines = 'Production_SalesOrderList';

/** Lines of each order: product and quantity. */
const rows: Readonly<Record<string, readonly (readonly [product: string, qty: number | null])[]>> = {
  A: [
    ['法兰盘 DN50', 800],
    ['轴承 6204-zz', 20],
  ],
  B: [
    ['轴承 6204-ZZ', 200],
    ['垫片 100%石墨', 1],
  ],
  C: [['法兰盘 DN80', 60]],
  D: [],
};

describe.each(dailyKinds)('filters over the rows of documents on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
    const { db } = app.context;
    for (const [index, [number, list]] of Object.entries(rows).entries()) {
      await db.query(`insert into "${orders}" ("SalesOrder_Id", "SalesOrderCode") values ($1, $2)`, [
        index + 1,
        number,
      ]);
      for (const [product, qty] of list)
        await db.query(`insert into "${lines}" ("SalesOrder_Id", "ProductName", "Qty") values ($1, $2, $3)`, [
          index + 1,
          product,
          qty,
        ]);
    }
  });
  afterAll(() => app.close());

  const page = async (filters: unknown, user = 'admin') => {
    const asked = {
      page: 1,
      rows: 30,
      sort: 'SalesOrderCode',
      order: 'asc',
      filters: JSON.stringify(filters),
    };
    const { body } = await app.post(user, `/api/${orders}/Page`, asked);
    expect(body.status).toBe(0);
    return body as {
      rows: { SalesOrderCode: string }[];
      total: number;
      extra: { ignored?: { name: string; reason: string }[] };
    };
  };

  it.each(cases)('$it', async ({ filters, found, ignored = [] }) => {
    const body = await page(filters);
    expect(body.rows.map((row) => row.SalesOrderCode)).toEqual(found);
    expect(body.total).toBe(found.length);
    expect((body.extra.ignored ?? []).map(({ name, reason }) => [name, reason])).toEqual(ignored);
  });

  it('are what a row scope may ask too', async () => {
    const doc = app.context.catalog.document(orders);
    if (doc === undefined) throw new Error('no orders');
    const scope = { some: [{ var: lines }, { like: [{ var: 'ProductName' }, '100%'] }] };
    const { sql, params } = compileSql(conditionSql(doc.main, scope, undefined, doc.details), 'server');
    const { rows: seen } = await app.context.db.query(
      `select "SalesOrderCode" from "${orders}" where ${sql}`,
      params,
    );
    expect(seen).toEqual([{ SalesOrderCode: 'B' }]);
  });
});
