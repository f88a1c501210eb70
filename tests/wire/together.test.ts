import { expect, it } from 'vitest';
import type { Database, Queryable } from '../../server-mock/db/Database.ts';
import { together } from '../../server-mock/db/together.ts';

const query: Queryable['query'] = () => Promise.reject(new Error('no statements'));

it.each([
  ['a database', { query, transaction: query } as unknown as Database, 2],
  ['a transaction', { query }, 1],
] as const)('keeps the order of answers on %s', async (_, db, most) => {
  let running = 0;
  let seen = 0;
  const read = (answer: number) => async (): Promise<number> => {
    seen = Math.max(seen, ++running);
    await Promise.resolve();
    running -= 1;
    return answer;
  };
  expect(await together(db, [read(1), read(2)])).toEqual([1, 2]);
  expect(seen).toBe(most);
});
