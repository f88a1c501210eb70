import { setImmediate as nextTurn } from 'node:timers/promises';
import { callsUnderWay, whenIdle } from './callsUnderWay.ts';

/**
 * Milliseconds of work before yielding. One call runs several statements, and each result may wait for a whole
 * slice: with 12, a page of 8 ms took 70 during the checks of an import.
 */
const slice = 1;

/** Maximum milliseconds the next slice waits for other calls, so that long work progresses under steady load. */
const room = 4;

/** Earliest start of the next slice. All long tasks share it, and so share the remaining time of the thread. */
let next = 0;

/** Splits long work on the main thread into slices, so that other calls are answered in between. */
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
