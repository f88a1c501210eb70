import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds to wait for a reply. */
const patience = 600;

/** Tells a busy database thread from a stuck one. Sends one ping at a time. */
export class Heartbeat {
  readonly #busyTime: number;
  #sent: { readonly answer: Promise<boolean>; readonly since: number } | undefined;

  /** @param busyTime Milliseconds without a reply during which the thread still counts as busy. */
  constructor(busyTime: number) {
    this.#busyTime = busyTime;
  }

  /** True when the thread answers, or the pending ping is younger than `busyTime`. Resolves within 0.6 s. */
  async beats(ping: () => Promise<unknown>): Promise<boolean> {
    this.#sent ??= { answer: this.#send(ping), since: performance.now() };
    const { answer, since } = this.#sent;
    const late = delay(patience, undefined, { ref: false });
    return Promise.race([answer, late.then(() => performance.now() - since < this.#busyTime)]);
  }

  #send(ping: () => Promise<unknown>): Promise<boolean> {
    return ping()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        this.#sent = undefined;
      });
  }
}
