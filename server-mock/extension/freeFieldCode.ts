import type { Clock } from '../time/Clock.ts';

/** First free code of the form `Field` plus timestamp. */
export const freeFieldCode = (clock: Clock, taken: Pick<ReadonlySet<string>, 'has'>): string => {
  let stamp = clock.millis();
  while (taken.has(`Field${stamp}`)) stamp += 1;
  return `Field${stamp}`;
};
