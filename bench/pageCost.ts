import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { BegunWork, WorkEnd } from '../server-mock/db/WatchedWork.ts';
import type { DemoSize } from '../server-mock/demo/sizes.ts';
import type { CallInHand } from '../server-mock/log/CallInHand.ts';
import { ProcessMetrics } from '../server-mock/metrics/ProcessMetrics.ts';
import { median } from './measure.ts';
import { nodeOptions, type RunningProduct, root, startProduct, startProgram } from './product.ts';
import { suiteOf } from './Suite.ts';
import { page, signIn } from './signedUser.ts';

interface Size {
  readonly rounds: number;
  /** Pages of a round. */
  readonly calls: number;
  /** Warm-up rounds, so that both run as they do after thousands of calls. */
  readonly warming: number;
  readonly demo: DemoSize;
}

/** Statements of a Page whose count is known, and the transaction around some. */
const statementsOfPage = 3;

/** Milliseconds of one clock tick in /proc. */
const tick = 10;

/** Milliseconds of CPU that a process has used in all threads. */
const cpuOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
};

/** The SELECT of the demo company's orders with every column, sorted as in a new list. */
async function selectOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select string_agg('"' || column_name || '"', ', ') as names from information_schema.columns where table_name = 'Production_SalesOrder'`,
  );
  await client.end();
  return `select ${rows[0].names} from "Production_SalesOrder" order by "CreateDate" desc, "SalesOrder_Id" desc limit $1 offset $2`;
}

/** Milliseconds of CPU per page of each contestant, in turns; the median of the rounds. */
async function race(
  contestants: readonly RunningProduct[],
  token: string,
  { rounds, calls, warming }: Size,
): Promise<readonly number[]> {
  const costs: number[][] = contestants.map(() => []);
  for (let round = -warming; round < rounds; round += 1)
    for (const [index, { base, pid }] of contestants.entries()) {
      const before = cpuOf(pid);
      for (let call = 0; call < calls; call += 1) await page({ base, token });
      if (round >= 0) costs[index]?.push((cpuOf(pid) - before) / calls);
    }
  return costs.map(median);
}

/** Milliseconds of CPU in which the figures of a page's call and statements are kept, as often as pages are called. */
function costOfMetrics({ rounds, calls }: Size): number {
  const metrics = new ProcessMetrics();
  const call: CallInHand = { requestId: '', method: 'POST', route: '/api/:table/Page', since: 0 };
  const statement: BegunWork = { kind: 'statement', sql: '', since: 0, call };
  const ended: WorkEnd = { millis: 3, waited: 0, isRefused: false };
  const times = calls * 100;
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    for (let at = 0; at < times; at += 1) {
      metrics.answered(call, { status: 200, millis: 10 });
      for (let one = 0; one < statementsOfPage; one += 1) metrics.ended(statement, ended);
    }
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1_000 / times);
  }
  return median(costs);
}

/**
 * `npm run bench -- page`: CPU of the server process for one Page on PostgreSQL, beside a minimal handler.
 */
export const pageSuite = suiteOf<Size>({
  title: 'a page',
  full: { rounds: 13, calls: 300, warming: 10, demo: 'normal' },
  // A bare handler must use more than a tick.
  tiny: { rounds: 1, calls: 60, warming: 0, demo: 'small' },
  async measure(size, windows) {
    const { url, environment } = await windows.companies.copy(size.demo);
    const product = await startProduct(environment.DATA_DIR, environment);
    try {
      const bare = await startProgram([
        ...nodeOptions(),
        `${root}bench/pageBare.mjs`,
        url,
        await selectOf(url),
      ]);
      try {
        const { token } = await signIn(product.base, process.env.BENCH_USER ?? 'manager');
        const [whole = Number.NaN, least = Number.NaN] = await race([product, bare], token, size);
        const metrics = costOfMetrics(size);
        return [
          {
            what: `CPU of a Page (${whole.toFixed(2)} ms) / of a bare handler (${least.toFixed(2)} ms), PostgreSQL`,
            value: whole / least,
            unit: 'x',
            limit: 2,
          },
          {
            what: `the same Page / without keeping figures of its call (${(metrics * 1_000).toFixed(1)} us)`,
            value: whole / (whole - metrics),
            unit: 'x',
            limit: 1.02,
          },
        ];
      } finally {
        await bare.stop();
      }
    } finally {
      await product.stop();
    }
  },
});
