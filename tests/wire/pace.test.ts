import { describe, expect, it } from 'vitest';
import { aside, callsUnderWay, underWay, whenIdle } from '../../server-mock/heavy/callsUnderWay.ts';
import { Pace } from '../../server-mock/heavy/Pace.ts';

/** A call that runs until the test ends it. */
const held = (): readonly [() => void, Promise<void>] => {
  let end = (): void => undefined;
  const answered = underWay(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  return [end, answered];
};

/** Milliseconds of one pause in long work that a call does itself. */
const rest = (): Promise<number> =>
  underWay(() =>
    aside(async () => {
      const pace = new Pace();
      while (!pace.isDue);
      const started = performance.now();
      await pace.rest();
      return performance.now() - started;
    }),
  );

/** Median of several pauses. */
const median = async (): Promise<number> => {
  const taken: number[] = [];
  for (let at = 0; at < 31; at += 1) taken.push(await rest());
  return taken.toSorted((a, b) => a - b)[15] ?? Number.NaN;
};

describe('the pace of long work', () => {
  it('leaves others time while another call is answered, and only the turn while none is', async () => {
    expect(await median()).toBeLessThan(1);
    expect(await underWay(() => median())).toBeGreaterThan(2);
    expect(callsUnderWay()).toBe(0);
  });

  it('goes on as soon as no call is under way, and after its limit where there always is one', async () => {
    const [end, other] = held();
    let isIdle = false;
    const idle = whenIdle(60_000).then(() => {
      isIdle = true;
    });
    await whenIdle(1);
    expect(isIdle).toBe(false);
    end();
    await Promise.all([idle, other]);
    expect(isIdle).toBe(true);
  });

  it('a call that fails is not under way any more', async () => {
    await expect(underWay(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(callsUnderWay()).toBe(0);
  });
});
