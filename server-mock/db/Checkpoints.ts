/** Milliseconds between a write and the check of the write-ahead log. */
const restMillis = 1_000;

/**
 * Runs a checkpoint some time after writes. PGlite runs none itself: without checkpoints the write-ahead log grows
 * until the database is closed, and a start after a kill replays all of it.
 */
export class Checkpoints {
  readonly #make: () => Promise<void>;
  #timer: NodeJS.Timeout | undefined;

  constructor(make: () => Promise<void>) {
    this.#make = make;
  }

  /** Schedules one check for this write and all writes until the check runs. */
  written(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      // The next write schedules another check; calls that need the database report that it is gone.
      this.#make().catch(() => undefined);
    }, restMillis).unref();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
