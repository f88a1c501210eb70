import { setTimeout as delay } from 'node:timers/promises';

/** How long an answer is waited for, in milliseconds. */
const patience = 600;

/** Tells a busy database thread from a stuck one. Sends one ping at a time. */
export class Heartbeat {
  readonly #busyTime: number;
  #sent: { readonly answer: Promise<boolean>; readonly since: number } | undefined;

  /** @param busyTime How long a thread may be silent and count as busy, in milliseconds. */
  constructor(busyTime: number) {
    this.#busyTime = busyTime;
  }

  /** Whether the thread answers a ping, or was sent one not longer than `busyTime` ago. Resolves within 0.6 s. */
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
