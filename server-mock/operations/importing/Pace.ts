/** Milliseconds of work after which others get their turn. */
const slice = 12;

/** Keeps long work on the server's own thread in slices, so that other people's calls are answered in between. */
export class Pace {
  #since = performance.now();

  /** Await `rest()` when this is true. */
  get isDue(): boolean {
    return performance.now() - this.#since > slice;
  }

  async rest(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    this.#since = performance.now();
  }
}
