import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { traceTasks } from './mainTasks.ts';
import { cpuTime, type Figure } from './measure.ts';
import { root } from './product.ts';
import { signedSession } from './signedUser.ts';

const folder = 'schemas/pages/screens';

/** Addresses of the shipped screens. */
const screens = (): readonly string[] =>
  readdirSync(join(root, folder)).map((file) => {
    const { path } = JSON.parse(readFileSync(join(root, folder, file), 'utf8')) as { path: string };
    return path;
  });

/** True once every card stands and every chart is drawn. */
const isWhole = (): boolean => {
  const charts = [...document.querySelectorAll('.jig-chart-picture')];
  return (
    document.querySelector('.jig-cardlook') !== null &&
    document.querySelector('[aria-busy="true"]') === null &&
    charts.every((one) => one.querySelector('svg') !== null)
  );
};

interface Opened {
  readonly path: string;
  /** Milliseconds from the address to all cards. */
  readonly taken: number;
  /** Milliseconds of CPU of the longest task. */
  readonly longest: number;
}

/** Opens a screen of 1920 x 1080 in a browser that knows the user and has nothing in its caches. */
async function opened(browser: Browser, base: string, session: string, path: string): Promise<Opened> {
  const context = await browser.newContext({ baseURL: base, viewport: { width: 1920, height: 1080 } });
  await context.addInitScript(`localStorage.setItem('user', ${JSON.stringify(session)})`);
  const page = await context.newPage();
  const end = await traceTasks(await context.newCDPSession(page));
  const start = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(isWhole, undefined, { polling: 20 });
  const taken = performance.now() - start;
  const tasks = await end();
  await context.close();
  return { path, taken, longest: Math.max(...tasks) };
}

/** Milliseconds of CPU from which a task holds the page. */
const longTask = 50;

/** Every shipped screen of the demo company from its address to all cards, `count` of them where it is given. */
export async function screenFigures(
  browser: Browser,
  base: string,
  count?: number,
): Promise<readonly Figure[]> {
  const session = await signedSession(base, 'admin');
  const all: Opened[] = [];
  for (const path of screens().slice(0, count)) all.push(await opened(browser, base, session, path));
  const slowest = all.reduce((one, other) => (other.taken > one.taken ? other : one));
  const longest = all.reduce((one, other) => (other.longest > one.longest ? other : one));
  return [
    {
      what: `${all.length} screens at 1920 x 1080 from the address to all cards: the slowest (${slowest.path})`,
      value: slowest.taken,
      unit: 'ms',
      limit: 1_500,
    },
    {
      what: `the same: the longest task (${longest.path})`,
      value: longest.longest,
      unit: cpuTime,
      limit: longTask,
    },
  ];
}
