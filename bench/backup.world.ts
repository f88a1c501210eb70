import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPglite } from '../server-mock/db/pglite.ts';
import type { DemoCompany } from './DemoCompanies.ts';
import { copies } from './heavy.world.ts';
import { root, startProduct } from './product.ts';

type Environment = Readonly<Record<string, string>>;

/** A place with an installation, or for one. */
export interface Place {
  readonly environment: Environment;
  readonly query: (sql: string) => Promise<readonly Record<string, unknown>[]>;
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'jig-bench-'));

/** An operator's command as users run it, and the line of JSON that it ends with. Throws unless it ends well. */
export const command = (
  name: 'backup' | 'restore' | 'migrate',
  words: readonly string[],
  environment: Environment,
): Promise<Readonly<Record<string, unknown>>> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/run.mjs', `scripts/${name}.ts`, ...words, '--json'], {
      cwd: root,
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [said, wrong] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      wrong += chunk.toString();
    });
    child.once('exit', (code) => {
      if (code === 0) resolve(JSON.parse(said.trim().split('\n').at(-1) ?? ''));
      else reject(new Error(`bench: ${name} ended with ${code}\n${said}${wrong}`));
    });
  });

/** Fills an installation with copies of an order, each a draft with filled columns. */
const fill = (query: Place['query'], orders: number): Promise<void> =>
  copies(query, 'Production_SalesOrder', orders, {
    SalesOrder_Id: '9000000 + n',
    SalesOrderCode: `'X' || n`,
    AuditStatus: '0',
  });

/** A company on PostgreSQL as a place. */
export const placeOf = ({ url, environment }: DemoCompany): Place => ({
  environment,
  async query(sql) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  },
});

/** Adds so many orders to a demo company. */
export async function fillPostgres({ query }: Place, orders: number): Promise<void> {
  await fill(query, orders);
  await query('vacuum analyze');
}

/** A small demo company in an embedded database, with so many more orders; the folder of its data. */
export async function fillPglite(orders: number): Promise<string> {
  const data = newFolder();
  await (await startProduct(data, { DEMO_SIZE: 'small' })).stop();
  const database = await openPglite({ directory: join(data, 'db'), statementTimeout: 0 });
  await fill(async (sql) => (await database.query(sql)).rows, orders);
  await database.close();
  return data;
}
