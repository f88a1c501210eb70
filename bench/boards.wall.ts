import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { benchBoard } from './boards.cards.ts';
import type { BoardWorld } from './boards.world.ts';
import { type Figure, heap } from './measure.ts';

export interface WallSize {
  readonly changes: number;
  readonly perSecond: number;
  /** Milliseconds until the last change is shown. */
  readonly settle: number;
}

/** Long tasks of the main thread that a page noted. */
const longTasks = 'window.__longTasks ?? []';

/** The board on a wall of 1920 x 1080 while orders are saved: its long tasks, and what it keeps in memory. */
export async function wallFigures(
  browser: Browser,
  { base, change }: BoardWorld,
  { changes, perSecond, settle }: WallSize,
): Promise<readonly Figure[]> {
  const context = await browser.newContext({ baseURL: base, viewport: { width: 1920, height: 1080 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(
    `window.__longTasks = []; new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.__longTasks.push(Math.round(duration));
    }).observe({ type: 'longtask' });`,
  );
  await page.goto('/login');
  await page.getByLabel('用户名').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill('jig-demo');
  await page.getByRole('button', { name: '登录' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.goto(`/board?board=${benchBoard.board}`);
  await page.locator('.jig-chart-picture svg').first().waitFor();
  await wait(settle);
  const run = async (count: number): Promise<void> => {
    const start = performance.now();
    for (let turn = 0; turn < count; turn += 1) {
      await wait(Math.max(0, start + (turn * 1_000) / perSecond - performance.now()));
      await change();
    }
    await wait(settle);
  };
  // What is made once, such as pieces that load when the page rests, is not growth.
  await run(Math.ceil(changes / 4));
  const before = await heap(cdp);
  await page.evaluate('window.__longTasks = []; 0');
  await run(changes);
  const long = (await page.evaluate(longTasks)) as readonly number[];
  const after = await heap(cdp);
  await context.close();
  return [
    {
      what: `the board on a wall, ${changes} changes at ${perSecond} a second: tasks over 50 ms (longest ${Math.max(0, ...long)} ms)`,
      value: long.length,
      unit: 'tasks',
      limit: 0,
    },
    {
      what: `the board on a wall: heap after ${changes} changes (${after.toFixed(1)} MB) / before (${before.toFixed(1)} MB)`,
      value: after / before,
      unit: 'x',
      limit: 1.1,
    },
  ];
}
