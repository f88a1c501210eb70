import { describe, expect, it } from 'vitest';
import { Pace } from '../../server-mock/heavy/Pace.ts';
import { callsUnderWay, underWay } from '../../server-mock/http/callsUnderWay.ts';

/** Milliseconds one rest takes while this many calls are being answered. */
const restBeside = (calls: number): Promise<number> =>
  calls > 0
    ? underWay(() => restBeside(calls - 1))
    : (async () => {
        const pace = new Pace();
        while (!pace.isDue);
        const started = performance.now();
        await pace.rest();
        return performance.now() - started;
      })();

/** The middle one of several. */
const median = async (calls: number): Promise<number> => {
  const taken: number[] = [];
  for (let at = 0; at < 31; at += 1) taken.push(await restBeside(calls));
  return taken.toSorted((a, b) => a - b)[15] ?? Number.NaN;
};

describe('the pace of long work', () => {
  it('leaves others time while somebody else is being answered, and only the turn while nobody is', async () => {
    expect(await median(2)).toBeGreaterThan(0.5);
    expect(await median(1)).toBeLessThan(0.5);
  });

  it('a call that fails is not under way any more', async () => {
    await expect(underWay(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(callsUnderWay()).toBe(0);
  });
});
