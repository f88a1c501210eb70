import { DatabaseError } from './DatabaseError.ts';

/** Ends a transaction that holds the connection without a statement for too long. */
export class IdleLimit {
  readonly #millis: number;
  readonly #expired: Promise<never>;
  #reject: (error: DatabaseError) => void = () => undefined;
  #timer: NodeJS.Timeout | undefined;
  #running = 0;
  /** Why the transaction was ended; undefined while it may go on. */
  refusal: DatabaseError | undefined;

  /** `millis`: the longest time between two statements. */
  constructor(millis: number) {
    this.#millis = millis;
    this.#expired = new Promise((_resolve, reject) => {
      this.#reject = reject;
    });
    // It may expire after the transaction has ended.
    this.#expired.catch(() => undefined);
  }

  /** Runs the transaction's body; rejects with `timeout` when it is idle for too long. */
  async during<T>(run: () => Promise<T>): Promise<T> {
    this.#wait();
    try {
      return await Promise.race([run(), this.#expired]);
    } finally {
      clearTimeout(this.#timer);
    }
  }

  /** Runs one statement, which has its own limit. */
  async busy<T>(statement: () => Promise<T>): Promise<T> {
    clearTimeout(this.#timer);
    this.#running += 1;
    try {
      return await statement();
    } finally {
      this.#running -= 1;
      if (this.#running === 0) this.#wait();
    }
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      const cause = new Error(`a transaction sent no statement for ${this.#millis} ms`);
      this.refusal = new DatabaseError('timeout', '25P03', {}, { cause });
      this.#reject(this.refusal);
    }, this.#millis).unref();
  }
}
