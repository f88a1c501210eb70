import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { freePort } from '../setup/freePort.ts';
import { type DatabaseKind, firstData } from './firstData.ts';
import { start, stop } from './productProcess.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Options of a product besides the demo company. */
export interface Start {
  readonly environment?: Readonly<Record<string, string>>;
  /** Content of its SEED_FILE; only for the checkout's own schemas and environment. */
  readonly seed?: object;
  /** Extra files in `schemas/`: content by path. */
  readonly schemas?: Readonly<Record<string, object>>;
}

/** Database and owner of the product under test. */
export interface ProductOptions {
  readonly database: DatabaseKind;
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
  database: ['postgres', { option: true, scope: 'worker' }],
  own: [{}, { option: true, scope: 'worker' }],
  // Outlives every page, so that late requests of a finished test are answered.
  product: [
    async ({ database, own }, use) => {
      const room = mkdtempSync(join(tmpdir(), 'jig-e2e-'));
      const port = await freePort();
      const data = join(room, 'data');
      const from = own.schemas === undefined ? root : copyWith(own.schemas, join(room, 'checkout'));
      const isDemo = own.schemas === undefined && own.environment === undefined;
      const environment: NodeJS.ProcessEnv = {
        PORT: String(port),
        DEMO: '1',
        LOG_LEVEL: 'error',
        ...own.environment,
        ...(await (isDemo
          ? firstData[database].copied(data, from, own.seed)
          : firstData[database].empty(data))),
      };
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

/**
 * Gives the window the session of a login, as the login page keeps it. Opens no page of the product: go to one afterwards.
 * Loading login and home takes longer than most steps of a story.
 */
export async function signIn(page: Page, userName: string, password = 'jig-demo'): Promise<void> {
  const answer = await page.request.post('/api/user/login', { data: { userName, password } });
  const { status, message, data } = await answer.json();
  if (status !== true) throw new Error(`${userName} cannot sign in: ${message}`);
  // A page of the product's origin without the product.
  const place = '/signed-in';
  await page.route(place, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(place);
  await page.unroute(place);
  await page.evaluate((user) => localStorage.setItem('user', user), JSON.stringify(data));
}

/** Signs in by the login page; ends on the home page. */
export async function signInByPage(page: Page, userName: string, password = 'jig-demo'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('用户名').fill(userName);
  await page.getByLabel('密码').fill(password);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page).toHaveURL(/\/home/);
}

export { expect };
