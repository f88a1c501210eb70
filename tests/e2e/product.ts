import { test as base, type Page } from '@playwright/test';
import { expect } from './expect.ts';
import type { DatabaseKind } from './firstData.ts';
import { Products } from './Products.ts';
import type { RunningProduct, Start } from './RunningProduct.ts';

/** Database and owner of the product under test. */
export interface ProductOptions {
  readonly database: DatabaseKind;
  /**
   * `test.use({ own: {} })` gives a file its own product, because its tests change what others read. One for the whole file.
   * All other files share one.
   */
  readonly own: Start | undefined;
}

interface WorkerParts {
  readonly database: DatabaseKind;
  readonly products: Products;
}

interface TestParts {
  readonly own: Start | undefined;
  readonly product: Pick<RunningProduct, 'url' | 'restart'>;
  readonly quietConsole: undefined;
}

/** `test` with a signed-out `page`, its `product`, and a check that the console stays clean. */
export const test = base.extend<TestParts, WorkerParts>({
  database: ['postgres', { option: true, scope: 'worker' }],
  own: [undefined, { option: true }],
  // They outlive every page, so that late requests of a finished test are answered.
  products: [
    async ({ database }, use) => {
      const products = new Products(database);
      await use(products);
      await products.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  product: [
    async ({ products, own }, use, { file }) => {
      await use(await (own === undefined ? products.shared() : products.ownOf(file, own)));
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  quietConsole: [
    // Of the context: asking for the page would open one for stories that have windows instead.
    async ({ context }, use) => {
      const said: string[] = [];
      context.on('weberror', (event) => said.push(`page error: ${event.error().message}`));
      context.on('console', (message) => {
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
