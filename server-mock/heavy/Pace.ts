import { setImmediate as nextTurn } from 'node:timers/promises';
import { callsUnderWay, whenIdle } from './callsUnderWay.ts';

/**
 * Milliseconds of work after which others get their turn. One call asks the database several times, and each answer may
 * have to wait for a whole slice: with 12, a page of 8 ms took 70 while an import checked its rows.
 */
const slice = 1;

/** Milliseconds the next slice stands aside for calls under way, at most: long work goes on under steady load too. */
const room = 4;

/** When the next slice may begin, whichever work it belongs to: several at once share the thread's rest. */
let next = 0;

/** Keeps long work on the server's own thread in slices, so that other users' calls are answered in between. */
export class Pace {
  #since = performance.now();

  /** Await `rest()` when this is true. */
  get isDue(): boolean {
    return performance.now() - this.#since > slice;
  }

  async rest(): Promise<void> {
    await nextTurn();
    if (callsUnderWay() > 0) {
      const now = performance.now();
      next = Math.max(now, next + slice) + room;
      await whenIdle(next - now);
    }
    this.#since = performance.now();
  }
}
