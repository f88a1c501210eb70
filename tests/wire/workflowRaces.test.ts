import { describe, expect, it } from 'vitest';
import {
  describeRaces,
  edit,
  opened,
  type Race,
  racing,
  roundsOn,
  runRace,
  type Try,
  table,
  vote,
} from './flowRaces.ts';
import { decidedOutside, withoutLocks } from './mutantDatabases.ts';
import type { TestApp } from './testApp.ts';

const repeated = (user: string, status: number): Try => ({
  ...vote(user, status),
  headers: (key) => ({ 'Idempotency-Key': `race-${key}` }),
});
const del: Try = { user: 'sales', path: () => `/api/${table}/Del` };
const resubmit: Try = { user: 'sales', path: (key) => `/api/${table}/ReAudit?key=${key}`, body: () => ({}) };
const close: Try = { user: 'manager', path: () => `/api/${table}/updateCase?caseType=1` };

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

/** Runs of each race on PostgreSQL; mutant servers are noticed in as many. */
const usually = 12;

describeRaces('races about documents in a flow', races, usually);

describe('the races notice', () => {
  /** Whether one of the first races shows it. */
  const isNoticed = async (app: TestApp): Promise<boolean> => {
    for (const race of races.slice(0, 3))
      if ((await runRace(app, race, roundsOn(app.context.db.kind, usually))).length > 0) return true;
    return false;
  };

  it('a server without lock and compare-and-set (PostgreSQL) #W96', { timeout: 120_000 }, async () => {
    const app = await opened('postgres', { mutated: withoutLocks });
    expect(await isNoticed(app)).toBe(true);
    await app.close();
  });

  it('a server that decides before its transaction opens (PGlite) #W96', { timeout: 120_000 }, async () => {
    const app = await opened('pglite', { mutated: (db) => decidedOutside(db, () => racing.isOn) });
    expect(await isNoticed(app)).toBe(true);
    await app.close();
  });
});
