import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Database } from '../../server-mock/db/Database.ts';
import { openPostgres } from '../../server-mock/db/postgres.ts';
import { startPostgres, tcpHost } from '../setup/postgresServer.ts';
import { newPostgresUrl } from '../setup/testDatabase.ts';

/** A way to PostgreSQL that can be cut, as a failover cuts it. */
async function openWay(target: string) {
  const { port } = new URL(target);
  const sockets = new Set<Socket>();
  let isOpen = true;
  let refused = 0;
  let isCommitting = false;
  let cutsCommit = false;
  const server = createServer((near) => {
    near.on('error', () => undefined);
    if (!isOpen) {
      refused += 1;
      near.destroy();
      return;
    }
    const far = connect(Number(port), tcpHost);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.on('data', (bytes: Buffer) => {
        if (cutsCommit && from === near && bytes.includes('commit\0')) isCommitting = true;
        // The database has stored it; its answer gets lost.
        if (isCommitting && from === far) near.destroy();
        else to.write(bytes);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, tcpHost, resolve));
  const url = new URL(target);
  url.hostname = tcpHost;
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut: () => {
      isOpen = false;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      isOpen = true;
      cutsCommit = false;
      isCommitting = false;
    },
    /** Loses the answer of the next commit. */
    cutCommit: () => {
      cutsCommit = true;
    },
    /** Connections that were refused while it was cut. */
    get refused() {
      return refused;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe('a primary that is lost', () => {
  let way: Awaited<ReturnType<typeof openWay>>;
  let db: Database;
  let url: string;
  const lost: Error[] = [];

  beforeAll(async () => {
    url = await newPostgresUrl();
    way = await openWay(url);
    db = await openPostgres({ url: way.url, connections: 3, onLost: (error) => lost.push(error) });
    await db.execute('create table kept (n int)');
  });
  afterAll(async () => {
    way.mend();
    await db.close();
    way.close();
  });
  const kept = async () => (await db.query('select n from kept order by n')).rows.map(({ n }) => n);

  it('is waited for by statements and transactions that have not begun', async () => {
    way.cut();
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    const asked = [
      db.query('insert into kept values (1)'),
      db.transaction((tx) => tx.query('insert into kept values (2)')),
      db.transaction((tx) => tx.query('insert into kept values (3)'), { retries: 0 }),
    ];
    await expect.poll(() => way.refused).toBeGreaterThan(6);
    way.mend();
    await Promise.all(asked);
    expect(await kept()).toEqual([1, 2, 3]);
  });

  it('takes what was not committed, and that is done again, once', async () => {
    let runs = 0;
    await db.transaction(async (tx) => {
      runs += 1;
      await tx.query('insert into kept values (4)');
      if (runs > 1) return;
      way.cut();
      way.mend();
      await tx.query('insert into kept values (4)');
    });
    expect(runs).toBe(2);
    expect(await kept()).toEqual([1, 2, 3, 4]);
  });

  it('is not asked again for what may have an effect elsewhere, or may be stored', async () => {
    let runs = 0;
    const once = db.transaction(
      async (tx) => {
        runs += 1;
        way.cut();
        way.mend();
        await tx.query('insert into kept values (5)');
      },
      { retries: 0 },
    );
    await expect(once).rejects.toMatchObject({ kind: 'gone' });
    expect(runs).toBe(1);
    way.cutCommit();
    const committed = db.transaction((tx) => {
      runs += 1;
      return tx.query('insert into kept values (6)');
    });
    await expect(committed).rejects.toMatchObject({ kind: 'gone' });
    way.mend();
    expect(runs).toBe(2);
    expect(await kept()).toEqual([1, 2, 3, 4, 6]);
  });

  it('that came back read-only is left: the transaction is repeated on a new connection', async () => {
    const operator = await openPostgres({ url });
    const name = new URL(url).pathname.slice(1);
    await operator.execute(`alter database ${name} set default_transaction_read_only = on`);
    const fresh = await openPostgres({ url, connections: 2 });
    let runs = 0;
    await fresh.transaction(async (tx) => {
      runs += 1;
      if (runs === 2)
        await operator.execute(
          `set default_transaction_read_only = off; alter database ${name} reset default_transaction_read_only`,
        );
      await tx.query('insert into kept values (7)');
    });
    expect(runs).toBe(3);
    await Promise.all([fresh.close(), operator.close()]);
  });
});

test('a commit that stopped waiting for its standby does not count as stored for certain', async () => {
  const server = await startPostgres();
  const url = server.tcpUrl('postgres');
  const db = await openPostgres({ url });
  try {
    await db.execute('create table kept (n int)');
    await db.query('alter role jig set synchronous_commit = on');
    await db.query(`alter system set synchronous_standby_names = 'away'`);
    await db.query('select pg_reload_conf()');
    const waits = await openPostgres({ url });
    await expect
      .poll(async () => (await waits.query('show synchronous_standby_names')).rows[0])
      .toEqual({ synchronous_standby_names: 'away' });
    let runs = 0;
    const written = [
      waits.transaction((tx) => {
        runs += 1;
        return tx.query('insert into kept values (1)');
      }),
      waits.query('insert into kept values (2)'),
    ];
    const ended = Promise.allSettled(written);
    const waiting = `from pg_stat_activity where wait_event = 'SyncRep'`;
    await expect
      .poll(async () => (await db.query(`select count(*)::integer as n ${waiting}`)).rows[0]?.n)
      .toBe(2);
    // As an operator does who sees saves that wait.
    await db.query(`select pg_cancel_backend(pid) ${waiting}`);
    for (const one of await ended)
      expect(one).toMatchObject({ reason: { kind: 'gone', sqlState: '08007', lost: undefined } });
    expect(runs).toBe(1);
    expect((await waits.query('select count(*)::integer as n from kept')).rows).toEqual([{ n: 2 }]);
    await waits.close();
  } finally {
    await db.close();
    await server.stop();
  }
});
