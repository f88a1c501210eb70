import { DatabaseError } from './DatabaseError.ts';

/** Ends a transaction that holds the connection too long without running a statement. */
export class IdleLimit {
  readonly #millis: number;
  readonly #expired: Promise<never>;
  #reject: (error: DatabaseError) => void = () => undefined;
  #timer: NodeJS.Timeout | undefined;
  #running = 0;
  /** The error that ended the transaction; undefined while it may continue. */
  refusal: DatabaseError | undefined;

  /** @param millis Longest time between two statements. */
  constructor(millis: number) {
    this.#millis = millis;
    this.#expired = new Promise((_resolve, reject) => {
      this.#reject = reject;
    });
    // The limit may expire after the transaction has ended.
    this.#expired.catch(() => undefined);
  }

  /** Runs the body of the transaction. Rejects with `timeout` when it is idle for too long. */
  async during<T>(run: () => Promise<T>): Promise<T> {
    this.#wait();
    try {
      return await Promise.race([run(), this.#expired]);
    } finally {
      clearTimeout(this.#timer);
    }
  }

  /** Runs one statement and pauses the idle limit; the statement has its own timeout. */
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
