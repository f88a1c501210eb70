import { refuseWaitInTransaction } from '../db/transactionScope.ts';
import type { ChangeCounters } from '../totals/ChangeCounters.ts';
import { QuestionQueue } from './QuestionQueue.ts';

/** Milliseconds between two readings of one question: at least, and at most. */
const shortestRest = 2_000;
const longestRest = 60_000;
/** A question that takes long rests for so many times as long, so that it uses a small part of one core. */
const restsTimes = 30;
/** Most kept answers; the least recently used go first. */
const capacity = 2_000;

/** An answer, and the stamp of its tables before it was read (`ChangeCounters.seal`). */
export interface Stamped<T> {
  readonly value: T;
  readonly stamp: string;
  /** Milliseconds. Present where the tables changed since: how old it is, and after how long a newer one can be had. */
  readonly kept?: { readonly age: number; readonly again: number };
}

interface Kept {
  readonly stamp: string;
  readonly seal: string;
  readonly readAt: number;
  readonly value: Promise<unknown>;
  /** It could not be read. */
  hasFailed: boolean;
}

/**
 * Answers of questions that many viewers ask again and again. A question is read when its tables changed since, once for all
 * who ask at that time, and then rests: two seconds, or thirty times as long as it took, also when it failed. Who asks meanwhile
 * is given the answer from before at once, and told when to ask again.
 */
export class PacedAnswers {
  readonly #changes: ChangeCounters;
  readonly #kept = new Map<string, Kept>();
  readonly #queue = new QuestionQueue();
  readonly #beside = new Map<string, PacedAnswers>();

  constructor(changes: ChangeCounters) {
    this.#changes = changes;
  }

  /** Answers of another database, whose questions neither wait for those of the installation nor hold them. */
  beside(database: string): PacedAnswers {
    const found = this.#beside.get(database) ?? new PacedAnswers(this.#changes);
    this.#beside.set(database, found);
    return found;
  }

  /** The answer of a question. `key` identifies the question and what its asker may see, `tables` what it reads. */
  async of<T>(tables: readonly string[], key: string, compute: () => Promise<T>): Promise<Stamped<T>> {
    refuseWaitInTransaction('a shared answer');
    const kept = this.#kept.get(key);
    if (kept === undefined) return this.#read(tables, key, compute);
    const age = Date.now() - kept.readAt;
    const again = this.#restOf(key) - age;
    const isAsNow = !kept.hasFailed && kept.stamp === this.#changes.stamp(tables);
    if (!isAsNow && again <= 0) return this.#read(tables, key, compute);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const value = (await kept.value) as T; // a key always has one type of answer
    return { value, stamp: kept.seal, ...(!isAsNow && { kept: { age, again } }) };
  }

  #restOf(key: string): number {
    return Math.min(longestRest, Math.max(shortestRest, this.#queue.tookOf(key) * restsTimes));
  }

  async #read<T>(tables: readonly string[], key: string, compute: () => Promise<T>): Promise<Stamped<T>> {
    // Taken before the reading: a write during it makes the answer old at once.
    const stamp = this.#changes.stamp(tables);
    const seal = this.#changes.seal(tables);
    const value = this.#queue.run(key, compute);
    this.#kept.delete(key);
    const kept: Kept = { stamp, seal, readAt: Date.now(), value, hasFailed: false };
    this.#kept.set(key, kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= capacity) break;
      this.#kept.delete(oldest);
      this.#queue.forget(oldest);
    }
    try {
      return { value: await value, stamp: seal };
    } catch (error) {
      kept.hasFailed = true;
      throw error;
    }
  }
}
