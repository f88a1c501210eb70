import { describe, expect, it } from 'vitest';
import { callsUnderWay, underWay } from '../../server-mock/http/callsUnderWay.ts';
import { Pace } from '../../server-mock/operations/importing/Pace.ts';

/** Milliseconds one rest takes while this many calls are being answered. */
const restBeside = (calls: number): Promise<number> =>
  calls > 0
    ? underWay(() => restBeside(calls - 1))
    : (async () => {
        const started = performance.now();
        await new Pace().rest();
        return performance.now() - started;
      })();

/** The quickest of several: a busy machine only makes them longer. */
const quickest = async (calls: number): Promise<number> => {
  const taken: number[] = [];
  for (let at = 0; at < 20; at += 1) taken.push(await restBeside(calls));
  return Math.min(...taken);
};

describe('the pace of long work', () => {
  it('leaves a millisecond to others while somebody else is being answered, and only the turn while nobody is', async () => {
    expect(await quickest(2)).toBeGreaterThan(0.9);
    expect(await quickest(1)).toBeLessThan(0.9);
  });

  it('a call that fails is not under way any more', async () => {
    await expect(underWay(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(callsUnderWay()).toBe(0);
  });
});
