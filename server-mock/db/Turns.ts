/** A mutex with a queue: runs one task at a time, in order of arrival. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Number of tasks that wait or run. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Runs `work` after all earlier tasks have settled. */
  take<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const turn = this.#last.then(work, work).finally(() => {
      this.#waiting--;
    });
    // The queue continues after a failure; the caller handles the failure itself.
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
