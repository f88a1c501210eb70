import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type HeavyWorld, lineRows, openPgliteWorld, openPostgresWorld, orderKey } from './heavy.world.ts';
import { type Figure, median, report } from './measure.ts';
import { ensureBuilt } from './product.ts';
import { p95, page, type SignedUser, signIn } from './signedUser.ts';

const users = 30;
/** Milliseconds between two pages of one user. */
const pause = 3_000;
/** Minimum milliseconds of a series of pages. */
const series = 21_000;

const accounts = ['manager', 'sales', 'planner', 'director', 'manager2', 'admin'];

/**
 * All users request pages at a steady, evenly spread pace until `isOver`. Returns the milliseconds of each
 * page.
 */
async function pagesOf(
  people: readonly SignedUser[],
  every: number,
  isOver: () => boolean,
): Promise<readonly number[]> {
  const taken: number[] = [];
  const start = performance.now();
  await Promise.all(
    people.map(async (person, index) => {
      for (let turn = 0; ; turn += 1) {
        const due = start + (index * every) / people.length + turn * every;
        await wait(Math.max(0, due - performance.now()));
        if (isOver()) return;
        taken.push(await page(person));
      }
    }),
  );
  return taken;
}

const forSeries = (): (() => boolean) => {
  const until = performance.now() + series;
  return () => performance.now() > until;
};

/** A heavy call of another user. */
interface Heavy {
  readonly name: string;
  readonly path: string;
  readonly body: object;
}

/** Size and time of one heavy call. */
interface HeavyTime {
  readonly bytes: number;
  readonly millis: number;
}

const heavyCalls: readonly Heavy[] = [
  {
    name: 'an export of 115,000 customers',
    path: '/api/Customer/Export',
    body: { wheres: '[]' },
  },
  {
    name: `getDetailPage of ${lineRows.toLocaleString('en')} rows`,
    path: '/api/Production_SalesOrder/getDetailPage',
    body: { value: String(orderKey), page: 1, rows: lineRows },
  },
];

interface Beside {
  readonly pages: readonly number[];
  /** Milliseconds of each finished heavy call. */
  readonly calls: readonly number[];
  /** Milliseconds of the slowest `/healthz`. */
  readonly health: number;
  readonly bytes: number;
}

/** Measures the users' pages while another user repeats a heavy call. */
async function beside(people: readonly SignedUser[], heavy: Heavy, owner: SignedUser): Promise<Beside> {
  const calls: number[] = [];
  let bytes = 0;
  let isOver = false;
  let health = 0;
  const isTimeUp = forSeries();
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` };
  const init = { method: 'POST', headers, body: JSON.stringify(heavy.body) };
  const caller = new Worker(new URL('./heavyCaller.mjs', import.meta.url), {
    workerData: { url: owner.base + heavy.path, init },
  });
  const working = (async () => {
    try {
      do {
        const ended = once(caller, 'message');
        caller.postMessage('again');
        const [time] = (await ended) as [HeavyTime];
        bytes = time.bytes;
        calls.push(time.millis);
      } while (!isTimeUp());
    } finally {
      isOver = true;
      await caller.terminate();
    }
  })();
  const watching = (async () => {
    while (!isOver) {
      const start = performance.now();
      await (await fetch(`${owner.base}/healthz`)).text();
      health = Math.max(health, performance.now() - start);
      await wait(25);
    }
  })();
  const pages = await pagesOf(people, pause, () => isOver);
  await Promise.all([working, watching]);
  return { pages, calls, health, bytes };
}

async function measured(world: HeavyWorld, name: string, limit: number): Promise<readonly Figure[]> {
  const { base } = world;
  const sessions = await Promise.all(accounts.map((account) => signIn(base, account)));
  const people = Array.from({ length: users }, (_, at) => sessions[at % sessions.length] as SignedUser);
  const owner = await signIn(base, 'admin');
  for (let turn = 0; turn < 5; turn += 1) for (const person of people) await page(person);
  const single = await pagesOf(people.slice(0, 1), 400, forSeries());
  const alone = await pagesOf(people, pause, forSeries());
  const figures: Figure[] = [
    {
      what: `${name}: ${users} users, Page p95 (${p95(alone).toFixed(0)} ms) / one user (${p95(single).toFixed(0)} ms)`,
      value: p95(alone) / p95(single),
      unit: 'x',
      limit: 3,
    },
  ];
  for (const heavy of heavyCalls) {
    const { pages, calls, health, bytes } = await beside(people, heavy, owner);
    figures.push(
      {
        what: `${name}: Page p95 beside ${heavy.name} (${p95(pages).toFixed(0)} ms, ${pages.length} pages) / alone`,
        value: p95(pages) / p95(alone),
        unit: 'x',
        limit,
      },
      {
        what: `  that call (${calls.length} times, ${(bytes / 1e6).toFixed(1)} MB)`,
        value: median(calls) / 1000,
        unit: 's',
        limit: 30,
      },
      { what: '  slowest /healthz meanwhile', value: health, unit: 'ms' },
    );
  }
  return figures;
}

const worlds: readonly { name: string; open: () => Promise<HeavyWorld>; limit: number }[] = [
  { name: 'PostgreSQL', open: openPostgresWorld, limit: 1.5 },
  { name: 'PGlite', open: openPgliteWorld, limit: 2 },
];

/** `npm run bench -- heavy`: effect of a heavy read on 30 other users, on both databases. */
export async function benchHeavy(): Promise<number> {
  ensureBuilt();
  const figures: Figure[] = [];
  for (const { name, open, limit } of worlds) {
    if (process.env.BENCH_DATABASE !== undefined && process.env.BENCH_DATABASE !== name) continue;
    const world = await open();
    try {
      figures.push(...(await measured(world, name, limit)));
    } finally {
      await world.stop();
    }
  }
  return report('heavy reads beside other users', figures);
}
