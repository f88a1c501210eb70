/** Checks all documents in batches; asks before each whether to stop. */
type Look = (isEnded: () => boolean) => Promise<void>;

/**
 * Background check for documents without an approver. A process runs one at a time.
 * A request during a run starts another run after it.
 */
export class Rechecks {
  readonly #look: Look;
  readonly #failed: (error: unknown) => void;
  #isWanted = false;
  #isEnded = false;
  #running: Promise<void> | undefined;

  /** `failed` receives the error of a failed run; later runs continue. */
  constructor(look: Look, failed: (error: unknown) => void) {
    this.#look = look;
    this.#failed = failed;
  }

  /** Requests a run; returns at once. */
  wake(): void {
    this.#isWanted = true;
    if (!this.#isEnded) this.#running ??= this.#run();
  }

  /** Resolves when no run is under way. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** Prevents further runs and resolves when the current one stops after its batch. */
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
