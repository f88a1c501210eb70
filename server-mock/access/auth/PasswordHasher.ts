import { hashPassword, isPassword } from './password.ts';

/** Hashes at once; the others of Node's four worker threads stay free for files. */
const mostAtOnce = 2;
/** Hashes that may wait: about two seconds of work. */
const mostWaiting = 64;

/** Too many passwords wait to be hashed: try again after `seconds`. */
export interface HasherBusy {
  readonly ok: false;
  readonly seconds: number;
}

/** What was asked for, or that the queue is full. */
export type Hashed<T> = { readonly ok: true; readonly value: T } | HasherBusy;

/** Hashes passwords in a bounded queue: one hash takes 16 MB and 50 ms, and anyone may ask for it. */
export class PasswordHasher {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** One-way form of a password. */
  hash(password: string): Promise<Hashed<string>> {
    return this.#take(() => hashPassword(password));
  }

  /** Whether a password is the hashed one; null takes as long and is never right. */
  matches(password: string, hash: string | null): Promise<Hashed<boolean>> {
    return this.#take(() => isPassword(password, hash));
  }

  async #take<T>(work: () => Promise<T>): Promise<Hashed<T>> {
    if (this.#running < mostAtOnce) this.#running += 1;
    else {
      if (this.#waiting.length >= mostWaiting) return { ok: false, seconds: 2 };
      // Whoever ends hands over the place, so `running` stays as it is.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    try {
      return { ok: true, value: await work() };
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
