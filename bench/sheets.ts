import type { Browser, CDPSession, Page } from '@playwright/test';
import { median, open, work } from './measure.ts';
import { suiteOf } from './Suite.ts';

interface Size {
  /** Detail rows of a small and of a large box. */
  readonly few: number;
  readonly many: number;
  readonly mounts: number;
  readonly keys: number;
  readonly keysToWarm: number;
  readonly pastes: number;
  readonly pastesToWarm: number;
}

/** Resolves at the second frame. */
const frames =
  '(async () => { await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))); })()';

async function opened(
  browser: Browser,
  base: string,
  rows: number,
): Promise<{ page: Page; cdp: CDPSession; time: number }> {
  const { page, cdp } = await open(browser, `${base}/bench/sheet.html`);
  await page.waitForFunction(() => Boolean(window.__sheet));
  const before = await work(cdp);
  await page.evaluate(`__sheet.open(${rows})`);
  await page.evaluate(frames);
  return { page, cdp, time: (await work(cdp)) - before };
}

/** Main-thread CPU of opening the box. The two sizes take turns, each in a fresh page. */
async function measureOpen(
  browser: Browser,
  base: string,
  { few, many, mounts }: Size,
): Promise<{ few: number; many: number }> {
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < mounts; round += 1) {
    for (const [name, rows] of [
      ['few', few],
      ['many', many],
    ] as const) {
      const { page, time } = await opened(browser, base, rows);
      times[name].push(time);
      await page.close();
    }
  }
  return { few: median(times.few), many: median(times.many) };
}

/** Main-thread CPU of a digit typed into the quantity of a row: its formulas, totals, header and drawing. */
async function measureKeys(
  browser: Browser,
  base: string,
  { few, many, keys, keysToWarm }: Size,
): Promise<{ few: number; many: number }> {
  const times = { few: [] as number[], many: [] as number[] };
  const pages = { few: await opened(browser, base, few), many: await opened(browser, base, many) };
  for (const { page } of Object.values(pages)) {
    await page.bringToFront();
    await page.evaluate('__sheet.enter()');
    await page.evaluate(frames);
  }
  for (let round = 0; round < keys + keysToWarm; round += 1) {
    for (const name of ['few', 'many'] as const) {
      const { page, cdp } = pages[name];
      await page.bringToFront();
      const before = await work(cdp);
      await page.keyboard.press(round % 5 === 4 ? 'Backspace' : String((round % 9) + 1));
      await page.evaluate(frames);
      if (round >= keysToWarm) times[name].push((await work(cdp)) - before);
    }
  }
  const typed = await pages.many.page.evaluate(
    () => (document.activeElement as HTMLInputElement | null)?.value ?? '',
  );
  if (!/^\d/.test(typed)) throw new Error(`sheet bench: the keys went elsewhere (${typed})`);
  for (const { page } of Object.values(pages)) await page.close();
  return { few: median(times.few), many: median(times.many) };
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;

/**
 * `npm run bench -- sheet`: the detail grid of an edit box as a spreadsheet, 5,000 rows beside 50, and a
 * large paste.
 */
export const sheetSuite = suiteOf<Size>({
  title: 'sheet (main-thread CPU, medians; ten columns to fill, two computed, three header totals)',
  pages: ['bench/sheet.html'],
  full: { few: 50, many: 5000, mounts: 5, keys: 40, keysToWarm: 10, pastes: 15, pastesToWarm: 3 },
  tiny: { few: 2, many: 4, mounts: 1, keys: 1, keysToWarm: 0, pastes: 1, pastesToWarm: 0 },
  async measure(size, windows) {
    const { few, many, pastes, pastesToWarm } = size;
    const [browser, base] = [await windows.browser(), await windows.base()];
    const opening = await measureOpen(browser, base, size);
    const key = await measureKeys(browser, base, size);
    const { page } = await open(browser, `${base}/bench/sheet.html`);
    await page.waitForFunction(() => Boolean(window.__sheet));
    const ratios: number[] = [];
    const took: number[] = [];
    let steps = 0;
    for (let round = 0; round < pastes + pastesToWarm; round += 1) {
      const result = await page.evaluate(() => window.__sheet?.paste());
      if (!result) throw new Error('sheet bench: no result');
      steps = result.steps;
      if (round < pastesToWarm) continue;
      ratios.push(result.paste / result.store);
      took.push(result.paste);
    }
    await page.close();
    return [
      {
        what: `box with ${many} rows opens / with ${few} (${ms(opening.few)})`,
        value: opening.many / opening.few,
        unit: 'x',
        limit: 3,
      },
      {
        what: `a key in a cell, ${many} rows / ${few} (${ms(key.few)})`,
        value: key.many / key.few,
        unit: 'x',
        limit: 1.5,
      },
      {
        what: `paste of 200 x 10 cells (${ms(median(took))}) / the same values through the store`,
        value: median(ratios),
        unit: 'x',
        limit: 3,
      },
      { what: 'steps the paste makes', value: steps, unit: 'steps', limit: 1 },
    ];
  },
});
