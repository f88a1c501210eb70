import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FlowInstance } from '../../runtime/model/workflow/engine/FlowInstance.ts';
import type { Database } from '../../server-mock/db/Database.ts';
import { type DatabaseKind, databaseKinds, openTestDatabase } from '../setup/testDatabase.ts';
import { end, flowOf, ids, node, publishFlow, start, through, when } from './flows.ts';
import { decidedOutside, withoutLocks } from './mutantDatabases.ts';
import { salesHeader, salesRows } from './orderRows.ts';
import { cloneOrders, type Standing, standingOf } from './raceDocuments.ts';
import { openTestApp, type TestApp } from './testApp.ts';

/** Of each race on each database (issue 5, "Figures"). */
const rounds = Number(process.env.JIG_RACES ?? 200);

const table = 'Production_SalesOrder';
const managers = { userId: [ids.manager, ids.manager2] };
const flow = (name: string, ...nodes: readonly object[]): object =>
  flowOf(
    table,
    [{ ...start, filters: when('Remark', '=', name) }, ...nodes, end],
    through('s', ...nodes.map((one) => (one as { id: string }).id), 'e'),
    { WorkName: name },
  );

/** Documents choose theirs by their remark. */
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

/** One call of a race, by a user about a document. */
interface Try {
  readonly user: string;
  readonly path: (key: number) => string;
  readonly body?: (key: number) => unknown;
  readonly headers?: (key: number) => Record<string, string>;
}

const vote = (user: string, status: number, more = ''): Try => ({
  user,
  path: () => `/api/${table}/audit?auditStatus=${status}&auditReason=%E7%9C%8B%E8%BF%87${more}`,
});
const repeated = (user: string, status: number): Try => ({
  ...vote(user, status),
  headers: (key) => ({ 'Idempotency-Key': `race-${key}` }),
});
const edit: Try = {
  user: 'sales',
  path: () => `/api/${table}/Update`,
  body: (key) => ({ mainData: { SalesOrder_Id: key, Linkman: '孙采购' }, detailData: null, delKeys: null }),
};
const del: Try = { user: 'sales', path: () => `/api/${table}/Del` };
const resubmit: Try = { user: 'sales', path: (key) => `/api/${table}/ReAudit?key=${key}`, body: () => ({}) };
const close: Try = { user: 'manager', path: () => `/api/${table}/updateCase?caseType=1` };

interface Race {
  readonly says: string;
  readonly flow: string;
  /** What brings a document where the race begins. */
  readonly before?: readonly Try[];
  readonly at: readonly [Try, Try];
  /** Ways it may end: which calls succeeded, the document's status, and how many events that were. */
  readonly ends: readonly { readonly ok: string; readonly status: number; readonly events: number }[];
}

