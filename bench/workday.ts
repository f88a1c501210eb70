import type { DemoCompanies } from './DemoCompanies.ts';
import { chosen, type DatabaseName } from './databases.ts';
import { openPgliteWorld, openPostgresWorld } from './heavy.world.ts';
import type { Figure } from './measure.ts';
import { ensureBuilt } from './product.ts';
import { suiteOf } from './Suite.ts';
import { memoryBetween, memoryOf } from './serverMemory.ts';
import { p95, post, signIn } from './signedUser.ts';
import { openUsers, saidOf, workOf } from './workday.users.ts';

interface Size {
  readonly users: number;
  /** Milliseconds between two steps of one user. */
  readonly pause: number;
  /** Milliseconds of work; its first sixth fills caches. */
  readonly whole: number;
  readonly databases: readonly DatabaseName[];
}

/** Orders pass one approver. */
const flow = {
  WorkName: '销售订单审批',
  WorkTable: 'Production_SalesOrder',
  Weight: 1,
  AuditingEdit: 0,
  NodeConfig: JSON.stringify([
    { id: 's', name: '开始', type: 'start' },
    { id: 'n', name: '主管审批', type: 'node', auditType: 1, userId: [3] },
    { id: 'e', name: '结束', type: 'end' },
  ]),
  LineConfig: JSON.stringify([
    { from: 's', to: 'n', label: '' },
    { from: 'n', to: 'e', label: '' },
  ]),
};

/** Limits of the p95 of a page in milliseconds. */
const worlds = {
  PostgreSQL: { open: openPostgresWorld, limit: 80 },
  PGlite: { open: openPgliteWorld, limit: 150 },
} as const;

async function measured(
  name: DatabaseName,
  size: Size,
  companies: DemoCompanies,
): Promise<readonly Figure[]> {
  const { open, limit } = worlds[name];
  const world = await open({ customers: 2_000, lines: 10, demo: 'small' }, companies);
  const { users, pause, whole } = size;
  const warmUp = whole / 6;
  try {
    await post(await signIn(world.base, 'admin'), '/api/Sys_WorkFlow/add', { mainData: flow });
    const crowd = await openUsers(world.base, users);
    const until = performance.now() + whole;
    const isOver = (): boolean => performance.now() > until;
    const [day, memory] = await Promise.all([
      workOf(crowd, pause, isOver),
      memoryOf(world.pid, Math.max(100, whole / 600), isOver),
    ]);
    for (const error of day.errors.slice(0, 10)) console.error(`${name}: ${error}`);
    // As much of the end as is compared at the beginning.
    const part = warmUp / 2;
    const before = memoryBetween(memory, warmUp - part, warmUp + part);
    const after = memoryBetween(memory, whole - warmUp, whole);
    return [
      {
        what: `${name}: ${users} users at work, calls that failed`,
        value: day.errors.length,
        unit: '',
        limit: 0,
      },
      {
        what: `${name}: ${users} users for ${(whole / 60_000).toFixed(1)} minutes, Page p95 (p95 of all steps: ${saidOf(day)})`,
        value: p95(day.taken.page),
        unit: 'ms',
        limit,
      },
      {
        what: `${name}: memory of the server at the end (${after.toFixed(0)} MB) / after ${(warmUp / 60_000).toFixed(1)} minutes (${before.toFixed(0)} MB)`,
        value: after / before,
        unit: 'x',
        limit: 1.1,
      },
    ];
  } finally {
    await world.stop();
  }
}

/** `npm run bench -- workday`: users at steady work for half an hour (or `BENCH_MINUTES`), and the memory of the server. */
export const workdaySuite = suiteOf<Size>({
  title: 'users at work',
  full: {
    ...{ users: 50, pause: 3_000, whole: Number(process.env.BENCH_MINUTES ?? 30) * 60_000 },
    databases: ['PostgreSQL', 'PGlite'],
  },
  tiny: { users: 4, pause: 50, whole: 1_000, databases: ['PostgreSQL'] },
  async measure(size, windows) {
    ensureBuilt();
    const figures: Figure[] = [];
    for (const name of chosen(size.databases))
      figures.push(...(await measured(name, size, windows.companies)));
    return figures;
  },
});
