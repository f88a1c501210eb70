import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, QueryOptions } from '../../server-mock/db/Database.ts';
import { DatabaseError } from '../../server-mock/db/DatabaseError.ts';
import { databaseKinds, openTestDatabase } from '../setup/testDatabase.ts';

const refusals: readonly (readonly [
  sentence: string,
  sql: string,
  kind: DatabaseError['kind'],
  detail: DatabaseError['detail'],
])[] = [
  [
    'a duplicate key',
    'insert into parent values (1)',
    'unique',
    { table: 'parent', constraint: 'parent_pkey' },
  ],
  [
    'a missing parent',
    'insert into child values (99)',
    'foreignKey',
    { table: 'child', constraint: 'child_parent_fkey' },
  ],
  ['a missing value', 'insert into parent values (null)', 'notNull', { table: 'parent', column: 'id' }],
  ['too long a text', "insert into short values ('abcdef')", 'tooLong', {}],
  ['too large a number', 'select 99999::smallint', 'outOfRange', {}],
  ['a numeric beyond its precision', 'select 12345::numeric(4,0)', 'outOfRange', {}],
  ['text that is no number', "select 'x'::int", 'invalid', {}],
  ['text that is no date', "select 'x'::date", 'invalid', {}],
  ['a day that does not exist', "select '2023-02-30'::date", 'outOfRange', {}],
  ['a division by zero', 'select 1/0', 'invalid', {}],
  ['an unknown table', 'select * from nowhere', 'other', {}],
  ['broken SQL', 'selekt', 'other', {}],
];

const slow = 'select count(*) from generate_series(1, 2000000000)';

