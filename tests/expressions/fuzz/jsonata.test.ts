import { expect, it } from 'vitest';
import { fuzz, seconds, seed } from './fuzz.ts';

it(`JSONata answers any text at all for ${seconds} s (seed ${seed})`, {
  timeout: (seconds + 120) * 1_000,
}, async () => {
  const { tried, faults } = await fuzz('jsonata', seconds);
  expect(faults).toEqual([]);
  expect(tried).toBeGreaterThan(100 * Math.min(seconds, 10));
});
