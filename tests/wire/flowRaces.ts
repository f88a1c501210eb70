import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FlowInstance } from '../../runtime/model/workflow/engine/FlowInstance.ts';
import type { Database } from '../../server-mock/db/Database.ts';
import { type DatabaseKind, databaseKinds } from '../setup/testDatabase.ts';
import { end, flowOf, ids, node, publishFlow, start, through, when } from './flows.ts';
import { salesHeader, salesRows } from './orderRows.ts';
import { cloneOrders, type Standing, standingOf } from './raceDocuments.ts';
import { openTestApp, type TestApp } from './testApp.ts';

/** Table of every race. */
export const table = 'Production_SalesOrder';
const managers = { userId: [ids.manager, ids.manager2] };
const flow = (name: string, ...nodes: readonly object[]): object =>
  flowOf(
    table,
    [{ ...start, filters: when('Remark', '=', name) }, ...nodes, end],
    through('s', ...nodes.map((one) => (one as { id: string }).id), 'e'),
    { WorkName: name },
  );

/** The remark of a document chooses its flow. */
const flows = [
  flow('会签', node('n1', '经理会签', { ...managers, auditMethod: 1 })),
  flow(
    '两步',
    node('n1', '经理会签', { ...managers, auditMethod: 1 }),
    node('n2', '总监', { userId: [ids.director] }),
  ),
  flow('任一', node('n1', '任一经理', { ...managers, auditMethod: 2 })),
  flow('角色', node('n1', '经理角色', { auditType: 2, roleId: 3 })),
];

/** One call of a race. */
export interface Try {
  readonly user: string;
  readonly path: (key: number) => string;
  readonly body?: (key: number) => unknown;
  readonly headers?: (key: number) => Record<string, string>;
}

/** A vote by a user. */
export const vote = (user: string, status: number, more = ''): Try => ({
  user,
  path: () => `/api/${table}/audit?auditStatus=${status}&auditReason=%E7%9C%8B%E8%BF%87${more}`,
});

/** An edit of the document by its creator. */
export const edit: Try = {
  user: 'sales',
  path: () => `/api/${table}/Update`,
  body: (key) => ({ mainData: { SalesOrder_Id: key, Linkman: '孙采购' }, detailData: null, delKeys: null }),
};

/** Two simultaneous calls about one document, with all permitted outcomes. */
export interface Race {
  readonly says: string;
  readonly flow: string;
  /** Calls that bring a document to the start of the race. */
  readonly before?: readonly Try[];
  readonly at: readonly [Try, Try];
  /** Permitted outcomes: successful calls, status of the document, number of events. */
  readonly ends: readonly { readonly ok: string; readonly status: number; readonly events: number }[];
}

const run = async (app: TestApp, key: number, { user, path, body, headers }: Try): Promise<boolean> => {
  const sent = await app.post(user, path(key), body?.(key) ?? [key], headers?.(key));
  return sent.body.status === true;
};

const seatsOf = ({ trail }: FlowInstance): readonly string[] =>
  trail.flatMap(({ name, seats }) => seats.map(({ holder, status }) => `${name}/${holder.name} ${status}`));

const waitsFor = ['seats', 'nobody', 'seats', 'creator', 'creator', 'nobody'] as const;

/** Invariants of every document, checked on its rows alone. */
const sound = ({ exists, status, instance, replayed, changes, seats }: Standing): void => {
  if (!exists) {
    expect(instance).toBeUndefined();
    expect(seats).toEqual([]);
    return;
  }
  expect(replayed).toEqual(instance);
  expect(instance?.status).toBe(status);
  expect(instance?.waiting).toBe(waitsFor[status]);
  expect(seats).toEqual(instance && seatsOf(instance));
  const open = instance?.trail.filter((visit) => visit.state === 'open') ?? [];
  expect(open).toHaveLength(instance?.waiting === 'seats' ? 1 : 0);
  // No vote counts twice in one visit.
  let voters = new Set<number>();
  for (const change of changes) {
    if (change.kind === 'entered' || change.kind === 'reopened') voters = new Set();
    if (change.kind !== 'voted') continue;
    expect(voters.has(change.by.userId)).toBe(false);
    voters.add(change.by.userId);
  }
};

/** True while the calls of a race run; only then a mutant database misbehaves. */
export const racing = { isOn: false };

/** Prepares one document, copies it, and runs the race on each copy; returns the violations. */
export const runRace = async (app: TestApp, race: Race, count: number): Promise<readonly string[]> => {
  const { db } = app.context;
  const made = await app.post('sales', `/api/${table}/Add`, {
    mainData: { ...salesHeader, Remark: race.flow },
    detailData: [{ Product_Id: 1, Qty: 2 }],
  });
  const template: number = made.body.data.data.SalesOrder_Id;
  for (const step of race.before ?? []) expect(await run(app, template, step)).toBe(true);
  const { events: before } = await standingOf(db, template);
  const wrong: string[] = [];
  for (const key of await cloneOrders(db, template, count)) {
    racing.isOn = true;
    const oks = await Promise.all(race.at.map((one) => run(app, key, one)));
    racing.isOn = false;
    const ok = oks.map(Number).join('');
    const standing = await standingOf(db, key);
    const said = `${ok} → ${standing.status}, ${standing.events - before} events`;
    const isForeseen = race.ends.some(
      (one) => one.ok === ok && one.status === standing.status && one.events === standing.events - before,
    );
    try {
      expect(isForeseen, said).toBe(true);
      sound(standing);
    } catch (error) {
      wrong.push(error instanceof Error ? `${said}: ${error.message}` : said);
    }
  }
  return wrong;
};

/** Further setup of some races. */
export type Prepare = (app: TestApp) => Promise<void>;

/** A company with the flows of races; `mutated` wraps the database in a faulty one. */
export const opened = async (
  kind: DatabaseKind,
  { mutated, prepare }: { readonly mutated?: (db: Database) => Database; readonly prepare?: Prepare } = {},
): Promise<TestApp> => {
  const app = await openTestApp(kind, {
    file: { rows: salesRows(100) },
    ...(mutated && { around: mutated }),
  });
  for (const one of flows) await publishFlow(app, one);
  await prepare?.(app);
  return app;
};

/**
 * How often a race runs on a database: `JIG_RACES` times, or `usually` times on PostgreSQL and a third of that on PGlite, whose
 * one connection takes the calls in nearly the same order each time. Mutant databases are noticed in as many runs: nearly each
 * run shows them.
 */
export const roundsOn = (kind: DatabaseKind, usually: number): number =>
  Number(process.env.JIG_RACES ?? (kind === 'pglite' ? Math.ceil(usually / 3) : usually));

/** Runs each race on each database `usually` times ({@link roundsOn}). */
export const describeRaces = (
  about: string,
  races: readonly Race[],
  usually: number,
  prepare: Prepare = async () => {},
): void =>
  describe.each(databaseKinds)(`${about} on %s`, (kind) => {
    const rounds = roundsOn(kind, usually);
    let app: TestApp;
    beforeAll(async () => {
      app = await opened(kind, { prepare });
    });
    afterAll(() => app.close());

    it.each(races)('$says', { timeout: 120_000 }, async (race) => {
      expect(await runRace(app, race, rounds)).toEqual([]);
    });
  });
