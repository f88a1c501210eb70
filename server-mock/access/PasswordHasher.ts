import { hashPassword, isPassword } from './password.ts';

/** Concurrent hashes; the rest of Node's four worker threads stays free for files. */
const mostAtOnce = 2;
/** Maximum queue length: about two seconds of work. */
const mostWaiting = 64;

/** The hashing queue is full: retry after `seconds`. */
export interface HasherBusy {
  readonly ok: false;
  readonly seconds: number;
}

/** The result, or a full queue. */
export type Hashed<T> = { readonly ok: true; readonly value: T } | HasherBusy;

/** Hashes passwords in a bounded queue: one hash takes 16 MB and 50 ms, and anyone may ask for it. */
export class PasswordHasher {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** Hashes a password. */
  hash(password: string): Promise<Hashed<string>> {
    return this.#take(() => hashPassword(password));
  }

  /** Whether a password matches the hash. A null hash takes as long and never matches. */
  matches(password: string, hash: string | null): Promise<Hashed<boolean>> {
    return this.#take(() => isPassword(password, hash));
  }

  async #take<T>(work: () => Promise<T>): Promise<Hashed<T>> {
    if (this.#running < mostAtOnce) this.#running += 1;
    else {
      if (this.#waiting.length >= mostWaiting) return { ok: false, seconds: 2 };
      // The task that ends passes on its slot, so `running` stays unchanged.
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
