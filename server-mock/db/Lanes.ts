/** What a connection is lent for. */
export type Lane = 'query' | 'transaction';

interface Waiting {
  readonly lane: Lane;
  readonly start: () => void;
}

/** Connections neither lane may take from the other. */
const reserved = 2;

/**
 * The queue in front of a connection pool: first come, first served, without a time limit. Neither lane takes the last
 * connections, so many saves do not stop reading, and many reads do not stop saving.
 */
export class Lanes {
  readonly #total: number;
  readonly #most: number;
  readonly #running = { query: 0, transaction: 0 };
  readonly #queue: Waiting[] = [];

  /** `total`: connections of the pool. */
  constructor(total: number) {
    this.#total = total;
    this.#most = Math.max(1, total - reserved);
  }

  /** How many wait for a connection. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Runs `work` when a connection is free for it. */
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

  /** Starts whoever may start, in order of asking. */
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
