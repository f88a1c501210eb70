import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../../server-mock/db/Database.ts';
import { openPostgres } from '../../server-mock/db/postgres.ts';
import { openReplica as openReplicaAt } from '../../server-mock/db/replica/openReplica.ts';
import { Replica } from '../../server-mock/db/replica/Replica.ts';
import { createCopyable } from '../setup/createCopyable.ts';
import { type PostgresServer, startPostgres, startReplica } from '../setup/postgresServer.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

/** A primary and its replica, two processes of the product that use both, and a connection to each. */
describe('a replica for reads of much', () => {
  let servers: readonly [PostgresServer, PostgresServer];
  let primary: Database;
  let standby: Database;
  let app: TestApp;
  let other: TestApp;
  const openReplica = () => openReplicaAt({ url: servers[1].url('jig') });
  beforeAll(async () => {
    // Otherwise the replica hears of a commit up to 200 ms later.
    const first = await startPostgres(['synchronous_commit=on']);
    await createCopyable(first.url('postgres'), 'jig');
    const second = await startReplica(first);
    servers = [first, second];
    primary = await openPostgres({ url: first.url('jig') });
    app = await openTestApp('postgres', { database: primary, openReplica });
    other = await openTestApp('postgres', {
      copy: await openPostgres({ url: first.url('jig') }),
      openReplica,
    });
    standby = await openPostgres({ url: second.url('jig') });
  });
  afterAll(async () => {
    await standby.close();
    await other.close();
    await app.close();
    for (const server of servers.toReversed()) await server.stop();
  });

  let serial = 0;
  const addCustomer = async (): Promise<void> => {
    serial += 1;
    const mainData = { CustomerName: `苏州精密 ${serial}`, CustomerCode: `R${serial}` };
    const { body } = await app.post('admin', '/api/Customer/Add', { mainData });
    expect([body.status, body.message]).toEqual([true, expect.any(String)]);
  };
  /** Customers as a chart counts them. */
  const counted = async (by = app): Promise<number> => {
    const { body } = await by.post('admin', '/api/Customer/Groups', {
      ...query(),
      ...{ by: 'CustomerCode', of: [] },
    });
    return body.data.groups.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  };
  /** Asks until the replica answers, which is not behind for long. */
  const caughtUp = async (by = app): Promise<void> => {
    await counted(by);
    if (by.context.replica?.last !== 'read') await caughtUp(by);
  };
  const outcomes = (of = app) => ({ ...of.context.replica?.counts });

  it('answers them with what was saved just before, by this process or another', async () => {
    const before = await counted();
    for (let saved = 1; saved <= 5; saved += 1) {
      await addCustomer();
      expect([await counted(), await counted(other)]).toEqual([before + saved, before + saved]);
    }
    for (const each of [app, other]) {
      await caughtUp(each);
      expect(outcomes(each).read).toBeGreaterThan(0);
      expect(outcomes(each)).toMatchObject({ away: 0, conflict: 0, writes: 0 });
    }
    // A list goes to the primary.
    const reads = outcomes().read;
    await app.post('admin', '/api/Customer/Page', query([], { rows: 5 }));
    expect(outcomes().read).toBe(reads);
  });

  it('an export reads there, page by page', async () => {
    await caughtUp();
    const { read } = outcomes() as { read: number };
    const answer = await app.raw('admin', '/api/Customer/Export', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(query()),
    });
    expect([answer.status, (await answer.arrayBuffer()).byteLength > 1_000]).toEqual([200, true]);
    expect(outcomes().read).toBeGreaterThan(read + 1);
  });

  it('that is behind is left out, and used again when it has caught up', async () => {
    const before = await counted();
    await standby.query('select pg_wal_replay_pause()');
    await addCustomer();
    const { late = 0 } = outcomes();
    expect(await counted()).toBe(before + 1);
    expect([(outcomes().late ?? 0) > late, app.context.replica?.last]).toEqual([true, 'late']);
    const panel = (await app.get('admin', '/api/jig/status?panels=server')).body.data.panels.server;
    expect(panel.facts).toContainEqual(
      expect.objectContaining({
        label: '只读副本',
        value: expect.stringContaining('落后于主库'),
        tone: 'warning',
      }),
    );
    await standby.query('select pg_wal_replay_resume()');
    await caughtUp();
    expect(await counted()).toBe(before + 1);
  });

  const replicaOf = (open: () => Promise<Database>) => new Replica({ primary, open, patience: 2_000 });

  it('refuses a statement that writes, which the primary then does', async () => {
    await primary.execute('create table if not exists "Jotting" ("Id" integer)');
    const replica = replicaOf(openReplica);
    const insert = 'with a as (insert into "Jotting" values (1) returning 1) select * from a';
    expect([await replica.query(insert, []), replica.counts.writes]).toEqual([undefined, 1]);
    await replica.close();
    // Also where the database takes writes.
    const db = await openReplicaAt({ url: servers[0].url('jig') });
    await expect(db.query('insert into "Jotting" values (2)')).rejects.toMatchObject({ sqlState: '25006' });
    await db.close();
  });

  it('that cancels a read in favour of what it replays leaves it to the primary', async () => {
    await primary.execute('create table "Gone" ("Id" integer); insert into "Gone" values (1)');
    const replica = replicaOf(openReplica);
    const reading = replica.query('select "Id", pg_sleep(60) from "Gone"', []);
    const isReading = async (): Promise<boolean> => {
      const { rows } = await standby.query(
        `select 1 from pg_stat_activity where query like 'select "Id", pg_sleep%' and wait_event = 'PgSleep'`,
      );
      return rows.length > 0 || isReading();
    };
    expect(await isReading()).toBe(true);
    await primary.execute('drop table "Gone"');
    expect([await reading, replica.counts.conflict]).toEqual([undefined, 1]);
    await replica.close();
  });

  it('throws what the primary would throw', async () => {
    const replica = replicaOf(openReplica);
    await expect(replica.query('select nothing', [])).rejects.toMatchObject({ sqlState: '42703' });
    await expect(replica.query('select pg_sleep(60)', [], { timeout: 50 })).rejects.toMatchObject({
      kind: 'timeout',
    });
    await replica.close();
  });

  it.each([
    ['the primary itself', () => openPostgres({ url: servers[0].url('jig') }), 'late'],
    ['another server', () => openPostgres({ url: inject('postgresUrl') }), 'away'],
  ] as const)('that is %s is not used', async (_, open, outcome) => {
    const replica = replicaOf(open);
    expect([await replica.query('select 1', []), replica.last]).toEqual([undefined, outcome]);
    await replica.close();
  });

  it('that is gone is named, and everything goes on', async () => {
    const before = await counted();
    await standby.close();
    await servers[1].stop();
    await addCustomer();
    expect([await counted(), app.context.replica?.last]).toEqual([before + 1, 'away']);
    const panel = (await app.get('admin', '/api/jig/status?panels=server')).body.data.panels.server;
    expect(panel.facts).toContainEqual(
      expect.objectContaining({ value: expect.stringContaining('连接不上'), tone: 'bad' }),
    );
    const text = await (await app.rawFetch('/metrics', {}, '127.0.0.1')).text();
    expect(text).toMatch(/^jig_replica_reads\{outcome="away"\} [1-9]/m);
    expect(app.logged.some(({ message }) => message.startsWith('the replica was not used'))).toBe(true);
  });
});
