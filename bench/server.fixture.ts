import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FieldSchema } from '../runtime/model/schema/FieldSchema.ts';
import type { TableSchema } from '../runtime/model/schema/TableSchema.ts';
import { migrateAll } from '../server-mock/catalog/migrateAll.ts';
import { readBundle } from '../server-mock/catalog/readBundle.ts';
import type { Database, Queryable } from '../server-mock/db/Database.ts';
import { type App, createApp } from '../server-mock/process/app.ts';
import { createCatalog, createContext } from '../server-mock/process/createContext.ts';
import { placesOf } from '../server-mock/process/places.ts';
import { Clock } from '../server-mock/time/Clock.ts';
import { benchPassword, openSystemPglite } from './systemDatabase.ts';

/** 20 columns besides the key and `Version`; filtered by `Status`, sorted by `OrderDate`. */
const fields: readonly FieldSchema[] = [
  { field: 'Code', title: '编号', type: 'text', maxlength: 40 },
  { field: 'Status', title: '状态', type: 'int' },
  { field: 'OrderDate', title: '日期', type: 'datetime' },
  { field: 'Customer_Id', title: '客户', type: 'int' },
  { field: 'Qty', title: '数量', type: 'decimal', scale: 3 },
  { field: 'Price', title: '单价', type: 'decimal', scale: 4 },
  { field: 'Amount', title: '金额', type: 'decimal', scale: 2 },
  { field: 'Urgent', title: '加急', type: 'switch' },
  { field: 'Remark', title: '备注', type: 'textarea' },
  ...Array.from(
    { length: 5 },
    (_, at): FieldSchema => ({ field: `Text${at}`, title: `文本${at}`, type: 'text' }),
  ),
  ...Array.from(
    { length: 4 },
    (_, at): FieldSchema => ({ field: `Number${at}`, title: `数${at}`, type: 'int' }),
  ),
];

const table: TableSchema = {
  format: 1,
  table: 'Bench_Order',
  cnName: '性能',
  key: 'Bench_Id',
  sortName: 'OrderDate',
  indexes: [{ fields: ['Status', 'OrderDate'] }],
  fields,
};

/** Every tenth row has the same status. Dates differ, so that the index gives the order. */
const generated = `insert into "Bench_Order" ("Code", "Status", "OrderDate", "Customer_Id", "Qty", "Price", "Amount", "Urgent",
  "Remark", ${[0, 1, 2, 3, 4].map((at) => `"Text${at}"`).join(', ')}, ${[0, 1, 2, 3].map((at) => `"Number${at}"`).join(', ')})
select 'SO' || n, n % 10, timestamp '2024-01-01' + n * interval '37 seconds', n % 977, n % 1000 + 0.125, 7.35, n % 100000 + 0.5,
  n % 2, '第 ' || n || ' 行，请按图纸加工', 'A' || n % 100, '规格 ' || n % 1000, 'C' || n % 7, 'D' || n, 'E' || n % 31,
  n % 3, n % 1000, n, n % 100
from generate_series($1::int, $2::int) as n`;

/** A query sent to the database. */
export interface Asked {
  readonly sql: string;
  readonly params: readonly unknown[];
}

export interface ServerFixture {
  readonly app: App;
  /** The database itself; its queries are not recorded. */
  readonly database: Queryable;
  /** Queries that the application sent since the last `take`. */
  take(): readonly Asked[];
  readonly authorization: string;
  readonly filled: number;
  close(): Promise<void>;
}

/** The real application over PGlite in a directory. A generated table has `rows` rows. */
export async function openFixture(rows: number): Promise<ServerFixture> {
  const directory = mkdtempSync(join(tmpdir(), 'jig-bench-'));
  const pglite = await openSystemPglite(join(directory, 'db'));
  let asked: Asked[] = [];
  const watched: Database = Object.create(pglite, {
    query: {
      value: (...[sql, params = [], options]: Parameters<Database['query']>) => {
        asked.push({ sql, params });
        return pglite.query(sql, params, options);
      },
    },
    transaction: { value: pglite.transaction.bind(pglite) },
    execute: { value: pglite.execute.bind(pglite) },
    ready: { value: pglite.ready.bind(pglite) },
    close: { value: pglite.close.bind(pglite) },
    kind: { value: pglite.kind },
  });

  const shipped = readBundle(placesOf(import.meta.url).schemas);
  const bundle = { ...shipped.bundle, tables: new Map([...shipped.bundle.tables, [table.table, table]]) };
  const catalog = createCatalog({ ...shipped, bundle });
  const migrated = await migrateAll(pglite, catalog);
  if (!migrated.ok) throw new Error(JSON.stringify(migrated.issues));
  const clock = new Clock('Asia/Shanghai');

  const start = performance.now();
  const step = 100_000;
  for (let from = 1; from <= rows; from += step)
    await pglite.query(generated, [from, Math.min(rows, from + step - 1)], { timeout: 0 });
  await pglite.execute('analyze "Bench_Order"');
  const filled = performance.now() - start;

  const silent = () => undefined;
  const context = await createContext({
    db: watched,
    catalog,
    shipped: { ...shipped, bundle },
    clock,
    log: { info: silent, warn: silent, error: silent },
    tokenSecret: new TextEncoder().encode('bench-secret-of-32-bytes-or-longer'),
    contentDirectory: join(tmpdir(), 'jig-bench-files'),
    tokenMinutes: 120,
  });
  const app = createApp(context);
  const login = await app.fetch(
    new Request('http://bench/api/user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: 'admin', password: benchPassword }),
    }),
  );
  const { data } = (await login.json()) as { readonly data: { readonly token: string } };
  return {
    app,
    database: pglite,
    authorization: `Bearer ${data.token}`,
    filled,
    take: () => {
      const taken = asked;
      asked = [];
      return taken;
    },
    async close() {
      await pglite.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
