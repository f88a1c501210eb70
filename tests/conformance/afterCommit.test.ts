import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { afterCommit, runningAfterCommit } from '../../server-mock/db/afterCommit.ts';
import type { Database } from '../../server-mock/db/Database.ts';
import { databaseKinds, openTestDatabase } from '../setup/testDatabase.ts';

describe.each(databaseKinds)('work for after the commit, on %s', (kind) => {
  let db: Database;
  let done: string[];
  beforeAll(async () => {
    db = runningAfterCommit(await openTestDatabase(kind));
  });
  afterAll(() => db.close());
  beforeEach(() => {
    done = [];
  });

  it('runs once the transaction is over, in order', async () => {
    const value = await db.transaction(async (tx) => {
      afterCommit(tx, () => done.push('first'));
      afterCommit(tx, () => done.push('second'));
      await tx.query('select 1');
      expect(done).toEqual([]);
      return 7;
    });
    expect([value, done]).toEqual([7, ['first', 'second']]);
  });

  it('never runs where the transaction is rolled back', async () => {
    const run = db.transaction(async (tx) => {
      afterCommit(tx, () => done.push('first'));
      throw new Error('no');
    });
    await expect(run).rejects.toThrow('no');
    expect(done).toEqual([]);
  });
});
