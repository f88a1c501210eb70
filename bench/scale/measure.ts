import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../tests/setup/postgresServer.ts';
import { copies } from '../heavy.world.ts';
import { median } from '../measure.ts';
import { ensureBuilt, startProduct } from '../product.ts';
import { post, type SignedUser, signIn } from '../signedUser.ts';
import type { Costs, KindCost } from './Costs.ts';

const table = 'Production_SalesOrder';
/** Milliseconds of one clock tick in /proc. */
const tick = 10;

/** Fields of /proc/PID/stat from the third on; undefined: the process has ended. */
const statOf = (pid: number): readonly string[] | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
};

/** Milliseconds of CPU of one process in all threads. */
const cpuOf = (pid: number): number => {
  const fields = statOf(pid) ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * tick;
};

/** Milliseconds of CPU of PostgreSQL: its processes, and those that have ended, such as parallel workers. */
const cpuOfPostgres = (postmaster: number): number => {
  const own = statOf(postmaster) ?? [];
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(statOf(Number(name))?.[1]) === postmaster)
    .map((name) => cpuOf(Number(name)));
  const ended = (Number(own[13] ?? 0) + Number(own[14] ?? 0)) * tick;
  return children.reduce((sum, one) => sum + one, cpuOf(postmaster) + ended);
};

/** What a call needs to be made again and again. */
interface World {
  readonly client: pg.Client;
  readonly pid: number;
  readonly postmaster: number;
  readonly users: Readonly<Record<'admin' | 'manager' | 'sales', SignedUser>>;
}

const statements = async (base: string): Promise<number> => {
  const text = await (await fetch(`${base}/metrics`)).text();
  return [...text.matchAll(/^jig_database_seconds_count\{[^}]*\} (\d+)/gm)].reduce(
    (sum, [, n]) => sum + Number(n),
    0,
  );
};

/** Cost of a call: medians of rounds. `call` answers the bytes that it was sent. */
const costOf = async (
  { pid, postmaster, users }: World,
  call: () => Promise<number>,
  { rounds, calls, warming }: { readonly rounds: number; readonly calls: number; readonly warming: number },
): Promise<KindCost> => {
  for (let at = 0; at < warming; at += 1) await call();
  const found: KindCost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = {
      process: cpuOf(pid),
      database: cpuOfPostgres(postmaster),
      asked: await statements(users.admin.base),
    };
    let bytes = 0;
    const start = performance.now();
    for (let at = 0; at < calls; at += 1) bytes += await call();
    const millis = performance.now() - start;
    found.push({
      process: (cpuOf(pid) - before.process) / calls,
      database: (cpuOfPostgres(postmaster) - before.database) / calls,
      statements: ((await statements(users.admin.base)) - before.asked) / calls,
      bytes: bytes / calls,
      clock: millis / calls,
    });
  }
  const of = (name: keyof KindCost, digits: number): number =>
    Number(median(found.map((one) => one[name])).toFixed(digits));
  return {
    process: of('process', 2),
    database: of('database', 2),
    statements: of('statements', 1),
    bytes: of('bytes', 0),
    clock: of('clock', 1),
  };
};

const read = async (user: SignedUser, path: string, body: object): Promise<string> =>
  (await post(user, path, body)).text();

/** A flow that asks the manager ten times. */
const flow = {
  WorkName: '十步审批',
  WorkTable: table,
  Weight: 9_999,
  AuditingEdit: 0,
  NodeConfig: JSON.stringify([
    { id: 's', name: '开始', type: 'start' },
    ...Array.from({ length: 10 }, (_, at) => ({
      id: `n${at}`,
      name: `第${at + 1}步`,
      type: 'node',
      auditType: 1,
      userId: [3],
    })),
    { id: 'e', name: '结束', type: 'end' },
  ]),
  LineConfig: JSON.stringify(
    ['s', ...Array.from({ length: 10 }, (_, at) => `n${at}`)].map((from, at) => ({
      from,
      to: at === 10 ? 'e' : `n${at}`,
      label: '',
    })),
  ),
};

