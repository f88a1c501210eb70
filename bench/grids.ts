import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Figure, heap, median, open, work } from './measure.ts';
import { suiteOf } from './Suite.ts';

const impls = ['hand', 'vtable', 'jig-nomirror', 'jig'] as const;
type Impl = (typeof impls)[number];

const columnCount = 30;

interface Size {
  /** Page sizes of a switch, each with its limit beside the hand-written grid. */
  readonly switches: readonly { readonly rows: number; readonly limit: number }[];
  readonly rounds: number;
  readonly warmUp: number;
  /** Rows of a small and of a large mount. */
  readonly few: number;
  readonly many: number;
  readonly mounts: number;
}

/** Runs in the page. Makes rows and columns there, so that only the grid is measured. */
function prepare(columns: number): void {
  const target = window as unknown as Record<string, unknown>;
  const words = ['上海精密', '苏州轴承', '已审核', '生产中', '2024-05-17', '待生成', '铝合金型材', '包装箱'];
  target.__cols = Array.from({ length: columns }, (_, at) => ({
    field: `c${at}`,
    title: `列${at}`,
    width: 120,
  }));
  target.__rows = (count: number, seed: number) =>
    Array.from({ length: count }, (_, row) => {
      const made: Record<string, unknown> = { c0: `SO${seed}-${row}` };
      for (let at = 1; at < columns; at += 1) {
        const n = (row * 31 + at * 17 + seed * 7919) % 99_991;
        made[`c${at}`] = at % 3 === 0 ? n / 100 : at % 3 === 1 ? `${words[n % words.length]}${n % 1000}` : n;
      }
      return made;
    });
}

async function openGrid(
  browser: Browser,
  base: string,
  impl: string,
): Promise<{ page: Page; cdp: CDPSession }> {
  const opened = await open(browser, `${base}/bench/grid.html?impl=${impl}`);
  await opened.page.waitForFunction(() => Boolean(window.__grid));
  await opened.page.evaluate(prepare, columnCount);
  return opened;
}

/** Code of a step in the page. Resolves at the second frame after the grid is ready. */
const step = (what: string): string => `(async () => {
  ${what};
  await __grid.ready();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
})()`;

interface Bench {
  readonly impl: Impl;
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** Switches pages of `rows` rows. All implementations take turns in every round. */
async function measureSwitch(
  browser: Browser,
  base: string,
  rows: number,
  { rounds, warmUp }: Size,
): Promise<Readonly<Record<Impl, number>>> {
  const benches: Bench[] = [];
  for (const impl of impls) {
    const bench = { impl, ...(await openGrid(browser, base, impl)) };
    await bench.page.evaluate(
      `window.__pages = Array.from({ length: 8 }, (_, seed) => __rows(${rows}, seed)); 0`,
    );
    await bench.page.evaluate(step('await __grid.mount(__pages[0], __cols, { virtual: true })'));
    benches.push(bench);
  }
  const times = listsOf();
  for (let round = 0; round < rounds + warmUp; round += 1)
    for (const { impl, page, cdp } of benches) {
      await page.bringToFront();
      await page.waitForTimeout(60);
      const before = await work(cdp);
      await page.evaluate(step(`await __grid.setRows(__pages[${(round + 1) % 8}])`));
      const after = await work(cdp);
      if (round >= warmUp) times[impl].push(after - before);
    }
  for (const { page } of benches) await page.close();
  return mediansOf(times);
}

interface Mounts {
  readonly time: Readonly<Record<Impl, number>>;
  /** MB still in use after garbage collection. */
  readonly heap: Readonly<Record<Impl, number>>;
}

/** Mounts `rows` rows from an array, each time in a fresh page. */
async function measureMount(browser: Browser, base: string, rows: number, { mounts }: Size): Promise<Mounts> {
  const times = listsOf();
  const grown = listsOf();
  for (let round = 0; round < mounts; round += 1)
    for (const impl of impls) {
      const { page, cdp } = await openGrid(browser, base, impl);
      await page.evaluate(`window.__all = __rows(${rows}, 1); 0`);
      // The libraries are already loaded and compiled, so only mounting is measured.
      const heapBefore = await heap(cdp);
      const before = await work(cdp);
      await page.evaluate(step('await __grid.mount(__all, __cols, { virtual: true })'));
      times[impl].push((await work(cdp)) - before);
      grown[impl].push((await heap(cdp)) - heapBefore);
      await page.close();
    }
  return { time: mediansOf(times), heap: mediansOf(grown) };
}

const listsOf = (): Readonly<Record<Impl, number[]>> => ({
  hand: [],
  vtable: [],
  'jig-nomirror': [],
  jig: [],
});

const mediansOf = (lists: Readonly<Record<Impl, readonly number[]>>): Readonly<Record<Impl, number>> => ({
  hand: median(lists.hand),
  vtable: median(lists.vtable),
  'jig-nomirror': median(lists['jig-nomirror']),
  jig: median(lists.jig),
});

const ms = (value: number): string => `${value.toFixed(1)} ms`;

const switchFigures = (
  rows: number,
  limit: number,
  time: Readonly<Record<Impl, number>>,
): readonly Figure[] => [
  {
    what: `switch, ${rows} rows: Jig / hand-written (${ms(time.hand)})`,
    value: time.jig / time.hand,
    unit: 'x',
    limit,
  },
  { what: `switch, ${rows} rows: bare VTable / hand-written`, value: time.vtable / time.hand, unit: 'x' },
  {
    what: `switch, ${rows} rows: what the mirror adds`,
    value: (time.jig - time['jig-nomirror']) / time.hand,
    unit: 'x',
    limit: 0.3,
  },
];

/**
 * `npm run bench -- grid`: the product's grid with and without its mirror, beside a hand-written grid and
 * plain VTable.
 */
export const gridSuite = suiteOf<Size>({
  title: 'grid (main-thread CPU, medians; 30 columns)',
  pages: ['bench/grid.html'],
  full: {
    switches: [
      { rows: 30, limit: 2.7 },
      { rows: 120, limit: 4 },
    ],
    rounds: 15,
    warmUp: 5,
    few: 10_000,
    many: 1_000_000,
    mounts: 3,
  },
  tiny: { switches: [{ rows: 5, limit: 4 }], rounds: 1, warmUp: 0, few: 10, many: 20, mounts: 1 },
  async measure(size, windows) {
    const [browser, base] = [await windows.browser(), await windows.base()];
    const figures: Figure[] = [];
    for (const { rows, limit } of size.switches)
      figures.push(...switchFigures(rows, limit, await measureSwitch(browser, base, rows, size)));
    const few = await measureMount(browser, base, size.few, size);
    const many = await measureMount(browser, base, size.many, size);
    const rows = size.many.toLocaleString('en');
    figures.push(
      {
        what: `mount of ${rows} rows / of ${size.few.toLocaleString('en')} (${ms(few.time.jig)})`,
        value: many.time.jig / few.time.jig,
        unit: 'x',
        limit: 4,
      },
      {
        what: `mount of ${rows} rows: Jig / bare VTable (${ms(many.time.vtable)})`,
        value: many.time.jig / many.time.vtable,
        unit: 'x',
        limit: 2,
      },
      {
        what: `${rows} rows: heap of Jig beyond bare VTable`,
        value: many.heap.jig - many.heap.vtable,
        unit: 'MB',
        limit: 5,
      },
      { what: `${rows} rows: heap of bare VTable`, value: many.heap.vtable, unit: 'MB' },
    );
    return figures;
  },
});
