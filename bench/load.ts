import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { watchRequests } from '../scripts/watchRequests.ts';
import { type Figure, median } from './measure.ts';
import { ensureBuilt, startProduct } from './product.ts';
import { suiteOf } from './Suite.ts';

interface Size {
  /** First starts, each with a restart. */
  readonly starts: number;
}

/** A file that the browser requested. */
interface Loaded {
  readonly path: string;
  /** Gzip KB. */
  readonly size: number;
  /** True for VTable and what only it needs, which draws after the first paint. */
  readonly isGrid: boolean;
  /** True for the chart library, the panel of a chart and what only they need. */
  readonly isChart: boolean;
}

/** Files that a script names to load before it, by the end of their paths. */
const importsOf = (script: string): readonly string[] =>
  [...script.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name = '']) => name);

const isTable = (text: string): boolean =>
  text.includes('ListTable') && text.includes('frozenColCount') && text.length > 500_000;

/** The chart library, or what draws with it, which loads beside it. */
const isChart = (text: string): boolean =>
  text.includes('jig-chart-picture') || (text.includes('echarts') && text.length > 300_000 && !isTable(text));

/** A library's chunks, and chunks beside them that no other loaded script imports. */
function libraryFiles(
  scripts: ReadonlyMap<string, string>,
  isLibrary: (text: string) => boolean,
): ReadonlySet<string> {
  const found = new Set([...scripts].flatMap(([path, text]) => (isLibrary(text) ? [path] : [])));
  const usersOf = (name: string): readonly string[] =>
    [...scripts].filter(([, text]) => importsOf(text).includes(name)).map(([path]) => path);
  // A set visits what is added while it is walked.
  for (const path of found)
    for (const name of importsOf(scripts.get(path) ?? '')) {
      const imported = [...scripts.keys()].find((one) => one.endsWith(`/${name}`));
      if (imported !== undefined && usersOf(name).every((user) => found.has(user))) found.add(imported);
    }
  return found;
}

/** All JS and CSS files that the page loads, until it asked for nothing for 0.5 seconds. */
async function loadedBy(
  page: Page,
  path: string,
  seen: (page: Page) => Promise<unknown>,
): Promise<readonly Loaded[]> {
  const bodies = new Map<string, Promise<Buffer>>();
  const note = (response: Response): void => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname)) bodies.set(pathname, response.body());
  };
  page.on('response', note);
  const quiet = watchRequests(page);
  await page.goto(path);
  await seen(page);
  await quiet();
  page.off('response', note);
  const files = await Promise.all(
    [...bodies].map(async ([pathname, body]) => ({ path: pathname, bytes: await body })),
  );
  const scripts = new Map(
    files
      .filter(({ path: file }) => file.endsWith('.js'))
      .map(({ path: file, bytes }) => [file, bytes.toString('utf8')] as const),
  );
  const [grid, chart] = [libraryFiles(scripts, isTable), libraryFiles(scripts, isChart)];
  return files.map(({ path: file, bytes }) => ({
    path: file,
    size: gzipSync(bytes, { level: 9 }).length / 1024,
    isGrid: grid.has(file),
    isChart: chart.has(file),
  }));
}

const sum = (files: readonly Loaded[], ending: string): number =>
  files.filter(({ path }) => path.endsWith(ending)).reduce((total, { size }) => total + size, 0);

const largest = (files: readonly Loaded[]): string =>
  [...files]
    .sort((a, b) => b.size - a.size)
    .slice(0, 12)
    .map(({ path, size }) => `${path.split('/').at(-1)} ${size.toFixed(1)}`)
    .join(', ');

/** Requests of a first 新建 after the list is shown, and brotli KB of their code and styles. */
async function firstBox(page: Page): Promise<readonly Figure[]> {
  const answers: Response[] = [];
  const note = (response: Response): void => {
    answers.push(response);
  };
  page.on('response', note);
  const quiet = watchRequests(page);
  await page.getByRole('button', { name: '新建' }).click();
  await page.getByRole('dialog').waitFor();
  await quiet();
  page.off('response', note);
  const files = answers.filter((response) => /\.(js|css)$/.test(new URL(response.url()).pathname));
  const bodies = await Promise.all(files.map((response) => response.body()));
  const sizes = files.map((response, at) => ({
    name: new URL(response.url()).pathname.split('/').at(-1),
    size: brotliCompressSync(bodies[at] ?? '').length / 1024,
  }));
  const told = sizes.sort((a, b) => b.size - a.size).map(({ name, size }) => `${name} ${size.toFixed(1)}`);
  console.log(`\nfirst box beyond the list: ${told.join(', ')}`);
  const bytes = bodies.reduce((total, body) => total + brotliCompressSync(body).length, 0);
  return [
    { what: 'first box beyond the list', value: answers.length, unit: 'requests', limit: 12 },
    { what: 'first box beyond the list: JS and CSS (brotli)', value: bytes / 1024, unit: 'KB', limit: 180 },
  ];
}