const newOrder = async (user: SignedUser): Promise<{ key: number; bytes: number }> => {
  const text = await read(user, `/api/${table}/Add`, {
    mainData: { Customer_Id: 1, OrderDate: '2026-11-02', DeliveryDate: '2026-12-01', Currency: 'CNY' },
    detailData: Array.from({ length: 5 }, () => ({ Product_Id: 1, Qty: 2 })),
  });
  const answer = JSON.parse(text) as {
    status: boolean;
    message: string;
    data?: { data: { SalesOrder_Id: number } };
  };
  if (!answer.status || answer.data === undefined) throw new Error(`scale: ${answer.message}`);
  return { key: answer.data.data.SalesOrder_Id, bytes: text.length };
};

/** Calls by the kind of what users do. */
const kindsOf = async (world: World): Promise<Readonly<Record<string, () => Promise<number>>>> => {
  const { admin, manager, sales } = world.users;
  const { key } = await newOrder(sales);
  const wheres = JSON.stringify([{ name: 'SalesOrder_Id', value: String(key), displayType: '=' }]);
  let saves = 0;
  const save = async (): Promise<number> => {
    saves += 1;
    const text = await read(sales, `/api/${table}/Update`, {
      mainData: { SalesOrder_Id: key, Remark: `改${saves}` },
    });
    if (!text.includes('"status":true')) throw new Error(`scale: ${text.slice(0, 300)}`);
    return text.length;
  };
  const page = async (): Promise<number> =>
    (await read(manager, `/api/${table}/Page`, { page: 1, rows: 30, wheres: '[]' })).length;
  const open = async (): Promise<number> => {
    const main = await read(manager, `/api/${table}/Page`, { page: 1, rows: 1, wheres });
    const rows = await read(manager, `/api/${table}/getDetailPage`, {
      value: String(key),
      page: 1,
      rows: 100,
    });
    return main.length + rows.length;
  };
  const thousand = JSON.stringify([
    { name: 'SalesOrder_Id', value: '9000001', displayType: 'thanorequal' },
    { name: 'SalesOrder_Id', value: '9001000', displayType: 'lessorequal' },
  ]);
  return {
    page,
    open,
    save,
    create: async () => (await newOrder(sales)).bytes,
    export: async () => {
      const file = await (await post(admin, `/api/${table}/Export`, { wheres: thousand })).arrayBuffer();
      if (file.byteLength < 20_000) throw new Error(`scale: ${Buffer.from(file).toString('utf8', 0, 300)}`);
      return file.byteLength;
    },
    signIn: async () => {
      await signIn(world.users.admin.base, 'viewer');
      return 400;
    },
  };
};

/** Rows of orders at which Page and its count are measured. */
const sizes = [10_000, 100_000, 1_000_000] as const;

