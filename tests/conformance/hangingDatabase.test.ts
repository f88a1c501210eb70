import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import type { Database } from '../../server-mock/db/Database.ts';
import { openPglite } from '../../server-mock/db/pglite.ts';
import { openPostgres } from '../../server-mock/db/postgres.ts';
import { StartRefusal } from '../../server-mock/db/StartRefusal.ts';
import { healthRoutes } from '../../server-mock/routes/health.ts';
import { tcpHost } from '../setup/postgresServer.ts';
import { newPostgresUrl } from '../setup/testDatabase.ts';

/** Resolves after the statements issued so far were sent. */
const sent = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Schemas without a table. */
const catalog = { revision: 1, views: { stored: [] }, ownTables: [] };

/** Answer of `/readyz` over this database. */
const readyz = async ({ db }: { readonly db: Database }) =>
  healthRoutes
    .find(({ path }) => path === '/readyz')
    ?.run({
      context: {
        db,
        catalog,
        events: { isClosed: false },
        fileStore: { isWritable: async () => true, isReachable: async () => true },
      },
    } as never);

/** A proxy in front of PostgreSQL that stops forwarding on `hang`. */
async function openProxy() {
  const target = new URL(inject('postgresUrl'));
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), tcpHost);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.on('data', (bytes) => void (isHanging || to.write(bytes)));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = tcpHost;
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    hang: (now: boolean) => {
      isHanging = now;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

it('a database that hangs is given up, is not ready meanwhile, and is used again when it answers', async () => {
  const proxy = await openProxy();
  const db = await openPostgres({ url: proxy.url, statementTimeout: 500, connections: 2 });
  const ready = () => readyz({ db });
  try {
    expect((await ready())?.status).toBe(200);
    proxy.hang(true);
    const given = Promise.allSettled([db.query('select 1'), db.transaction((tx) => tx.query('select 1'))]);
    const started = performance.now();
    expect((await ready())?.body).toMatchObject({ status: 'not ready', missing: ['database'] });
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(await given).toMatchObject([{ reason: { kind: 'gone' } }, { reason: { kind: 'gone' } }]);
    proxy.hang(false);
    await expect.poll(async () => (await ready())?.status, { timeout: 10_000 }).toBe(200);
  } finally {
    proxy.hang(false);
    await db.close();
    proxy.close();
  }
}, 30_000);

it('an embedded database that is stuck is given up, with the calls that wait for it, and comes back', async () => {
  const root = mkdtempSync(join(tmpdir(), 'jig-stuck-'));
  const directory = join(root, 'db');
  const db = await openPglite({
    directory,
    load: readFileSync(inject('pgliteDumps').empty),
    statementTimeout: 1_500,
    busyTime: 1_000,
  });
  const ready = () => readyz({ db });
  try {
    await db.execute('create table entry (n int)');
    expect((await ready())?.status).toBe(200);
    const stuck = db.query('select pg_sleep(30)').catch((error: unknown) => error);
    const waiting = db.query('insert into entry values (1)');
    await sent();
    // At first the database counts as busy, as in a long count; later as stuck.
    expect((await ready())?.status).toBe(200);
    const started = performance.now();
    expect((await ready())?.body).toMatchObject({ status: 'not ready', missing: ['database'] });
    expect(performance.now() - started).toBeLessThan(1_900);
    expect(await stuck).toMatchObject({ kind: 'timeout' });
    expect((await waiting).affected).toBe(1);
    await expect.poll(async () => (await ready())?.status, { timeout: 10_000 }).toBe(200);
    // With a directory that cannot be reopened, waiting calls are refused all at once.
    const last = db.query('select pg_sleep(30)').catch((error: unknown) => error);
    const queued = Array.from({ length: 20 }, () => db.query('select 1').catch((error: unknown) => error));
    renameSync(directory, `${directory}-away`);
    writeFileSync(directory, 'no directory');
    expect(await last).toMatchObject({ kind: 'timeout' });
    for (const refused of await Promise.all(queued)) expect(refused).toMatchObject({ kind: 'gone' });
    expect((await ready())?.status).toBe(503);
    rmSync(directory);
    renameSync(`${directory}-away`, directory);
    await expect.poll(async () => (await ready())?.status, { timeout: 20_000 }).toBe(200);
    expect((await db.query('select n from entry')).rows).toEqual([{ n: 1 }]);
  } finally {
    await db.close();
    rmSync(root, { recursive: true });
  }
}, 60_000);

it('a transaction that sends nothing gives the embedded database back', async () => {
  const db = await openPglite({ load: readFileSync(inject('pgliteDumps').empty), idleTimeout: 200 });
  try {
    await db.execute('create table entry (n int)');
    const forgotten = db.transaction(async (tx) => {
      await tx.query('insert into entry values (1)');
      await new Promise(() => undefined);
    });
    const next = db.query('select n from entry');
    await expect(forgotten).rejects.toMatchObject({ kind: 'timeout', sqlState: '25P03' });
    expect((await next).rows).toEqual([]);
  } finally {
    await db.close();
  }
});

it('PostgreSQL that is full or read-only is not ready, and ready again when it takes writes', async () => {
  const url = await newPostgresUrl();
  const [db, operator] = await Promise.all([openPostgres({ url }), openPostgres({ url })]);
  const ready = async () => (await readyz({ db }))?.status;
  try {
    const name = new URL(url).pathname.slice(1);
    await operator.execute(`create function full_disk() returns event_trigger language plpgsql as
      $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$;
      create event trigger full_disk on ddl_command_start when tag in ('CREATE TABLE AS') execute function full_disk()`);
    expect(await ready()).toBe(200);
    await expect(db.execute('create table entry as select 1 as n')).rejects.toMatchObject({
      sqlState: '53100',
    });
    expect(await ready()).toBe(503);
    await operator.execute('drop event trigger full_disk');
    expect(await ready()).toBe(200);
    await operator.execute(`alter database ${name} set default_transaction_read_only = on`);
    await operator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [name],
    );
    await expect.poll(ready).toBe(503);
    await operator.execute(
      `set default_transaction_read_only = off; alter database ${name} reset default_transaction_read_only`,
    );
    expect(await ready()).toBe(200);
    expect((await db.query('create table entry as select 1 as n')).rows).toEqual([]);
  } finally {
    await Promise.all([db.close(), operator.close()]);
  }
});

it.each(['SQL_ASCII', 'LATIN1'])('a database in %s is refused with what to do', async (encoding) => {
  const name = `encoded_${encoding.toLowerCase()}`;
  const operator = await openPostgres({ url: inject('postgresUrl') });
  try {
    await operator.execute(
      `create database ${name} template template0 encoding '${encoding}' lc_collate 'C' lc_ctype 'C'`,
    );
    const url = inject('postgresUrl').replace(/postgres$/, name);
    const refusal = await openPostgres({ url }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartRefusal);
    expect(String(refusal)).toMatch(new RegExp(`${encoding}.*ENCODING 'UTF8'.*DATABASE_URL`, 's'));
    await operator.execute(`drop database ${name}`);
  } finally {
    await operator.close();
  }
});
