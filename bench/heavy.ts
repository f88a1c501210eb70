import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { chosen, type DatabaseName } from './databases.ts';
import {
  type HeavyRows,
  type HeavyWorld,
  openPgliteWorld,
  openPostgresWorld,
  orderKey,
} from './heavy.world.ts';
import { type Figure, median } from './measure.ts';
import { ensureBuilt } from './product.ts';
import { suiteOf } from './Suite.ts';
import { p95, page, type SignedUser, signIn } from './signedUser.ts';

interface Size {
  readonly users: number;
  /** Milliseconds between two pages of one user. */
  readonly pause: number;
  /** Minimum milliseconds of a series of pages. */
  readonly series: number;
  /** Pages of each user before the measured ones. */
  readonly warmUp: number;
  readonly rows: HeavyRows;
  readonly databases: readonly DatabaseName[];
}

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

const forSeries = (series: number): (() => boolean) => {
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

const heavyCalls = ({ customers, lines }: HeavyRows): readonly Heavy[] => [
  {
    name: `an export of ${customers.toLocaleString('en')} customers`,
    path: '/api/Customer/Export',
    body: { wheres: '[]' },
  },
  {
    name: `getDetailPage of ${lines.toLocaleString('en')} rows`,
    path: '/api/Production_SalesOrder/getDetailPage',
    body: { value: String(orderKey), page: 1, rows: lines },
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
async function beside(
  people: readonly SignedUser[],
  heavy: Heavy,
  owner: SignedUser,
  { pause, series }: Size,
): Promise<Beside> {
  const calls: number[] = [];
  let bytes = 0;
  let isOver = false;
  let health = 0;
  const isTimeUp = forSeries(series);
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

async function measured(
  world: HeavyWorld,
  name: string,
  limit: number,
  size: Size,
): Promise<readonly Figure[]> {
  const { users, pause, series, warmUp } = size;
  const { base } = world;
  const sessions = await Promise.all(accounts.map((account) => signIn(base, account)));
  const people = Array.from({ length: users }, (_, at) => sessions[at % sessions.length] as SignedUser);
  const owner = await signIn(base, 'admin');
  for (let turn = 0; turn < warmUp; turn += 1) for (const person of people) await page(person);
  const single = await pagesOf(people.slice(0, 1), 400, forSeries(series));
  const alone = await pagesOf(people, pause, forSeries(series));
  const figures: Figure[] = [
    {
      what: `${name}: ${users} users, Page p95 (${p95(alone).toFixed(0)} ms) / one user (${p95(single).toFixed(0)} ms)`,
      value: p95(alone) / p95(single),
      unit: 'x',
      limit: 3,
    },
  ];
  for (const heavy of heavyCalls(size.rows)) {
    const { pages, calls, health, bytes } = await beside(people, heavy, owner, size);
    figures.push(
      {
        what: `${name}: Page p95 beside ${heavy.name} (${p95(pages).toFixed(0)} ms, ${pages.length} pages) / alone`,
        value: p95(pages) / p95(alone),
        unit: 'x',
        limit,
      },
      {
        what: `${name}: ${heavy.name} (${calls.length} times, ${(bytes / 1e6).toFixed(1)} MB)`,
        value: median(calls) / 1000,
        unit: 's',
        limit: 30,
      },
      { what: `${name}: slowest /healthz beside ${heavy.name}`, value: health, unit: 'ms' },
    );
  }
  return figures;
}

const worlds = {
  PostgreSQL: { open: openPostgresWorld, limit: 1.5 },
  PGlite: { open: openPgliteWorld, limit: 1.5 },
} as const;

/** `npm run bench -- heavy`: effect of a heavy read on other users, on both databases. */
export const heavySuite = suiteOf<Size>({
  title: 'heavy reads beside other users',
  full: {
    users: 30,
    pause: 3_000,
    series: 21_000,
    warmUp: 5,
    rows: { customers: 115_000, lines: 100_000, demo: 'normal' },
    databases: ['PostgreSQL', 'PGlite'],
  },
  tiny: {
    users: 2,
    pause: 50,
    series: 100,
    warmUp: 0,
    rows: { customers: 10, lines: 10, demo: 'small' },
    databases: ['PostgreSQL'],
  },
  async measure(size, windows) {
    ensureBuilt();
    const figures: Figure[] = [];
    for (const name of chosen(size.databases)) {
      const world = await worlds[name].open(size.rows, windows.companies);
      try {
        figures.push(...(await measured(world, name, worlds[name].limit, size)));
      } finally {
        await world.stop();
      }
    }
    return figures;
  },
});