describe.each(databaseKinds)('the database on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await database.execute(`create table parent (id int primary key); create table child (parent int references parent);
      create table short (name varchar(3)); create table entry (n int); insert into parent values (1)`);
  });
  afterAll(() => database.close());

  const count = async (): Promise<unknown> =>
    (await database.query('select count(*)::int as n from entry')).rows[0]?.n;

  test.each(refusals)('%s is refused by kind', async (_sentence, sql, refusalKind, detail) => {
    const error = await database.query(sql).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error).toMatchObject({ kind: refusalKind, detail });
  });

  test('a refusal tells no SQL text in its message', async () => {
    await expect(database.query("select 'secret'::int")).rejects.toThrow(
      /^database refusal 22P02 \(invalid\)$/,
    );
  });

  test('a transaction commits what it did and hands back its value', async () => {
    await database.query('truncate entry');
    const value = await database.transaction(async (tx) => {
      await tx.query('insert into entry values (1)');
      return 'done';
    });
    expect([value, await count()]).toEqual(['done', 1]);
  });

  test('a transaction that throws leaves nothing and passes the error on', async () => {
    await database.query('truncate entry');
    const failed = database.transaction(async (tx) => {
      await tx.query('insert into entry values (1)');
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await count()).toBe(0);
  });

  test('a transaction that swallows a refusal does not pretend to have committed', async () => {
    await database.query('truncate entry');
    const swallowed = database.transaction(async (tx) => {
      await tx.query('insert into entry values (1)');
      await tx.query('select 1/0').catch(() => undefined);
    });
    await expect(swallowed).rejects.toMatchObject({ sqlState: '25P02' });
    expect(await count()).toBe(0);
  });

  test('statements of one transaction may be sent together', async () => {
    await database.query('truncate entry');
    await database.transaction((tx) =>
      Promise.all([1, 2, 3].map((n) => tx.query('insert into entry values ($1)', [n]))),
    );
    expect(await count()).toBe(3);
  });

  test('twenty transactions at once do not lose an update', async () => {
    await database.query('truncate entry');
    await database.query('insert into entry values (0)');
    const add = () =>
      database.transaction(async (tx) => {
        const { rows } = await tx.query('select n from entry for update');
        await tx.query('update entry set n = $1', [Number(rows[0]?.n) + 1]);
      });
    await Promise.all(Array.from({ length: 20 }, add));
    expect((await database.query('select n from entry')).rows).toEqual([{ n: 20 }]);
  });

  test('serializable transactions that collide are run again', async () => {
    await database.query('truncate entry');
    await database.query('insert into entry values (0)');
    const add = () =>
      database.transaction(
        async (tx) => {
          const { rows } = await tx.query('select n from entry');
          await tx.query('update entry set n = $1', [Number(rows[0]?.n) + 1]);
        },
        { isolation: 'serializable', retries: 20 },
      );
    await Promise.all([add(), add(), add()]);
    expect((await database.query('select n from entry')).rows).toEqual([{ n: 3 }]);
  });

  test('the database itself is refused inside its transaction', async () => {
    const nested = database.transaction(() => database.query('select 1'));
    await expect(nested).rejects.toThrow('only its tx may be used');
    const twice = database.transaction(() => database.transaction(async () => 1));
    await expect(twice).rejects.toThrow('only its tx may be used');
  });

  test('a transaction cannot be used after its end', async () => {
    const tx = await database.transaction(async (inner) => inner);
    await expect(tx.query('select 1')).rejects.toThrow('the transaction has ended');
  });

  test('a failed statement does not disturb the next', async () => {
    await database.query('selekt').catch(() => undefined);
    expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('execute runs several statements and reports a refusal by kind', async () => {
    await database.execute(
      'create table several (n int); insert into several values (1); insert into several values (2)',
    );
    expect((await database.query('select n from several order by n')).rows).toEqual([{ n: 1 }, { n: 2 }]);
    await expect(database.execute('select 1; selekt')).rejects.toBeInstanceOf(DatabaseError);
  });

  test('it is ready', async () => {
    expect(await database.ready()).toBe(true);
  });
});

describe.each(databaseKinds)('time limits on %s', (kind) => {
  let database: Database;
  const directory = mkdtempSync(join(tmpdir(), 'jig-limits-'));
  beforeAll(async () => {
    database = await openTestDatabase(kind, { statementTimeout: 1_500, directory: join(directory, 'db') });
    await database.execute('create table entry (n int); insert into entry values (1)');
  });
  afterAll(async () => {
    await database.close();
    rmSync(directory, { recursive: true });
  });

  test.runIf(kind === 'postgres')('reads a statement on one core, and those after it as usual', async () => {
    const workers = async (options?: QueryOptions): Promise<unknown> =>
      (await database.query(`select current_setting('max_parallel_workers_per_gather') as n`, [], options))
        .rows[0]?.n;
    const usual = await workers();
    expect(usual).not.toBe('0');
    expect(await workers({ isOnOneCore: true })).toBe('0');
    await expect(
      database.query('select pg_sleep(5)', [], { isOnOneCore: true, timeout: 100 }),
    ).rejects.toMatchObject({ kind: 'timeout' });
    // Every connection of the pool.
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => workers())))).toEqual(new Set([usual]));
  });

  test('a statement over its limit is refused, and what was committed is still there', async () => {
    await expect(database.query(slow)).rejects.toMatchObject({ kind: 'timeout', sqlState: '57014' });
    expect((await database.query('select n from entry')).rows).toEqual([{ n: 1 }]);
  });

  test('a statement may have its own limit', async () => {
    const began = Date.now();
    await expect(database.query(slow, [], { timeout: 100 })).rejects.toMatchObject({ kind: 'timeout' });
    expect(Date.now() - began).toBeLessThan(30_000);
    expect((await database.query('select pg_sleep(2)::text as slept', [], { timeout: 20_000 })).rows).toEqual(
      [{ slept: '' }],
    );
  });

  test('a transaction over its limit leaves nothing, and the next goes on', async () => {
    const stopped = database.transaction(async (tx) => {
      await tx.query('insert into entry values (2)');
      await tx.query(slow);
    });
    await expect(stopped).rejects.toMatchObject({ kind: 'timeout' });
    await database.transaction((tx) => tx.query('insert into entry values (3)'));
    expect((await database.query('select n from entry order by n')).rows).toEqual([{ n: 1 }, { n: 3 }]);
  });

  test('ready answers while a long query runs, also where that query holds the only connection', async () => {
    const running = database.query(slow).catch((error: unknown) => error);
    await new Promise<void>((resolve) => setImmediate(resolve));
    const began = performance.now();
    expect(await database.ready()).toBe(true);
    expect(performance.now() - began).toBeLessThan(1_400);
    expect(await running).toMatchObject({ kind: 'timeout' });
    // Without any call: the readiness check reconnects by itself.
    await expect.poll(() => database.ready(), { timeout: 20_000 }).toBe(true);
  });

  test('execute has no limit', async () => {
    await database.execute('select pg_sleep(2)');
  });
});

describe.each(databaseKinds)('closing %s', (kind) => {
  test('waits for what runs, then refuses as gone', async () => {
    const database = await openTestDatabase(kind);
    const running = database.query('select pg_sleep(0.2)::text, 1 as one');
    await database.close();
    expect((await running).rows[0]?.one).toBe(1);
    await expect(database.query('select 1')).rejects.toMatchObject({ kind: 'gone' });
    expect(await database.ready()).toBe(false);
    await database.close();
  });
});
