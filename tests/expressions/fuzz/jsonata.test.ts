import { expect, it } from 'vitest';
import { fuzz, seed, texts } from './fuzz.ts';

it(`JSONata answers any text at all (${texts} texts, seed ${seed})`, {
  timeout: 60_000 + 20 * texts,
}, async () => {
  const { tried, faults } = await fuzz('jsonata', texts);
  expect(faults).toEqual([]);
  expect(tried).toBeGreaterThanOrEqual(texts);
});
