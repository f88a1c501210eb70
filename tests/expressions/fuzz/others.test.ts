import { expect, it } from 'vitest';
import type { EngineName } from '../caseFiles.ts';
import { fuzz, seconds, seed } from './fuzz.ts';

it.each<[EngineName, number]>([
  ['excel', 0.5],
  ['jsonlogic', 0.25],
  ['conditions', 0.25],
])(
  `%s answers any text at all for its %f of ${seconds} s (seed ${seed})`,
  { timeout: (seconds + 120) * 1_000 },
  async (name, share) => {
    const { tried, faults } = await fuzz(name, seconds * share);
    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThan(100 * share * Math.min(seconds, 10));
  },
);
