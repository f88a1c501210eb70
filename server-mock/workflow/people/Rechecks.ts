/** Looks at all there is, in parts; between two of them it asks whether it is to end. */
type Look = (isEnded: () => boolean) => Promise<void>;

/**
 * The look at documents that wait for nobody, in the background: one at a time in a process; asked for while it is under way
 * it begins anew when it is done.
 */
export class Rechecks {
  readonly #look: Look;
  readonly #failed: (error: unknown) => void;
  #isWanted = false;
  #isEnded = false;
  #running: Promise<void> | undefined;

  /** `failed`: told of a look that ended with an error; the next one is made all the same. */
  constructor(look: Look, failed: (error: unknown) => void) {
    this.#look = look;
    this.#failed = failed;
  }

  /** Returns at once. */
  wake(): void {
    this.#isWanted = true;
    if (!this.#isEnded) this.#running ??= this.#run();
  }

  /** When nothing is under way any more. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** No further looks; the one under way stops after the part it is at. */
  async end(): Promise<void> {
    this.#isEnded = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#isWanted && !this.#isEnded) {
      this.#isWanted = false;
      await this.#look(() => this.#isEnded).catch(this.#failed);
    }
    this.#running = undefined;
  }
}
