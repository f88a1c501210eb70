import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPglite } from '../server-mock/db/pglite.ts';
import type { DemoSize } from '../server-mock/demo/sizes.ts';
import type { DemoCompanies } from './DemoCompanies.ts';
import { startProduct } from './product.ts';

/** Rows that are read. */
export interface HeavyRows {
  /** Rows of the export. */
  readonly customers: number;
  /** Rows of the detail; 100,000 is its limit. */
  readonly lines: number;
  /** Size of the demo company beside them. */
  readonly demo: DemoSize;
}

/** Key of the order with these rows. */
export const orderKey = 9_000_001;

/** Copies rows of the demo company under new keys and codes, with all columns filled. */
export const copies = async (
  query: (sql: string) => Promise<readonly Record<string, unknown>[]>,
  table: string,
  count: number,
  own: Readonly<Record<string, string>>,
): Promise<void> => {
  const columns = await query(
    `select column_name as "name" from information_schema.columns where table_name = '${table}'`,
  );
  const names = columns.map(({ name }) => String(name));
  const values = names.map((name) => own[name] ?? `one."${name}"`).join(', ');
  await query(`insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')})
    select ${values} from generate_series(1, ${count}) as n
    join (select *, row_number() over () - 1 as at from "${table}") one on one.at = n % (select count(*) from "${table}")`);
};

const fill = async (
  query: (sql: string) => Promise<readonly Record<string, unknown>[]>,
  { customers, lines }: HeavyRows,
): Promise<void> => {
  await copies(query, 'Customer', customers, {
    Customer_Id: '9000000 + n',
    CustomerCode: `'X' || n`,
    CustomerName: `'常州精密机械' || n || '厂'`,
    CreateDate: `timestamp '2026-01-01' + n * interval '7 seconds'`,
  });
  await copies(query, 'Production_SalesOrder', 1, {
    SalesOrder_Id: String(orderKey),
    SalesOrderCode: `'HEAVY' || n`,
  });
  await copies(query, 'Production_SalesOrderList', lines, {
    SalesOrderList_Id: '9000000 + n',
    SalesOrder_Id: String(orderKey),
  });
};

/** A product on a filled database. */
export interface HeavyWorld {
  readonly base: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** The demo company on PostgreSQL with many customers and one long order. */
export async function openPostgresWorld(rows: HeavyRows, companies: DemoCompanies): Promise<HeavyWorld> {
  const { url, environment } = await companies.copy(rows.demo);
  const product = await startProduct(environment.DATA_DIR, environment);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await fill(async (sql) => (await client.query(sql)).rows, rows);
  await client.query('analyze');
  await client.end();
  return {
    base: product.base,
    pid: product.pid,
    stop: () => product.stop(),
  };
}

/** Like {@link openPostgresWorld} on the embedded database. Fills it while no product runs on it. */
export async function openPgliteWorld(rows: HeavyRows): Promise<HeavyWorld> {
  const data = mkdtempSync(join(tmpdir(), 'jig-bench-'));
  await (await startProduct(data, { DEMO_SIZE: rows.demo })).stop();
  const database = await openPglite({ directory: join(data, 'db'), statementTimeout: 0 });
  await fill(async (sql) => (await database.query(sql)).rows, rows);
  await database.close();
  const product = await startProduct(data);
  return {
    base: product.base,
    pid: product.pid,
    async stop() {
      await product.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
