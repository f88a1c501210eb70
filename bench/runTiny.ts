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

/**
 * Runs suites once with little data, in one process and one browser, and prints a line for each. A suite passes when it ends with
 * its figures; limits do not count. Returns the number of failures.
 */
export async function runTiny(suites: ReadonlyMap<string, Suite>): Promise<number> {
  const windows = new BenchWindows([...suites.values()].flatMap(({ pages }) => pages));
  let failed = 0;
  try {
    for (const [name, suite] of suites) {
      const start = performance.now();
      try {
        const figures = await suite.measure('tiny', windows);
        checkFigures(figures);
        console.log(`ok   ${name} · ${figures.length} figures · ${secondsSince(start)} s`);
      } catch (error) {
        failed += 1;
        console.log(`FAIL ${name} · ${secondsSince(start)} s`);
        console.error(error);
      }
    }
  } finally {
    await windows.close();
  }
  console.log(`${suites.size} suites, ${failed} failed`);
  return failed;
}

const secondsSince = (start: number): string => ((performance.now() - start) / 1000).toFixed(1);