const races: readonly Race[] = [
  {
    says: 'two countersigners at once both count, and the second one passes it',
    flow: '会签',
    at: [vote('manager', 1), vote('manager2', 1)],
    ends: [{ ok: '11', status: 1, events: 2 }],
  },
  {
    says: 'two countersigners at once go on to the next node once',
    flow: '两步',
    at: [vote('manager', 1), vote('manager2', 1)],
    ends: [{ ok: '11', status: 2, events: 2 }],
  },
  {
    says: 'a double click is one vote',
    flow: '会签',
    at: [vote('manager', 1), vote('manager', 1)],
    ends: [
      { ok: '10', status: 2, events: 1 },
      { ok: '01', status: 2, events: 1 },
    ],
  },
  {
    says: 'a call that is repeated gets its answer again and is one vote',
    flow: '会签',
    at: [repeated('manager', 1), repeated('manager', 1)],
    ends: [{ ok: '11', status: 2, events: 1 }],
  },
  {
    says: 'of two of whom either may decide one does',
    flow: '任一',
    at: [vote('manager', 1), vote('manager2', 1)],
    ends: [
      { ok: '10', status: 1, events: 1 },
      { ok: '01', status: 1, events: 1 },
    ],
  },
  {
    says: 'of two members of a role one decides',
    flow: '角色',
    at: [vote('manager', 1), vote('manager2', 3)],
    ends: [
      { ok: '10', status: 1, events: 1 },
      { ok: '01', status: 3, events: 1 },
    ],
  },
  {
    says: 'approval against rejection: the rejection ends it, whoever was first',
    flow: '会签',
    at: [vote('manager', 1), vote('manager2', 3)],
    ends: [
      { ok: '11', status: 3, events: 2 },
      { ok: '01', status: 3, events: 1 },
    ],
  },
  {
    says: 'rejection to the previous node against approval for the node that is left',
    flow: '两步',
    before: [vote('manager', 1), vote('manager2', 1)],
    at: [vote('director', 3, '&auditRefuse=1&currentStepId=n2'), vote('director', 1, '&currentStepId=n2')],
    ends: [
      { ok: '10', status: 2, events: 1 },
      { ok: '01', status: 1, events: 1 },
    ],
  },
  {
    says: 'approval against an edit: an edit that comes first begins anew, one that comes later is refused',
    flow: '会签',
    at: [vote('manager', 1), edit],
    ends: [
      { ok: '10', status: 2, events: 1 },
      { ok: '11', status: 2, events: 2 },
    ],
  },
  {
    says: 'approval against deletion: one of them happens',
    flow: '会签',
    at: [vote('manager', 1), del],
    ends: [
      { ok: '10', status: 2, events: 1 },
      { ok: '01', status: -1, events: 0 },
    ],
  },
  {
    says: 'a resubmission pressed twice is one new round',
    flow: '会签',
    before: [vote('manager', 3)],
    at: [resubmit, resubmit],
    ends: [
      { ok: '10', status: 0, events: 1 },
      { ok: '01', status: 0, events: 1 },
    ],
  },
  {
    says: 'two reverse approvals at once take it back once',
    flow: '会签',
    before: [vote('manager', 1), vote('manager2', 1)],
    at: [vote('manager', 4, '&auditRefuse=1'), vote('manager2', 4, '&auditRefuse=2')],
    ends: [
      { ok: '10', status: 2, events: 1 },
      { ok: '01', status: 4, events: 1 },
    ],
  },
  {
    says: 'reverse approval against closing: one of them happens',
    flow: '会签',
    before: [vote('manager', 1), vote('manager2', 1)],
    at: [vote('manager2', 4, '&auditRefuse=1'), close],
    ends: [
      { ok: '10', status: 2, events: 1 },
      { ok: '01', status: 1, events: 0 },
    ],
  },
];

const run = async (app: TestApp, key: number, { user, path, body, headers }: Try): Promise<boolean> => {
  const sent = await app.post(user, path(key), body?.(key) ?? [key], headers?.(key));
  return sent.body.status === true;
};

const seatsOf = ({ trail }: FlowInstance): readonly string[] =>
  trail.flatMap(({ name, seats }) => seats.map(({ holder, status }) => `${name}/${holder.name} ${status}`));

const waitsFor = ['seats', 'nobody', 'seats', 'creator', 'creator', 'nobody'] as const;

/** What must hold of any document at any time, read from its rows alone. */
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
  // Nobody's vote is counted twice in one visit.
  let voters = new Set<number>();
  for (const change of changes) {
    if (change.kind === 'entered' || change.kind === 'reopened') voters = new Set();
    if (change.kind !== 'voted') continue;
    expect(voters.has(change.by.userId)).toBe(false);
    voters.add(change.by.userId);
  }
};

/** Whether calls of a race are under way: only then a database plays the wrong server. */
const racing = { isOn: false };

/** Brings one document where the race begins, copies it, and runs the race about each copy; answers what was not right. */
const runRace = async (app: TestApp, race: Race, count: number): Promise<readonly string[]> => {
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

const opened = async (kind: DatabaseKind, mutated?: (db: Database) => Database): Promise<TestApp> => {
  const db = await openTestDatabase(kind);
  const app = await openTestApp(kind, { file: { rows: salesRows(100) }, database: mutated?.(db) ?? db });
  for (const one of flows) await publishFlow(app, one);
  return app;
};

describe.each(databaseKinds)('races about documents in a flow on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await opened(kind);
  });
  afterAll(() => app.close());

  it.each(races)('$says', { timeout: 120_000 }, async (race) => {
    expect(await runRace(app, race, rounds)).toEqual([]);
  });
});

describe('the races notice', () => {
  const noticed = async (app: TestApp): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const race of races.slice(0, 3))
      if ((await runRace(app, race, 30)).length > 0) found.push(race.says);
    return found;
  };

  it('a server without lock and compare-and-set (PostgreSQL)', { timeout: 120_000 }, async () => {
    const app = await opened('postgres', withoutLocks);
    expect(await noticed(app)).not.toEqual([]);
    await app.close();
  });

  it('a server that decides before its transaction opens (PGlite)', { timeout: 120_000 }, async () => {
    const app = await opened('pglite', (db) => decidedOutside(db, () => racing.isOn));
    expect(await noticed(app)).not.toEqual([]);
    await app.close();
  });
});
