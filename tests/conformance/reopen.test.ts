import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { openPglite } from '../../server-mock/db/pglite.ts';
import { openPostgres } from '../../server-mock/db/postgres.ts';
import { newPostgresUrl } from '../setup/testDatabase.ts';

const root = mkdtempSync(join(tmpdir(), 'jig-reopen-'));
afterAll(() => rmSync(root, { recursive: true }));
const load = readFileSync(inject('pgliteDumps').empty);

test('PGlite keeps its data in its directory', async () => {
  const directory = join(root, 'kept');
  const first = await openPglite({ directory, load });
  await first.execute('create table entry (n int); insert into entry values (1)');
  await first.close();
  const second = await openPglite({ directory });
  expect((await second.query('select n from entry')).rows).toEqual([{ n: 1 }]);
  await second.close();
});

test('what a start after a kill has to replay stays short, however much was written', async () => {
  const database = await openPglite({ directory: join(root, 'short'), load });
  const megabytes = async (since: string): Promise<number> => {
    const { rows } = await database.query(
      `select (pg_wal_lsn_diff(pg_current_wal_lsn(), ${since}) / 1048576)::int as mb from pg_control_checkpoint()`,
    );
    return Number(rows[0]?.mb);
  };
  const { rows } = await database.query('select pg_current_wal_lsn()::text as "place"');
  await database.execute('create table filler (t text)');
  await database.query(`insert into filler select repeat(md5(g::text), 30) from generate_series(1, 15000) g`);
  expect(await megabytes(`'${rows[0]?.place}'::pg_lsn`)).toBeGreaterThan(10);
  await vi.waitFor(async () => expect(await megabytes('redo_lsn')).toBeLessThan(8), { timeout: 20_000 });
  await database.close();
});

test('a dump loads elsewhere with the same data', async () => {
  const first = await openPglite({ load });
  await first.execute('create table entry (n int); insert into entry values (7)');
  const dump = await first.dump('gzip');
  await first.close();
  const second = await openPglite({ directory: join(root, 'loaded'), load: dump });
  expect((await second.query('select n from entry')).rows).toEqual([{ n: 7 }]);
  await second.close();
});

test('a first start that was killed half way is begun again', async () => {
  const directory = join(root, 'half');
  mkdirSync(`${directory}.partial`);
  writeFileSync(join(`${directory}.partial`, 'PG_VERSION'), 'rubbish');
  const database = await openPglite({ directory, load });
  expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await database.close();
});

test('PostgreSQL that cannot be reached is gone', async () => {
  await expect(openPostgres({ url: 'postgres://jig@127.0.0.1:1/none' })).rejects.toMatchObject({
    kind: 'gone',
  });
});

test('a connection that the server ended is replaced by itself', async () => {
  const url = await newPostgresUrl();
  const lost: Error[] = [];
  const database = await openPostgres({ url, connections: 1, onLost: (error) => lost.push(error) });
  const other = await openPostgres({ url });
  const { rows } = await database.query('select pg_backend_pid() as pid');
  const running = database.query('select pg_sleep(20)').catch((error: unknown) => error);
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  expect(await running).toMatchObject({ kind: 'gone' });
  expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await Promise.all([database.close(), other.close()]);
});
