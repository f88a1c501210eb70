/** Answers that may come at once, of one user to one form. */
const atOnce = 20;
/** Milliseconds until one more may come. */
const pause = 5_000;
/** Maximum entries. The oldest are removed: who has been quiet longest may answer at once again. */
const remembered = 10_000;

/** Answers of a user to a form, as a leaky bucket. */
interface Bucket {
  readonly level: number;
  readonly at: number;
}

/**
 * Slows down answers to forms: of each user 20 at once to a form, then one every five seconds. Counts nothing per form alone,
 * so no user keeps others from answering.
 */
export class AnswerBrake {
  readonly #buckets = new Map<string, Bucket>();
  readonly #millis: () => number;

  constructor(millis: () => number) {
    this.#millis = millis;
  }

  /** Counts an answer. Seconds until it may come; 0: now. An answer that has to wait is not counted. */
  secondsFor(table: string, userId: number): number {
    const key = `${table} ${userId}`;
    const now = this.#millis();
    const bucket = this.#buckets.get(key) ?? { level: 0, at: now };
    // A clock that was set back takes nothing off.
    const level = Math.max(0, bucket.level - Math.max(0, now - bucket.at) / pause);
    const over = level + 1 - atOnce;
    const isTaken = over <= 0;
    this.#buckets.delete(key);
    this.#buckets.set(key, { level: isTaken ? level + 1 : level, at: now });
    if (!isTaken) return Math.max(1, Math.ceil((over * pause) / 1_000));
    const [oldest] = this.#buckets.size > remembered ? this.#buckets.keys() : [];
    if (oldest !== undefined) this.#buckets.delete(oldest);
    return 0;
  }

  /** Entries in memory. */
  get size(): number {
    return this.#buckets.size;
  }
}
