import { existsSync } from 'node:fs';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import browserPlaces from '../scripts/browserPlaces.json' with { type: 'json' };
import { machinePace } from './machinePace.ts';

/** Starts Chromium as the tests do, with `gc()` for heap figures. */
export function launch(): Promise<Browser> {
  const installed = [process.env.JIG_CHROMIUM ?? '', ...browserPlaces].find((path) => existsSync(path));
  return chromium.launch({
    ...(installed ? { executablePath: installed } : {}),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--js-flags=--expose-gc',
    ],
  });
}

/** Opens a page of the bench with a DevTools session for the measurements. */
export async function open(browser: Browser, url: string): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 700 } });
  page.on('pageerror', (error) => console.error(`${url}: ${error.message}`));
  await page.goto(url);
  const cdp = await page.context().newCDPSession(page);
  // CPU time of the thread, so that other processes do not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp };
}

/** Milliseconds of main-thread CPU so far. */
export async function work(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Megabytes in use after two garbage collections. */
export async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1_048_576;
}

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** One line of a report: what was measured, its value, unit and limit. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  /** `x` for a ratio, else the unit; {@link cpuTime} for time that other work on the machine does not lengthen. */
  readonly unit: string;
  /** Maximum value; undefined when the figure is only reported. */
  readonly limit?: number;
}

/** Unit of milliseconds in which one thread worked. Their limit holds as it is: a busy machine gives them no reason to grow. */
export const cpuTime = 'ms of CPU';

/** Units of time by the clock. */
const timeUnits: ReadonlySet<string> = new Set(['us', 'ms', 's']);

/** The limit of a figure on this machine; a time by the clock is a multiple of the same work in the same run. */
const limitHere = ({ unit, limit }: Figure): number | undefined =>
  limit === undefined || !timeUnits.has(unit) ? limit : limit * machinePace();

/** Prints figures as a table. Returns the number of missed limits. */
export function report(title: string, figures: readonly Figure[]): number {
  console.log(`\n${title}`);
  let missed = 0;
  for (const figure of figures) {
    const { what, value, unit, limit } = figure;
    const digits = value > 0 && value < 0.1 ? 4 : value < 10 ? 2 : 1;
    const shown = unit === 'x' ? `${value.toFixed(digits)}x` : `${value.toFixed(digits)} ${unit}`;
    const most = limitHere(figure);
    const holds = most === undefined || value <= most;
    if (!holds) missed += 1;
    const said = most === limit ? `${limit}` : `${limit} on a machine ${machinePace().toFixed(2)}x as slow`;
    const verdict = most === undefined ? '' : `${holds ? 'ok' : 'MISSED'} (<= ${said})`;
    console.log(`  ${what.padEnd(70)} ${shown.padStart(12)}  ${verdict}`);
  }
  return missed;
}
