import { setTimeout as delay } from 'node:timers/promises';
import { sinceLastCall, whenIdle } from './callsUnderWay.ts';

/** Maximum milliseconds a statement waits for other calls, so that long work progresses under steady load. */
const courtesy = 50;
/** Milliseconds after their last call during which other users count as active. */
const attention = 1_000;
/** Longest pause between two statements, in milliseconds. */
const longestPause = 25;

/** Leaves room for other users between the statements of long work. */
export class StatementPace {
  /** Start time of the last statement. */
  #began = Number.NEGATIVE_INFINITY;

  /** Whether other users are active. */
  get hasCompany(): boolean {
    return sinceLastCall() < attention;
  }

  /**
   * Resolves when the next statement may run: when other calls leave room, and while other users are active after a pause half as
   * long as the last statement and its processing took.
   */
  async rest(): Promise<void> {
    if (this.hasCompany) await delay(Math.min(longestPause, (performance.now() - this.#began) / 2));
    await whenIdle(courtesy);
    this.#began = performance.now();
  }
}
