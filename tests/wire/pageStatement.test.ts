import { expect, it } from 'vitest';
import {
  limitPlace,
  offsetPlace,
  placed,
  plainStatement,
} from '../../server-mock/operations/reading/pageStatement.ts';

it('a statement is compiled once for what an answer may hold, a day and an order', async () => {
  let compiled = 0;
  const compile = async () => ({ sql: `statement ${++compiled}`, params: [] });
  const [manager, sales] = [new Set(['A']), new Set(['A'])];
  const texts = [];
  for (const [answered, key] of [
    [manager, 'monday A'],
    [manager, 'monday A'],
    [manager, 'tuesday A'],
    [sales, 'monday A'],
  ] as const)
    texts.push((await plainStatement(answered, key, compile)).sql);
  expect(texts).toEqual(['statement 1', 'statement 1', 'statement 2', 'statement 3']);
});

it('paging goes where its places stand, and nowhere else', () => {
  expect(placed([7, limitPlace, [], offsetPlace], { rows: 30, offset: 60 })).toEqual([7, 30, [], 60]);
});
