import type { Browser, Page } from '@playwright/test';
import { watchRequests } from '../scripts/watchRequests.ts';
import { type Figure, median, open, work } from './measure.ts';
import { suiteOf } from './Suite.ts';
import { post, signIn } from './signedUser.ts';

const columns = 30;
const list = 'Production_SalesOrder';

interface Size {
  readonly rounds: number;
  readonly warmUp: number;
  /** Lists that are loaded, and how often each. */
  readonly lists: readonly string[];
  readonly loads: number;
}

/** Two views of the same 30 columns and opposite orders, so that a switch changes every cell. */
async function makeViews(base: string): Promise<void> {
  const admin = await signIn(base, 'admin');
  const answer = await post(admin, `/api/${list}/Page`, { page: 1, rows: 1, wheres: '[]' });
  const { rows } = (await answer.json()) as { rows: readonly object[] };
  const shown = Object.keys(rows[0] ?? {}).map((field, at) => ({ field, show: at < columns }));
  for (const [name, sort] of [
    ['甲', 'SalesOrderCode'],
    ['乙', '-SalesOrderCode'],
  ])
    await post(admin, '/api/Sys_OptionView/create', {
      mainData: {
        TableName: list,
        OptionViewName: name,
        ColumnJson: JSON.stringify(shown),
        Jig: JSON.stringify({ query: `sort=${sort}` }),
      },
    });
}

/** Presses a button and waits until the first row is another one and painted. */
async function changes(page: Page, press: () => Promise<void>): Promise<void> {
  const first = (): Promise<string> =>
    page.evaluate(() => window.jig?.grid()?.cell(0, 'SalesOrderCode') ?? '');
  const before = await first();
  await press();
  await page.waitForFunction((was) => {
    const now = window.jig?.grid()?.cell(0, 'SalesOrderCode') ?? '';
    return now !== '' && now !== was;
  }, before);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Main-thread CPU of a switch of views and of a switch of pages, in turns. */
async function viewSwitch(browser: Browser, base: string, { rounds, warmUp }: Size): Promise<Figure> {
  const { page, cdp } = await open(browser, `${base}/login`);
  await enter(page);
  await page.goto(`${base}/${list}`);
  await page.getByRole('tab', { name: '甲' }).waitFor();
  const views: number[] = [];
  const pages: number[] = [];
  const timed = async (press: () => Promise<void>): Promise<number> => {
    const before = await work(cdp);
    await changes(page, press);
    return (await work(cdp)) - before;
  };
  await changes(page, () => page.getByRole('tab', { name: '甲' }).click());
  for (let round = -warmUp; round < rounds; round += 1) {
    const name = (round + warmUp) % 2 === 0 ? '乙' : '甲';
    const view = await timed(() => page.getByRole('tab', { name }).click());
    const next = await timed(() => page.getByRole('button', { name: '下一页' }).click());
    if (round < 0) continue;
    views.push(view);
    pages.push(next);
  }
  await page.close();
  return {
    what: `switch of views (${median(views).toFixed(0)} ms CPU) / of pages (${median(pages).toFixed(0)} ms), 30 rows x ${columns} columns`,
    value: median(views) / median(pages),
    unit: 'x',
    limit: 1.3,
  };
}

async function enter(page: Page): Promise<void> {
  await page.getByLabel('用户名').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill('jig-demo');
  await page.getByRole('button', { name: '登录' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}

/** Tasks of the main thread and shifts of the layout while a list loads. */
interface Load {
  /** Milliseconds by which tasks were longer than 50. */
  readonly blocking: number;
  readonly shift: number;
}

async function loadOf(browser: Browser, base: string, path: string): Promise<Load> {
  const context = await browser.newContext({
    baseURL: base,
    locale: 'zh-CN',
    viewport: { width: 1366, height: 768 },
  });
  const first = await context.newPage();
  await first.goto('/login');
  await enter(first);
  await first.close();
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = { blocking: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) seen.blocking += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const quiet = watchRequests(page);
  await page.goto(path);
  await page.waitForFunction(() => (window.jig?.grid()?.rowCount ?? 0) > 0);
  // Long tasks are reported a little later.
  await quiet();
  const seen = await page.evaluate(() => (window as unknown as { seen: Load }).seen);
  await context.close();
  return seen;
}

/** The first loads of a list: medians of several browsers without a cache. */
async function firstLoads(browser: Browser, base: string, size: Size): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const path of size.lists) {
    const loads: Load[] = [];
    for (let round = 0; round < size.loads; round += 1) loads.push(await loadOf(browser, base, path));
    figures.push(
      {
        what: `first load of ${path}: blocking time until its rows`,
        value: median(loads.map(({ blocking }) => blocking)),
        unit: 'ms',
        limit: 80,
      },
      {
        what: `first load of ${path}: layout shift`,
        value: median(loads.map(({ shift }) => shift)),
        unit: '',
        limit: 0.005,
      },
    );
  }
  return figures;
}

/** `npm run bench -- list`: a switch of saved views beside a switch of pages, and what a list's first load costs. */
export const listSuite = suiteOf<Size>({
  title: 'list',
  full: { rounds: 15, warmUp: 3, lists: [`/${list}`, '/Base_Product'], loads: 5 },
  tiny: { rounds: 1, warmUp: 0, lists: [`/${list}`], loads: 1 },
  async measure(size, windows) {
    const { base } = await windows.product();
    await makeViews(base);
    const browser = await windows.browser();
    return [await viewSwitch(browser, base, size), ...(await firstLoads(browser, base, size))];
  },
});
