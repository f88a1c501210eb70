import type { Clock } from '../time/Clock.ts';

/** `Field` and a timestamp, the next one that is not taken. */
export const freeFieldCode = (clock: Clock, taken: Pick<ReadonlySet<string>, 'has'>): string => {
  let stamp = clock.millis();
  while (taken.has(`Field${stamp}`)) stamp += 1;
  return `Field${stamp}`;
};
