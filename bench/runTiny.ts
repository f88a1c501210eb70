import { BenchWindows } from './BenchWindows.ts';
import type { Figure } from './measure.ts';
import type { Suite } from './Suite.ts';

/** Throws unless the suite ended with figures: each named once, with a finite value and a unit. */
function checkFigures(figures: readonly Figure[]): void {
  if (figures.length === 0) throw new Error('bench: no figures');
  const names = new Set<string>();
  for (const { what, value, unit } of figures) {
    if (what.trim() === '' || names.has(what) || typeof unit !== 'string')
      throw new Error(`bench: a figure without its own name and unit: ${JSON.stringify(what)}`);
    if (!Number.isFinite(value)) throw new Error(`bench: ${what} is ${value}`);
    names.add(what);
  }
}

/** Runs a suite once with little data and prints a line. Resolves with false when it does not end with its figures. */
async function passes([name, suite]: readonly [string, Suite], windows: BenchWindows): Promise<boolean> {
  const start = performance.now();
  try {
    const figures = await suite.measure('tiny', windows);
    checkFigures(figures);
    console.log(`ok   ${name} · ${figures.length} figures · ${secondsSince(start)} s`);
    return true;
  } catch (error) {
    console.log(`FAIL ${name} · ${secondsSince(start)} s`);
    console.error(error);
    return false;
  }
}

/**
 * Runs suites once with little data, in one process and one browser, and prints a line for each. A suite passes when it ends with
 * its figures; limits do not count, and so two run at a time. Returns the number of failures.
 */
export async function runTiny(suites: ReadonlyMap<string, Suite>): Promise<number> {
  const windows = new BenchWindows([...suites.values()].flatMap(({ pages }) => pages));
  const waiting = [...suites];
  let failed = 0;
  const lane = async (next: () => readonly [string, Suite] | undefined): Promise<void> => {
    for (let one = next(); one !== undefined; one = next()) if (!(await passes(one, windows))) failed += 1;
  };
  try {
    // The first suites bring pages of the browser to the front, one after the other. What comes last works in this process.
    await Promise.all([lane(() => waiting.shift()), lane(() => waiting.pop())]);
  } finally {
    await windows.close();
  }
  console.log(`${suites.size} suites, ${failed} failed`);
  return failed;
}

const secondsSince = (start: number): string => ((performance.now() - start) / 1000).toFixed(1);
