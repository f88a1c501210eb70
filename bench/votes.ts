import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBundle } from '../server-mock/catalog/readBundle.ts';
import type { Database, Queryable } from '../server-mock/db/Database.ts';
import { type App, createApp } from '../server-mock/process/app.ts';
import { createCatalog, createContext } from '../server-mock/process/createContext.ts';
import { placesOf } from '../server-mock/process/places.ts';
import { Clock } from '../server-mock/time/Clock.ts';
import { type DatabaseName, onDatabases } from './databases.ts';
import { type Figure, median } from './measure.ts';
import { suiteOf } from './Suite.ts';
import { benchPassword } from './systemDatabase.ts';

interface Size {
  readonly documents: number;
  readonly warmUp: number;
  readonly databases: readonly DatabaseName[];
}

const nodeCount = 10;
const table = 'Production_SalesOrder';
const manager = 3;

/** A statement of a vote. `inside`: whether it ran in the vote's transaction. */
export interface Asked {
  readonly sql: string;
  readonly params: readonly unknown[];
  readonly inside: boolean;
}

/** Wraps a database so that it reports its statements. */
const watched = (db: Database, tell: (asked: Asked) => void): Database =>
  Object.create(db, {
    query: {
      value: (...[sql, params = [], options]: Parameters<Database['query']>) => {
        tell({ sql, params, inside: false });
        return db.query(sql, params, options);
      },
    },
    transaction: {
      value: <T>(run: (tx: Queryable) => Promise<T>, options?: Parameters<Database['transaction']>[1]) =>
        db.transaction(
          (tx) =>
            run({
              query: (sql, params = [], more) => {
                tell({ sql, params, inside: true });
                return tx.query(sql, params, more);
              },
            }),
          options,
        ),
    },
    execute: { value: db.execute.bind(db) },
    ready: { value: db.ready.bind(db) },
    channel: { value: db.channel.bind(db) },
    close: { value: db.close.bind(db) },
    kind: { value: db.kind },
  });

/** A flow of ten nodes in a row, all approved by the manager. */
const flow = {
  WorkName: '十步审批',
  WorkTable: table,
  Weight: 1,
  AuditingEdit: 0,
  NodeConfig: JSON.stringify([
    { id: 's', name: '开始', type: 'start' },
    ...Array.from({ length: nodeCount }, (_, at) => ({
      id: `n${at + 1}`,
      name: `第${at + 1}步`,
      type: 'node',
      auditType: 1,
      userId: [manager],
    })),
    { id: 'e', name: '结束', type: 'end' },
  ]),
  LineConfig: JSON.stringify(
    ['s', ...Array.from({ length: nodeCount }, (_, at) => `n${at + 1}`)].map((from, at) => ({
      from,
      to: at === nodeCount ? 'e' : `n${at + 1}`,
      label: '',
    })),
  ),
};

export interface Fixture {
  readonly post: (userName: string, path: string, body: unknown) => Promise<Record<string, unknown>>;
  readonly get: (userName: string, path: string) => Promise<Record<string, unknown>>;
  take(): readonly Asked[];
}

