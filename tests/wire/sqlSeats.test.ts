import { describe, expect, it } from 'vitest';
import type { ServerContext } from '../../server-mock/context/ServerContext.ts';
import { DatabaseError } from '../../server-mock/db/DatabaseError.ts';
import { limits } from '../../server-mock/sqlParameters/limits.ts';
import { readerRole } from '../../server-mock/sqlParameters/readerRole.ts';
import { inTime } from '../../server-mock/sqlParameters/resting.ts';

const refusal = (kind: DatabaseError['kind'], state: string) =>
  new DatabaseError(kind, state, {}, { cause: undefined });

/** Only the members that the tested code uses. */
const contextOf = (more: object = {}): ServerContext =>
  ({
    db: {},
    changes: {},
    clock: { millis: () => 0 },
    catalog: { revision: 1, tableNames: [] },
    log: { warn: () => undefined },
    ...more,
  }) as unknown as ServerContext;

describe('SQL parameters run by many at once', () => {
  it('hold a few connections only, and all of them end', async () => {
    const context = contextOf();
    let running = 0;
    let most = 0;
    const runs = Array.from({ length: 20 }, (_, at) =>
      inTime(context, `form/${at}`, async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((done) => setTimeout(done, 1));
        running -= 1;
        if (at % 3 === 0) throw refusal('other', '22012');
        return at;
      }),
    );
    const ended = await Promise.allSettled(runs);
    expect(most).toBe(limits.atOnce);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(13);
  });

  it('do not each wait for the time limit: who waited behind one that ran out of time is not run', async () => {
    const context = contextOf();
    let started = 0;
    const runs = Array.from({ length: 20 }, () =>
      inTime(context, 'form/Slow', async () => {
        started += 1;
        await new Promise((done) => setTimeout(done, 1));
        throw refusal('timeout', '57014');
      }),
    );
    const ended = await Promise.allSettled(runs);
    expect(started).toBe(limits.atOnce);
    expect(ended.filter((one) => one.status === 'fulfilled' && one.value === undefined)).toHaveLength(17);
  });
});

describe('the reader role', () => {
  const failing = (error: Error) => {
    let asked = 0;
    const transaction = () => {
      asked += 1;
      return Promise.reject(error);
    };
    return { context: contextOf({ db: { transaction } }), asked: () => asked };
  };

  it('is done without only where the account may not make one', async () => {
    const { context, asked } = failing(refusal('other', '42501'));
    expect([await readerRole(context), await readerRole(context), asked()]).toEqual([
      undefined,
      undefined,
      1,
    ]);
  });

  it('is never done without because the database was away: nothing runs, and the next call tries again', async () => {
    const { context, asked } = failing(refusal('gone', '08006'));
    await expect(readerRole(context)).rejects.toThrow('08006');
    await expect(readerRole(context)).rejects.toThrow('08006');
    expect(asked()).toBe(2);
  });
});
