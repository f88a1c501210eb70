import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds for which an answer stands. */
const stands = { yes: 15_000, no: 3_000 } as const;

/** Milliseconds that a caller waits for the answer. One that comes later is kept for the next caller. */
const wait = 700;

/** Whether something answers, asked once at a time and not with every call. */
export class Reachability {
  readonly #ask: () => Promise<boolean>;
  #asking: Promise<boolean> | undefined;
  #known: { readonly answers: boolean; readonly until: number } | undefined;

  /** @param ask A rejection counts as no. */
  constructor(ask: () => Promise<boolean>) {
    this.#ask = ask;
  }

  /** What was last found, or is found now. False as well while it takes long. */
  async answers(): Promise<boolean> {
    const known = this.#known;
    if (known !== undefined && performance.now() < known.until) return known.answers;
    this.#asking ??= this.#ask()
      .catch(() => false)
      .then((answers) => {
        this.note(answers);
        return answers;
      })
      .finally(() => {
        this.#asking = undefined;
      });
    return Promise.race([this.#asking, delay(wait, false, { ref: false })]);
  }

  /** Takes what a call found by itself. */
  note(answers: boolean): void {
    this.#known = { answers, until: performance.now() + (answers ? stands.yes : stands.no) };
  }
}
