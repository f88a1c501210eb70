import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import pg from 'pg';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Which database the product under test runs on. */
export interface ProductOptions {
  readonly database: 'pglite' | 'postgres';
}

/** The running product: a real process with its own data. */
export interface Product {
  readonly url: string;
  /** Ends the process as an operator would (SIGTERM) and starts it again on the same data. */
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

function start(environment: NodeJS.ProcessEnv, from = root): Promise<ChildProcess> {
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

/** A fresh database of the run's PostgreSQL; answers its URL. */
export async function makeDatabase(): Promise<string> {
  const template = process.env.JIG_E2E_POSTGRES;
  if (!template) throw new Error('globalSetup did not start PostgreSQL');
  const name = `e2e_${Date.now()}`;
  const client = new pg.Client({ connectionString: template.replace('{database}', 'postgres') });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return template.replace('{database}', name);
}

/** Starts the built product that lies in `from` on its own data; the caller stops it. */
export async function startProduct(
  from: string,
  environment: NodeJS.ProcessEnv,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'jig-e2e-'));
  const port = await freePort();
  const child = await start({ PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'error', ...environment }, from);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await stop(child);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Writes a SEED_FILE; answers its path. */
export function seedFile(content: object): string {
  const path = join(mkdtempSync(join(tmpdir(), 'jig-seed-')), 'seed.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

/** The checkout's root folder. */
export const checkout = root;

/** `test` with a signed-out `page`, the `product` it talks to, and a console that must stay clean. */
export const test = base.extend<{ quietConsole: undefined }, ProductOptions & { product: Product }>({
  database: ['pglite', { option: true, scope: 'worker' }],
  product: [
    async ({ database }, use) => {
      const data = mkdtempSync(join(tmpdir(), 'jig-e2e-'));
      const port = await freePort();
      const environment: NodeJS.ProcessEnv = {
        PORT: String(port),
        DATA_DIR: data,
        DEMO: '1',
        LOG_LEVEL: 'error',
        ...(database === 'postgres' ? { DATABASE_URL: await makeDatabase() } : {}),
      };
      let child = await start(environment);
      await use({
        url: `http://127.0.0.1:${port}`,
        async restart() {
          await stop(child);
          child = await start(environment);
        },
      });
      await stop(child);
      rmSync(data, { recursive: true, force: true });
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
        said.filter((line) => !/status of 401/.test(line)),
        'the console stays clean',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs in through the login page. */
export async function signIn(page: Page, userName: string, password = 'jig-demo', base = ''): Promise<void> {
  await page.goto(`${base}/login`);
  await page.getByLabel('用户名').fill(userName);
  await page.getByLabel('密码').fill(password);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page).toHaveURL(/\/home/);
}

export { expect };
