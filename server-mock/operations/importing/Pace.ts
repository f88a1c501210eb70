import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { callsUnderWay } from '../../http/callsUnderWay.ts';

/**
 * Milliseconds of work after which others get their turn. One call asks the database some five times, and each answer may
 * have to wait for a whole slice: with 12, a page of 8 ms took 70 while an import checked its rows.
 */
const slice = 1;

/**
 * Milliseconds left to others before the next slice, while there are any. A timer counts from the beginning of the loop's turn,
 * whose slice is over by now: what is left is about one, and so half of the thread is theirs.
 */
const room = 2;

/** Keeps long work on the server's own thread in slices, so that other people's calls are answered in between. */
export class Pace {
  #since = performance.now();

  /** Await `rest()` when this is true. */
  get isDue(): boolean {
    return performance.now() - this.#since > slice;
  }

  async rest(): Promise<void> {
    // The call this work belongs to is one of them.
    if (callsUnderWay() > 1) await wait(room);
    else await nextTurn();
    this.#since = performance.now();
  }
}