/** What a report loads beyond a list: before its chart is drawn, and with it. */
async function reportSize(page: Page, list: readonly Loaded[]): Promise<readonly Figure[]> {
  const known = new Set(list.map(({ path }) => path));
  const files = await loadedBy(page, '/View_OutputStatistics', () =>
    page.locator('.jig-chart-picture svg').first().waitFor(),
  );
  const beyond = files.filter(({ path }) => !known.has(path));
  const before = beyond.filter(({ isChart }) => !isChart);
  console.log(`\nreport page beyond the list: ${largest(beyond)}`);
  if (before.length === beyond.length) throw new Error('bench: the chart library was not found');
  return [
    {
      what: 'a report before its chart, JS beyond the list (gzip)',
      value: sum(before, '.js'),
      unit: 'KB',
      limit: 2,
    },
    {
      what: 'a report with its chart, JS beyond the list (gzip)',
      value: sum(beyond, '.js'),
      unit: 'KB',
      limit: 240,
    },
  ];
}

/** What the first page of a role loads: before its charts, and the charts. */
async function homeSize(browser: Browser, base: string): Promise<readonly Figure[]> {
  const context = await browser.newContext({ baseURL: base, locale: 'zh-CN' });
  await enter(await context.newPage(), 'sales');
  const files = await loadedBy(await context.newPage(), '/home', (page) =>
    page.locator('.jig-chart-picture svg').first().waitFor(),
  );
  await context.close();
  const charts = files.filter(({ isChart }) => isChart);
  console.log(`\nfirst page: ${largest(files)}`);
  if (charts.length === 0) throw new Error('bench: the chart library was not found');
  return [
    {
      what: 'first page of sales before its charts, JS (gzip)',
      value: sum(files, '.js') - sum(charts, '.js'),
      unit: 'KB',
      limit: 205,
    },
    { what: 'charts in all, JS (gzip)', value: sum(charts, '.js'), unit: 'KB', limit: 240 },
  ];
}

/** Signs in by the page. */
async function enter(page: Page, user: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('用户名').fill(user);
  await page.getByLabel('密码', { exact: true }).fill('jig-demo');
  await page.getByRole('button', { name: '登录' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}

async function sizes(browser: Browser, base: string): Promise<readonly Figure[]> {
  const context = await browser.newContext({
    baseURL: base,
    locale: 'zh-CN',
    viewport: { width: 1400, height: 700 },
  });
  const first = await context.newPage();
  const login = await loadedBy(first, '/login', () => first.getByLabel('用户名').waitFor());
  await enter(first, 'admin');
  // A separate page starts with empty memory. Sizes are of bodies, so the cache does not matter.
  const second = await context.newPage();
  const list = await loadedBy(second, '/Production_SalesOrder', () =>
    second.getByRole('gridcell').first().waitFor(),
  );
  const box = await firstBox(second);
  const reports = await reportSize(await context.newPage(), list);
  await context.close();
  const before = list.filter(({ isGrid }) => !isGrid);
  if (before.length === list.length)
    throw new Error('bench: the grid was not found among what the list page loaded');
  console.log(`\nlogin page: ${largest(login)}\nlist page: ${largest(before)}`);
  return [
    { what: 'login page, JS (gzip)', value: sum(login, '.js'), unit: 'KB', limit: 118 },
    { what: 'login page, CSS (gzip)', value: sum(login, '.css'), unit: 'KB' },
    { what: 'list page before the grid, JS (gzip)', value: sum(before, '.js'), unit: 'KB', limit: 195 },
    { what: 'list page, CSS (gzip)', value: sum(list, '.css'), unit: 'KB' },
    { what: 'the grid (VTable), JS (gzip)', value: sum(list, '.js') - sum(before, '.js'), unit: 'KB' },
    ...box,
    ...reports,
    ...(await homeSize(browser, base)),
  ];
}

/** Seconds of first starts on an empty directory and of restarts on the same. */
async function startTimes({ starts }: Size): Promise<readonly Figure[]> {
  const firsts: number[] = [];
  const again: number[] = [];
  for (let round = 0; round < starts; round += 1) {
    const data = mkdtempSync(join(tmpdir(), 'jig-bench-'));
    try {
      for (const times of [firsts, again]) {
        const product = await startProduct(data);
        times.push(product.startTime / 1000);
        await product.stop();
      }
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  }
  return [
    {
      what: `first start, empty DATA_DIR on a built checkout (median of ${starts})`,
      value: median(firsts),
      unit: 's',
      limit: 8,
    },
    { what: `restart (median of ${starts})`, value: median(again), unit: 's', limit: 3 },
  ];
}

/** `npm run bench -- load`: size of the first download, and time until the process is ready. */
export const loadSuite = suiteOf<Size>({
  title: 'load',
  full: { starts: 3 },
  tiny: { starts: 1 },
  async measure(size, windows) {
    ensureBuilt();
    const starts = await startTimes(size);
    const { base } = await windows.product();
    return [...starts, ...(await sizes(await windows.browser(), base))];
  },
});
