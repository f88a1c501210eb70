import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work before the thread is free for others. */
const most = 10;

/**
 * Collects what long work gives in parts, and lets the thread answer others in between. For work that holds a transaction: it
 * does not wait for calls under way, because they may wait for it.
 */
export const inTurns = async <Part>(parts: Iterable<Part>): Promise<Part[]> => {
  const done: Part[] = [];
  let since = performance.now();
  for (const part of parts) {
    done.push(part);
    if (performance.now() - since < most) continue;
    await nextTurn();
    since = performance.now();
  }
  return done;
};
