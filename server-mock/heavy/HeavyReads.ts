import { setTimeout as delay } from 'node:timers/promises';
import type { Queryable, QueryResult } from '../db/Database.ts';
import { Turns } from '../db/Turns.ts';
import { aside, sinceLastCall, whenIdle } from './callsUnderWay.ts';

/** Calls of one user that may wait for the one under way. */
const mostWaiting = 2;
/** Milliseconds a call waits for the user's other one. */
const patience = 30_000;

/** Milliseconds a statement stands aside for calls under way, at most: a read goes on under steady load too. */
const courtesy = 50;

/** Others count as working for this long after a call of theirs, in milliseconds. */
const attention = 1_000;
/** Longest pause between two statements, in milliseconds. */
const longestPause = 25;

/** Ends a heavy read; calling it again does nothing. */
export type EndRead = () => void;

interface Waiting {
  start(end: EndRead): void;
}

/**
 * Admits heavy reads (exports, long lists): one per user, later ones of that user wait. Statements of all heavy reads run
 * one after the other, so that at most one of them is in the way of everything else.
 */
export class HeavyReads {
  readonly #waiting = new Map<number, Waiting[]>();
  readonly #lane = new Turns();
  /** When the last statement began. */
  #began = Number.NEGATIVE_INFINITY;

  /** Resolves when the user's earlier heavy reads have ended; undefined when that takes too long or too many wait. */
  begin(userId: number): Promise<EndRead | undefined> {
    const others = this.#waiting.get(userId);
    if (others === undefined) {
      this.#waiting.set(userId, []);
      return Promise.resolve(this.#endOf(userId));
    }
    if (others.length >= mostWaiting) return Promise.resolve(undefined);
    return aside(() => this.#turnOf(others));
  }

  /** How many calls of this user wait for the one under way. */
  waitingOf(userId: number): number {
    return this.#waiting.get(userId)?.length ?? 0;
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

  /**
   * Runs one statement of a heavy read when those of the others have ended and other calls leave room. While others work,
   * a pause half as long as the last statement and what was made of it comes before.
   */
  query(db: Queryable, sql: string, params: readonly unknown[]): Promise<QueryResult> {
    return this.#lane.take(async () => {
      if (sinceLastCall() < attention)
        await delay(Math.min(longestPause, (performance.now() - this.#began) / 2));
      await whenIdle(courtesy);
      this.#began = performance.now();
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
