/** Lets at most so many through in a minute, and counts the others. */
export class PerMinute {
  readonly #most: number;
  #began = Number.NEGATIVE_INFINITY;
  #passed = 0;
  #held = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether one more may pass now. `now`: milliseconds of a clock that only goes forward. */
  passes(now: number): boolean {
    if (now - this.#began >= 60_000) {
      this.#began = now;
      this.#passed = 0;
    }
    if (this.#passed < this.#most) {
      this.#passed += 1;
      return true;
    }
    this.#held += 1;
    return false;
  }

  /** Those that were held back since the last asking. */
  takeHeld(): number {
    const held = this.#held;
    this.#held = 0;
    return held;
  }
}
