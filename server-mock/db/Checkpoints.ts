/** Milliseconds between a write and the look at the log. */
const restMillis = 1_000;

/**
 * Asks for a checkpoint after writes. PGlite makes none itself: without them the write-ahead log grows until the database
 * is closed, and a start after a kill replays all of it.
 */
export class Checkpoints {
  readonly #make: () => Promise<void>;
  #timer: NodeJS.Timeout | undefined;

  constructor(make: () => Promise<void>) {
    this.#make = make;
  }

  /** Something was written: looks soon, once for all writes until then. */
  written(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      // The next write asks again; a database that is gone is reported by the calls that need it.
      this.#make().catch(() => undefined);
    }, restMillis).unref();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