/** The application over a filled database. Records its statements. */
export const openFixture = async (db: Database): Promise<Fixture> => {
  let asked: Asked[] = [];
  const shipped = readBundle(placesOf(import.meta.url).schemas);
  const catalog = createCatalog(shipped);
  const clock = new Clock('Asia/Shanghai');
  // Unique numbers, so that a statement about one document can be rewritten for another one.
  for (const [name, key, from] of [
    [table, 'SalesOrder_Id', 700_000_001],
    ['Sys_WorkFlowTable', 'WorkFlowTable_Id', 800_000_001],
  ] as const)
    await db.query(`select setval(pg_get_serial_sequence('"${name}"', '${key}'), $1::bigint)::text`, [from]);
  const silent = () => undefined;
  const app: App = createApp(
    await createContext({
      db: watched(db, (one) => asked.push(one)),
      catalog,
      shipped,
      clock,
      log: { info: silent, warn: silent, error: silent },
      tokenSecret: new TextEncoder().encode('bench-secret-of-32-bytes-or-longer'),
      contentDirectory: join(tmpdir(), 'jig-bench-files'),
      tokenMinutes: 120,
    }),
  );
  const tokens = new Map<string, string>();
  /** Without a body the call is a GET. */
  const send = async (path: string, body: unknown, token = ''): Promise<Record<string, unknown>> => {
    const response = await app.fetch(
      new Request(`http://bench${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    return (await response.json()) as Record<string, unknown>;
  };
  const call = async (userName: string, path: string, body?: unknown): Promise<Record<string, unknown>> => {
    if (!tokens.has(userName)) {
      const { data } = await send('/api/user/login', {
        userName,
        password: benchPassword,
      });
      tokens.set(userName, (data as { token: string }).token);
    }
    const answer = await send(path, body, tokens.get(userName));
    // A page answers 0.
    if (answer.status !== true && answer.status !== 0)
      throw new Error(`bench: ${path}: ${JSON.stringify(answer).slice(0, 300)}`);
    return answer;
  };
  return {
    post: call,
    get: call,
    take: () => {
      const taken = asked;
      asked = [];
      return taken;
    },
  };
};

const newOrder = async ({ post }: Fixture, db: Database): Promise<{ key: number; instance: number }> => {
  const answer = await post('sales', `/api/${table}/Add`, {
    mainData: { Customer_Id: 1, OrderDate: '2026-11-02', DeliveryDate: '2026-12-01', Currency: 'CNY' },
    detailData: [{ Product_Id: 1, Qty: 2 }],
  });
  const { data } = answer.data as { data: { SalesOrder_Id: number } };
  const key = data.SalesOrder_Id;
  const { rows: found } = await db.query(
    'select "WorkFlowTable_Id" from "Sys_WorkFlowTable" where "WorkTableKey" = $1',
    [String(key)],
  );
  return { key, instance: Number(found[0]?.WorkFlowTable_Id) };
};

/** Replaces the ids of one document by those of the other. */
export const about = (value: unknown, ids: readonly (readonly [number, number])[]): unknown => {
  if (Array.isArray(value)) return value.map((one) => about(one, ids));
  const text = ids.reduce((said, [from, to]) => said.replaceAll(String(from), String(to)), String(value));
  return typeof value === 'number' ? Number(text) : typeof value === 'string' ? text : value;
};

/** Sends statements again, prepared: those of a transaction in one. */
export const byHand = async (db: Database, asked: readonly Asked[]): Promise<void> => {
  for (const { sql, params, inside } of asked) if (!inside) await db.query(sql, params, { prepared: true });
  await db.transaction(async (tx) => {
    for (const { sql, params, inside } of asked) if (inside) await tx.query(sql, params, { prepared: true });
  });
};

/** Milliseconds of a run. */
export const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await run();
  return performance.now() - start;
};

const stateOf = async (db: Database, instance: number): Promise<unknown> =>
  (await db.query('select "State" from "Sys_WorkFlowTable" where "WorkFlowTable_Id" = $1', [instance]))
    .rows[0]?.State;

/**
 * Votes on a document through the whole application. Then runs the same statements, prepared and in one
 * transaction, for a second document in the same state.
 */
const voteFigure = async (db: Database, { documents, warmUp }: Size): Promise<Figure> => {
  const fixture = await openFixture(db);
  await fixture.post('admin', '/api/Sys_WorkFlow/add', { mainData: flow });
  const ours: number[] = [];
  const hand: number[] = [];
  let statements = 0;
  for (let document = 0; document < documents; document += 1) {
    const one = await newOrder(fixture, db);
    const other = await newOrder(fixture, db);
    const ids = [
      [one.key, other.key],
      [one.instance, other.instance],
    ] as const;
    for (let step = 1; step < nodeCount; step += 1) {
      fixture.take();
      const call = `/api/${table}/audit?auditStatus=1&auditReason=%E5%90%8C%E6%84%8F`;
      const whole = await timed(() => fixture.post('manager', call, [one.key]));
      const asked = fixture
        .take()
        .map((said) => ({ ...said, params: said.params.map((v) => about(v, ids)) }));
      const direct = await timed(() => byHand(db, asked));
      if (document < warmUp) continue;
      statements = asked.length;
      ours.push(whole);
      hand.push(direct);
    }
    if ((await stateOf(db, one.instance)) !== (await stateOf(db, other.instance)))
      throw new Error('bench: the statements by hand did not do what the vote did');
  }
  return {
    what: `${db.kind}: a vote on a 10-node flow (${median(ours).toFixed(2)} ms) / its ${statements} statements by hand (${median(hand).toFixed(2)} ms)`,
    value: median(ours) / median(hand),
    unit: 'x',
    limit: 5,
  };
};

/**
 * `npm run bench -- votes`: a vote through the whole application beside the statements it needs, on both
 * databases.
 */
export const votesSuite = suiteOf<Size>({
  title: 'votes',
  full: { documents: 30, warmUp: 6, databases: ['PGlite', 'PostgreSQL'] },
  tiny: { documents: 1, warmUp: 0, databases: ['PGlite'] },
  measure: (size) => onDatabases(size.databases, async (db) => [await voteFigure(db, size)]),
});