/** Measures what calls cost on PostgreSQL, with the built product and a database of its own. Takes some minutes. */
export const measureCosts = async (): Promise<Costs> => {
  ensureBuilt();
  const server = await startPostgres();
  const data = mkdtempSync(join(tmpdir(), 'jig-scale-'));
  const client = new pg.Client({ connectionString: server.tcpUrl('postgres') });
  try {
    const product = await startProduct(data, {
      DATABASE_URL: server.tcpUrl('postgres'),
      DEMO: '1',
      DEMO_SIZE: 'small',
    });
    try {
      await client.connect();
      const { rows } = await client.query('select pg_backend_pid() as pid');
      const postmaster = Number(statOf(Number(rows[0]?.pid))?.[1]);
      const users = {
        admin: await signIn(product.base, 'admin'),
        manager: await signIn(product.base, 'manager'),
        sales: await signIn(product.base, 'sales'),
      };
      const world: World = { client, pid: product.pid, postmaster, users };
      const calls = await kindsOf(world);
      const kinds: Record<string, KindCost> = {};
      await post(users.admin, '/api/Sys_WorkFlow/add', { mainData: flow });
      let document = 0;
      let step = 10;
      const voted = await costOf(
        world,
        async () => {
          if (step >= 9) {
            document = (await newOrder(users.sales)).key;
            step = 0;
          }
          step += 1;
          const path = `/api/${table}/audit?auditStatus=1&auditReason=%E5%90%8C%E6%84%8F`;
          const headers = {
            'content-type': 'application/json',
            authorization: `Bearer ${users.manager.token}`,
          };
          const text = await (
            await fetch(product.base + path, { method: 'POST', headers, body: JSON.stringify([document]) })
          ).text();
          if (!text.includes('"status":true')) throw new Error(`scale: ${text.slice(0, 300)}`);
          return text.length;
        },
        { rounds: 3, calls: 45, warming: 45 },
      );
      // Nine votes of ten, so that no document is concluded; a ninth of what its order costs is in each.
      const { create = voted } = kinds;
      const alone = (name: keyof KindCost): number => Number((voted[name] - create[name] / 9).toFixed(2));
      kinds.vote = {
        process: alone('process'),
        database: alone('database'),
        statements: alone('statements'),
        bytes: voted.bytes,
        clock: alone('clock'),
      };
      const byRows: { rows: number; page: KindCost; recount: KindCost }[] = [];
      let filled = 0;
      const query = async (text: string): Promise<readonly Record<string, unknown>[]> =>
        (await client.query(text)).rows;
      for (const size of sizes) {
        await copies(query, table, size - filled, {
          SalesOrder_Id: `${9_000_000 + filled} + n`,
          SalesOrderCode: `'SCALE' || ${filled} + n`,
          OrderDate: `date '2020-01-01' + (n % 2400)::int`,
          CreateDate: `timestamp '2020-01-01' + n * interval '97 seconds'`,
        });
        filled = size;
        await client.query(`vacuum analyze "${table}"`);
        if (size === sizes[0]) {
          for (const [kind, call] of Object.entries(calls)) {
            const few = kind === 'export' || kind === 'signIn';
            kinds[kind] = await costOf(
              world,
              call,
              few ? { rounds: 5, calls: 6, warming: 4 } : { rounds: 5, calls: 100, warming: 200 },
            );
          }
        }
        const { page = async () => 0, save = async () => 0 } = calls;
        const steady = { rounds: 3, calls: 100, warming: 50 };
        const pageCost = await costOf(world, page, steady);
        const saveCost = await costOf(world, save, steady);
        const both = await costOf(world, async () => (await save()) + (await page()), {
          rounds: 3,
          calls: size > 200_000 ? 5 : 20,
          warming: 2,
        });
        const more = (name: 'process' | 'database' | 'clock'): number =>
          Number((both[name] - saveCost[name] - pageCost[name]).toFixed(2));
        byRows.push({
          rows: size,
          page: pageCost,
          recount: {
            process: more('process'),
            database: more('database'),
            clock: more('clock'),
            statements: 1,
            bytes: 0,
          },
        });
      }
      const [{ bytes = 0, count = 1 } = {}] = await query(
        `select pg_total_relation_size('"${table}"') as "bytes", (select count(*) from "${table}") as "count"`,
      );
      const memory =
        Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.pid}/status`, 'utf8'))?.[1]) / 1024;
      return {
        when: new Date().toISOString().slice(0, 10),
        commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
        machine: `2 cores shared with others, load ${loadavg()[0]?.toFixed(1)}, PostgreSQL 15, Node ${process.version.slice(1)}`,
        kinds,
        byRows,
        rowBytes: Math.round(Number(bytes) / Number(count)),
        memoryMb: Math.round(memory),
      };
    } finally {
      await product.stop();
    }
  } finally {
    await client.end().catch(() => undefined);
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
};
