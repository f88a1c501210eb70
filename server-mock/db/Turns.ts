/** One at a time, in order of asking: the mutex around a single connection. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** How many wait or run. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Runs `work` when all earlier ones have ended, however they ended. */
  take<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const turn = this.#last.then(work, work).finally(() => {
      this.#waiting--;
    });
    // The chain must go on after a failure; the failure itself belongs to the caller.
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
