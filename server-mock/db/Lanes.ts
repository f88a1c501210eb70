import type { DatabaseLoad } from './Database.ts';

/** Purpose of a borrowed connection. */
export type Lane = 'query' | 'transaction';

interface Waiting {
  readonly lane: Lane;
  readonly start: () => void;
}

/** Connections that one lane always leaves to the other. */
const reserved = 2;

/**
 * Queue in front of a connection pool: first come, first served, without a timeout. Each lane leaves some
 * connections to the other, so many saves do not block reads, and many reads do not block saves.
 */
export class Lanes {
  readonly #total: number;
  readonly #most: number;
  readonly #running = { query: 0, transaction: 0 };
  readonly #queue: Waiting[] = [];

  /** @param total Connections of the pool. */
  constructor(total: number) {
    this.#total = total;
    this.#most = Math.max(1, total - reserved);
  }

  /** Number of callers waiting for a connection. */
  get waiting(): number {
    return this.#queue.length;
  }

  get load(): DatabaseLoad {
    const { query, transaction } = this.#running;
    return { connections: this.#total, busy: query + transaction, waiting: this.#queue.length };
  }

  /** Runs `work` as soon as its lane may use a connection. */
  async take<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      this.#queue.push({ lane, start });
      this.#next();
    });
    try {
      return await work();
    } finally {
      this.#running[lane] -= 1;
      this.#next();
    }
  }

  /** Starts every waiting caller whose lane is free, in order of arrival. */
  #next(): void {
    for (;;) {
      const index = this.#queue.findIndex(({ lane }) => this.#isFree(lane));
      const [chosen] = index < 0 ? [] : this.#queue.splice(index, 1);
      if (chosen === undefined) return;
      this.#running[chosen.lane] += 1;
      chosen.start();
    }
  }

  #isFree(lane: Lane): boolean {
    const { query, transaction } = this.#running;
    return query + transaction < this.#total && this.#running[lane] < this.#most;
  }
}
