import { expect, it } from 'vitest';
import type { EngineName } from '../caseFiles.ts';
import { fuzz, seed, texts } from './fuzz.ts';

it.each<EngineName>(['excel', 'jsonlogic', 'conditions'])(
  `%s answers any text at all (${texts} texts, seed ${seed})`,
  { timeout: 60_000 + 20 * texts },
  async (name) => {
    const { tried, faults } = await fuzz(name, texts);
    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThanOrEqual(texts);
  },
);
