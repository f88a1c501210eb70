import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { callsUnderWay } from '../http/callsUnderWay.ts';

/**
 * Milliseconds of work after which others get their turn. One call asks the database several times, and each answer may
 * have to wait for a whole slice: with 12, a page of 8 ms took 70 while an import checked its rows.
 */
const slice = 1;

/**
 * Milliseconds left to others before the next slice, while there are any. A timer counts from the beginning of the loop's
 * turn, whose slice is over by now: what is left is about one, and so half of the thread is theirs.
 */
const room = 2;

/** When the next slice may begin, whichever work it belongs to: several at once share one half of the thread. */
let next = 0;

/** Keeps long work on the server's own thread in slices, so that other users' calls are answered in between. */
export class Pace {
  readonly #own: number;
  #since = performance.now();

  /** `own`: calls under way that wait for this work; 0 for a body that is streamed after its call was answered. */
  constructor(own: 0 | 1 = 1) {
    this.#own = own;
  }

  /** Await `rest()` when this is true. */
  get isDue(): boolean {
    return performance.now() - this.#since > slice;
  }

  async rest(): Promise<void> {
    if (callsUnderWay() > this.#own) {
      const now = performance.now();
      next = Math.max(now, next + slice) + room;
      await wait(next - now);
    } else await nextTurn();
    this.#since = performance.now();
  }
}
