import type { Clock } from '../time/Clock.ts';

/** Stamp of the code given last, so that two designers who ask at the same time get two codes. */
const given = new WeakMap<Clock, number>();

/** First free code of the form `Field` plus timestamp, never given before by this process. */
export const freeFieldCode = (clock: Clock, taken: Pick<ReadonlySet<string>, 'has'>): string => {
  let stamp = Math.max(clock.millis(), (given.get(clock) ?? 0) + 1);
  while (taken.has(`Field${stamp}`)) stamp += 1;
  given.set(clock, stamp);
  return `Field${stamp}`;
};
