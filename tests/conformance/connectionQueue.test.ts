import { describe, expect, test } from 'vitest';
import { openPostgres } from '../../server-mock/db/postgres.ts';
import { newPostgresUrl } from '../setup/testDatabase.ts';

describe('many calls at once on PostgreSQL', () => {
  test('wait for their turn however long it takes, and reads pass writes', async () => {
    // Waiting for a turn takes far longer than the connect timeout of the database.
    const url = await newPostgresUrl();
    const database = await openPostgres({ url, connections: 3, connectTimeout: 300 });
    await database.execute('create table entry (n int)');
    const ended: string[] = [];
    const writes = Array.from({ length: 60 }, (_, n) =>
      database.transaction(async (tx) => {
        await tx.query('insert into entry values ($1)', [n]);
        await tx.query('select pg_sleep(0.02)::text');
        ended.push('write');
      }),
    );
    const reads = Array.from({ length: 10 }, async () => {
      await database.query('select count(*) from entry');
      ended.push('read');
    });
    const outcomes = await Promise.allSettled([...writes, ...reads]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect((await database.query('select count(*)::int as n from entry')).rows).toEqual([{ n: 60 }]);
    expect(ended.lastIndexOf('read')).toBeLessThan(40);
    await database.close();
  });

  test('leave a connection to whoever asks whether the database is ready', async () => {
    const database = await openPostgres({ url: await newPostgresUrl(), connections: 3 });
    let ended = 0;
    const busy = Array.from({ length: 6 }, async () => {
      await database.query('select pg_sleep(0.5)::text');
      ended += 1;
    });
    expect([await database.ready(), ended]).toEqual([true, 0]);
    await Promise.all(busy);
    await database.close();
  });
});
