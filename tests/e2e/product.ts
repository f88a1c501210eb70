import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import pg from 'pg';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Options of a product besides the demo company. */
export interface Start {
  readonly environment?: Readonly<Record<string, string>>;
  /** Content of its SEED_FILE. */
  readonly seed?: object;
  /** Extra files in `schemas/`: content by path. */
  readonly schemas?: Readonly<Record<string, object>>;
}

/** Database and owner of the product under test. */
export interface ProductOptions {
  readonly database: 'pglite' | 'postgres';
  /**
   * `test.use({ own: {} })` gives a file its own product, because its tests change what others read.
   * All other files share one.
   */
  readonly own: Start;
}

/** The running product: a real process with its own data. */
export interface Product {
  readonly url: string;
  /** Stops the process like an operator (SIGTERM) and starts it again on the same data. */
  restart(): Promise<void>;
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

function start(environment: NodeJS.ProcessEnv, from: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(from, 'dist/server/main.js')], {
    cwd: from,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said = (said + chunk.toString()).slice(-8000);
      if (/^ready http/m.test(said)) resolve(child);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) =>
      reject(new Error(`the product ended (${code}) before it was ready:\n${said}`)),
    );
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await ended;
}

/** Creates a fresh database in the run's PostgreSQL; returns its URL. */
async function makeDatabase(): Promise<string> {
  const template = process.env.JIG_E2E_POSTGRES;
  if (!template) throw new Error('globalSetup did not start PostgreSQL');
  const name = `e2e_${Date.now()}`;
  const client = new pg.Client({ connectionString: template.replace('{database}', 'postgres') });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return template.replace('{database}', name);
}

/**
 * Copies the data of a first start with the demo company to `data`: that takes a fifth of the processor time of making it. The
 * first caller of a run makes it.
 */
async function copyDemoData(data: string): Promise<void> {
  const folder = process.env.JIG_E2E_DATA;
  if (folder === undefined) throw new Error('globalSetup made no folder for data');
  const demo = join(folder, 'demo');
  if (!existsSync(demo)) {
    const making = mkdtempSync(join(folder, 'making-'));
    const environment = { PORT: String(await freePort()), DATA_DIR: making, DEMO: '1', LOG_LEVEL: 'error' };
    await stop(await start(environment, root));
    renameSync(making, demo);
  }
  cpSync(demo, data, { recursive: true });
}

/** Copies the built product and adds schema files. */
function copyWith(schemas: Readonly<Record<string, object>>, copy: string): string {
  for (const part of ['dist', 'schemas', 'package.json'])
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      // Benchmarks may be built at the same time.
      filter: (from) => from !== join(root, 'dist/bench'),
    });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  for (const [path, content] of Object.entries(schemas))
    writeFileSync(join(copy, 'schemas', path), JSON.stringify(content));
  return copy;
}

/** `test` with a signed-out `page`, its `product`, and a check that the console stays clean. */
export const test = base.extend<{ quietConsole: undefined }, ProductOptions & { product: Product }>({
  database: ['pglite', { option: true, scope: 'worker' }],
  own: [{}, { option: true, scope: 'worker' }],
  // Outlives every page, so that late requests of a finished test are answered.
  product: [
    async ({ database, own }, use) => {
      const room = mkdtempSync(join(tmpdir(), 'jig-e2e-'));
      const port = await freePort();
      const environment: NodeJS.ProcessEnv = {
        PORT: String(port),
        DATA_DIR: join(room, 'data'),
        DEMO: '1',
        LOG_LEVEL: 'error',
        ...own.environment,
      };
      if (database === 'postgres') environment.DATABASE_URL = await makeDatabase();
      else if (Object.keys(own).length === 0) await copyDemoData(join(room, 'data'));
      if (own.seed !== undefined) {
        environment.SEED_FILE = join(room, 'seed.json');
        writeFileSync(environment.SEED_FILE, JSON.stringify(own.seed));
      }
      const from = own.schemas === undefined ? root : copyWith(own.schemas, join(room, 'checkout'));
      let child = await start(environment, from);
      await use({
        url: `http://127.0.0.1:${port}`,
        async restart() {
          await stop(child);
          child = await start(environment, from);
        },
      });
      await stop(child);
      rmSync(room, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  quietConsole: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('pageerror', (error) => said.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(message.text());
      });
      await use(undefined);
      expect(
        // The browser itself reports refusals and a network that a test took away.
        said.filter((line) => !/status of 401|net::ERR_INTERNET_DISCONNECTED/.test(line)),
        'the console stays clean',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs in through the login page. */
export async function signIn(page: Page, userName: string, password = 'jig-demo'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('用户名').fill(userName);
  await page.getByLabel('密码').fill(password);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page).toHaveURL(/\/home/);
}

export { expect };
