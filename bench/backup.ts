import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { command, fillPglite, fillPostgres, newFolder, type Place, placeOf } from './backup.world.ts';
import type { DemoCompanies } from './DemoCompanies.ts';
import type { Figure } from './measure.ts';
import { ensureBuilt, startProduct } from './product.ts';
import { suiteOf } from './Suite.ts';
import { p95, page, post, type SignedUser, signIn } from './signedUser.ts';

interface Size {
  /** Orders beside the demo company: about 600 bytes each. */
  readonly orders: number;
  readonly pgliteOrders: number;
  readonly users: number;
  /** Pages of each user alone, and milliseconds between two of them. */
  readonly pages: number;
  readonly pause: number;
  readonly demo: 'small' | 'large';
  readonly parts: readonly (keyof typeof parts)[];
}

const table = 'Production_SalesOrder';

/** One user at work: pages, and every fifth time a save. Stops when `isOver` says so. */
async function work(
  user: SignedUser,
  order: unknown,
  pause: number,
  isOver: () => boolean,
): Promise<number[]> {
  const taken: number[] = [];
  while (!isOver()) {
    taken.push(await page(user));
    if (taken.length % 5 === 0)
      await post(user, `/api/${table}/Update`, {
        mainData: { SalesOrder_Id: order, Remark: `${taken.length}` },
      });
    await wait(pause);
  }
  return taken;
}

/** A backup of PostgreSQL while users work, and its restore. */
async function postgresFigures(size: Size, companies: DemoCompanies): Promise<readonly Figure[]> {
  const file = join(newFolder(), 'postgres.tar.gz');
  try {
    const place = placeOf(await companies.copy('small'));
    await fillPostgres(place, size.orders);
    const product = await startProduct(place.environment.DATA_DIR ?? '', place.environment);
    const figures: Figure[] = [];
    try {
      figures.push(await besideFigure(place, product.base, file, size));
    } finally {
      await product.stop();
    }
    const [{ size: bytes = 0 } = {}] = await place.query(
      'select pg_database_size(current_database()) as "size"',
    );
    const restored = await command('restore', [file], (await companies.empty('small')).environment);
    figures.push({
      what: `a backup of PostgreSQL (${(Number(bytes) / 1e6).toFixed(0)} MB) restored and compared`,
      value: Number(restored.seconds),
      unit: 's',
      limit: 300,
    });
    return figures;
  } finally {
    rmSync(file, { force: true });
  }
}

async function besideFigure(
  { environment, query }: Place,
  base: string,
  file: string,
  { users: count, pages, pause }: Size,
): Promise<Figure> {
  const user = await signIn(base, 'admin');
  const drafts = await query(
    `select "SalesOrder_Id" from "${table}" where "SalesOrder_Id" > 9000000 order by 1 limit ${count}`,
  );
  const crowd = async (isOver: (turn: number) => boolean): Promise<readonly number[]> => {
    const all = await Promise.all(
      drafts.map(({ SalesOrder_Id: order }) => {
        let turn = 0;
        return work(user, order, pause, () => isOver(turn++));
      }),
    );
    return all.flat();
  };
  await crowd((turn) => turn >= pages);
  const alone = await crowd((turn) => turn >= pages);
  let isDone = false;
  const working = crowd(() => isDone);
  const made = await command('backup', [file], environment);
  isDone = true;
  const beside = await working;
  const about = `${made.seconds} s, ${(Number(made.size) / 1e6).toFixed(0)} MB compressed`;
  return {
    what: `Page p95 of ${drafts.length} users beside a backup of PostgreSQL (${p95(beside).toFixed(0)} ms; ${about}) / alone (${p95(alone).toFixed(0)} ms)`,
    value: p95(beside) / p95(alone),
    unit: 'x',
    limit: 1.5,
  };
}

/** A backup beside the server of an embedded database. */
async function pgliteFigures({ pgliteOrders }: Size): Promise<readonly Figure[]> {
  const data = await fillPglite(pgliteOrders);
  const product = await startProduct(data, { DEMO_SIZE: 'small' });
  const file = join(newFolder(), 'pglite.tar.gz');
  try {
    const user = await signIn(product.base, 'admin');
    let isDone = false;
    const working = work(user, 9_000_001, 20, () => isDone);
    const made = await command('backup', [file], { DATA_DIR: data });
    isDone = true;
    const longest = Math.max(...(await working));
    return [
      {
        what: `a backup of PGlite (${(statSync(file).size / 1e6).toFixed(0)} MB compressed, ${made.seconds} s): the longest Page of a user meanwhile; calls waited ${Number(made.waited ?? 0).toFixed(0)} ms`,
        value: longest / 1_000,
        unit: 's',
        limit: 1,
      },
    ];
  } finally {
    await product.stop();
    for (const path of [file, data]) rmSync(path, { recursive: true, force: true });
  }
}

/** An embedded demo company moves to PostgreSQL; rows and hashes are compared by the command. */
async function migrateFigures({ demo }: Size, companies: DemoCompanies): Promise<readonly Figure[]> {
  const data = newFolder();
  try {
    await (await startProduct(data, { DEMO_SIZE: demo })).stop();
    const { environment } = await companies.empty(demo);
    const moved = await command('migrate', [environment.DATABASE_URL ?? ''], { DATA_DIR: data });
    return [
      {
        what: `the demo company (${demo}, ${moved.rows} rows) moved from PGlite to PostgreSQL and compared`,
        value: Number(moved.seconds),
        unit: 's',
        limit: 300,
      },
    ];
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

const parts = { PostgreSQL: postgresFigures, PGlite: pgliteFigures, migrate: migrateFigures } as const;

/** `npm run bench -- backup`: backups beside users, restore, and moving to another database. */
export const backupSuite = suiteOf<Size>({
  title: 'backup',
  full: {
    ...{ orders: 1_500_000, pgliteOrders: 160_000, users: 20, pages: 30, pause: 300, demo: 'large' },
    parts: ['PostgreSQL', 'PGlite', 'migrate'],
  },
  tiny: {
    ...{ orders: 50, pgliteOrders: 50, users: 2, pages: 2, pause: 0, demo: 'small' },
    parts: ['PostgreSQL'],
  },
  async measure(size, { companies }) {
    ensureBuilt();
    const figures: Figure[] = [];
    for (const part of size.parts) figures.push(...(await parts[part](size, companies)));
    return figures;
  },
});
