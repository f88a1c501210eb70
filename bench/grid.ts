import { mkdtemp, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';

/** One measured implementation, in milliseconds of main-thread work (and MB of heap). */
export interface GridResult {
  readonly impl: string;
  readonly switch30: number;
  readonly switch120: number;
  readonly mount10k: number;
  readonly mount1m: number;
  readonly heap1m: number;
}

const ROUNDS = 15;
const WARM = 5;
const COLUMNS = 30;

/** Runs in the page: rows and columns are made there, so that nothing but the grid is measured. */
function prepare(columns: number): void {
  const target = window as unknown as Record<string, unknown>;
  const cols = Array.from({ length: columns }, (_, at) => ({
    field: `c${at}`,
    title: `列${at}`,
    width: 120,
  }));
  const words = ['上海精密', '苏州轴承', '已审核', '生产中', '2024-05-17', '待生成', '铝合金型材', '包装箱'];
  target.__cols = cols;
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

async function work(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1_048_576;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function open(browser: Browser, base: string, impl: string): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 700 } });
  page.on('pageerror', (error) => console.error(`${impl}: ${error.message}`));
  await page.goto(`${base}/bench/grid.html?impl=${impl}`);
  await page.waitForFunction(() => Boolean(window.__grid));
  await page.evaluate(prepare, COLUMNS);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  return { page, cdp };
}

const frames = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))`;

async function measureSwitch(browser: Browser, base: string, impl: string, rows: number): Promise<number> {
  const { page, cdp } = await open(browser, base, impl);
  await page.evaluate(`(async () => {
    window.__pages = Array.from({length: 8}, (_, seed) => __rows(${rows}, seed));
    await __grid.mount(__pages[0], __cols, {virtual: true}); await __grid.ready(); await ${frames};
  })()`);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + WARM; round += 1) {
    await page.waitForTimeout(60);
    const before = await work(cdp);
    await page.evaluate(`(async () => {
      await __grid.setRows(__pages[${(round + 1) % 8}]); await __grid.ready(); await ${frames};
    })()`);
    const after = await work(cdp);
    if (round >= WARM) times.push(after - before);
  }
  await page.close();
  return median(times);
}

async function measureMount(
  browser: Browser,
  base: string,
  impl: string,
  rows: number,
): Promise<{ time: number; heap: number }> {
  const times: number[] = [];
  let grown = 0;
  for (let round = 0; round < 3; round += 1) {
    const { page, cdp } = await open(browser, base, impl);
    await page.evaluate(`window.__all = __rows(${rows}, 1); 0`);
    // The libraries are loaded and compiled before: mounting is what is measured.
    const before = await heap(cdp);
    const start = await work(cdp);
    await page.evaluate(`(async () => {
      await __grid.mount(__all, __cols, {virtual: true}); await __grid.ready(); await ${frames};
    })()`);
    times.push((await work(cdp)) - start);
    grown = (await heap(cdp)) - before;
    await page.close();
  }
  return { time: median(times), heap: grown };
}

/** Measures implementations one after the other on a server that has `/bench/grid.html`. */
export async function measureGrid(base: string, impls: readonly string[]): Promise<readonly GridResult[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
  });
  const results: GridResult[] = [];
  try {
    for (const impl of impls) {
      const switch30 = await measureSwitch(browser, base, impl, 30);
      const switch120 = await measureSwitch(browser, base, impl, 120);
      const quick = process.argv.includes('--switch');
      const small = quick ? undefined : await measureMount(browser, base, impl, 10_000);
      const large = quick ? undefined : await measureMount(browser, base, impl, 1_000_000);
      results.push({
        impl,
        switch30,
        switch120,
        mount10k: small?.time ?? Number.NaN,
        mount1m: large?.time ?? Number.NaN,
        heap1m: large?.heap ?? Number.NaN,
      });
    }
  } finally {
    await browser.close();
  }
  return results;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Builds the bench page and serves it; used when this file is run alone. */
async function serveBench(): Promise<{ base: string; close(): void }> {
  const { build } = await import('vite');
  const root = new URL('..', import.meta.url).pathname;
  const outDir = await mkdtemp(join(tmpdir(), 'jig-grid-bench-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { 'lottie-web': join(root, 'renderers/grid/noLottie.ts') } },
    build: { outDir, target: 'es2022', rollupOptions: { input: join(root, 'bench/grid.html') } },
  });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    readFile(join(outDir, path)).then(
      (body) => response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('grid bench: no port');
  return { base: `http://127.0.0.1:${address.port}`, close: () => server.close().closeAllConnections() };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const served = await serveBench();
  const impls = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
  const results = await measureGrid(
    served.base,
    impls.length > 0 ? impls : ['hand', 'vtable', 'jig-nomirror', 'jig'],
  );
  console.table(results);
  served.close();
}
