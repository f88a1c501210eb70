import type { Queryable, QueryResult } from '../db/Database.ts';
import { Turns } from '../db/Turns.ts';
import { aside } from './callsUnderWay.ts';
import { StatementPace } from './StatementPace.ts';

/** Maximum waiting calls per user. */
const mostWaiting = 2;
/** Milliseconds a call waits for the user's other call. */
const patience = 30_000;

/** Ends a heavy read; calling it again does nothing. */
export type EndRead = () => void;

interface Waiting {
  start(end: EndRead): void;
}

/**
 * Limits heavy reads (exports, long lists) to one per user; later ones wait. Statements of all heavy reads run one
 * at a time, so that at most one of them delays other work.
 */
export class HeavyReads {
  readonly #waiting = new Map<number, Waiting[]>();
  readonly #lane = new Turns();
  readonly #pace = new StatementPace();

  /** Resolves when the user's earlier heavy reads have ended. Undefined: timeout or queue full. */
  begin(userId: number): Promise<EndRead | undefined> {
    const others = this.#waiting.get(userId);
    if (others === undefined) {
      this.#waiting.set(userId, []);
      return Promise.resolve(this.#endOf(userId));
    }
    if (others.length >= mostWaiting) return Promise.resolve(undefined);
    return aside(() => this.#turnOf(others));
  }

  /** Number of waiting calls of this user. */
  waitingOf(userId: number): number {
    return this.#waiting.get(userId)?.length ?? 0;
  }

  /** Users with a heavy read now, and statements of them that run or wait. */
  get load(): { readonly reads: number; readonly statements: number } {
    return { reads: this.#waiting.size, statements: this.#lane.waiting };
  }

  #turnOf(others: Waiting[]): Promise<EndRead | undefined> {
    return new Promise((resolve) => {
      const waiting: Waiting = {
        start(end) {
          clearTimeout(timer);
          resolve(end);
        },
      };
      const timer = setTimeout(() => {
        others.splice(others.indexOf(waiting), 1);
        resolve(undefined);
      }, patience);
      others.push(waiting);
    });
  }

  /** Runs one statement of a heavy read, after those of others and when other calls leave room. */
  query(db: Queryable, sql: string, params: readonly unknown[]): Promise<QueryResult> {
    return this.#lane.take(async () => {
      await this.#pace.rest();
      return db.query(sql, params);
    });
  }

  #endOf(userId: number): EndRead {
    let isEnded = false;
    return () => {
      if (isEnded) return;
      isEnded = true;
      const next = this.#waiting.get(userId)?.shift();
      if (next === undefined) this.#waiting.delete(userId);
      else next.start(this.#endOf(userId));
    };
  }
}
