import { refuseWaitInTransaction } from '../db/transactionScope.ts';
import type { ChangeCounters } from '../totals/ChangeCounters.ts';

/** Milliseconds between two readings of one question. */
const pause = 2_000;
/** Most kept answers; the least recently used go first. */
const capacity = 2_000;
/** Questions that run at once, so that boards leave connections to lists and saves. */
const atOnce = 4;

/** An answer, and the stamp of its tables before it was read (`ChangeCounters.seal`). */
export interface Stamped<T> {
  readonly value: T;
  readonly stamp: string;
}

interface Kept {
  readonly stamp: string;
  readonly seal: string;
  readonly readAt: number;
  readonly value: Promise<unknown>;
  /** The reading that begins once the pause is over. */
  next?: Promise<Stamped<unknown>>;
}

/**
 * Answers of questions that many viewers ask again and again. A question is read when its tables changed since, at most once
 * in two seconds, and once for all who ask at that time; a few questions run at a time.
 */
export class PacedAnswers {
  readonly #changes: ChangeCounters;
  readonly #kept = new Map<string, Kept>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(changes: ChangeCounters) {
    this.#changes = changes;
  }

  /** The answer of a question. `key` identifies the question and what its asker may see, `tables` what it reads. */
  async of<T>(tables: readonly string[], key: string, compute: () => Promise<T>): Promise<Stamped<T>> {
    refuseWaitInTransaction('a shared answer');
    const kept = this.#kept.get(key);
    const stamp = this.#changes.stamp(tables);
    if (kept === undefined) return this.#read(tables, key, compute);
    if (kept.stamp === stamp) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return { value: (await kept.value) as T, stamp: kept.seal }; // a key always has one type of answer
    }
    const wait = kept.readAt + pause - Date.now();
    if (wait <= 0) return this.#read(tables, key, compute);
    kept.next ??= new Promise((resolve) => setTimeout(resolve, wait)).then(() =>
      this.#read(tables, key, compute),
    );
    return (await kept.next) as Stamped<T>; // as above
  }

  async #read<T>(tables: readonly string[], key: string, compute: () => Promise<T>): Promise<Stamped<T>> {
    // Taken before the reading: a write during it makes the answer old at once.
    const stamp = this.#changes.stamp(tables);
    const seal = this.#changes.seal(tables);
    const value = this.#inTurn(compute);
    this.#kept.delete(key);
    this.#kept.set(key, { stamp, seal, readAt: Date.now(), value });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= capacity) break;
      this.#kept.delete(oldest);
    }
    try {
      return { value: await value, stamp: seal };
    } catch (error) {
      if (this.#kept.get(key)?.value === value) this.#kept.delete(key);
      throw error;
    }
  }

  async #inTurn<T>(compute: () => Promise<T>): Promise<T> {
    if (this.#running >= atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#running += 1;
    try {
      return await compute();
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }
}
