import type pg from 'pg';
import type { QueryOptions, TransactionOptions } from '../Database.ts';

/** Limits of a statement that differ from the usual ones. */
export type StatementLimits = Pick<QueryOptions, 'timeout' | 'isOnOneCore'>;

/** What each statement needs: the meaning of `now()`, and its usual timeout in ms. */
export interface UsualSettings {
  /** IANA name. */
  readonly timeZone: string;
  readonly timeout: number;
}

/** How statements get time zone, date format and limits. */
export interface StatementSettings {
  /** Name of the connections in `pg_stat_activity`. */
  readonly applicationName: string;
  /** Whether a connection keeps prepared statements by name. */
  readonly keepsNames: boolean;
  /** Runs when a connection opens. */
  opened(client: pg.ClientBase): Promise<void>;
  /** Runs one statement outside a transaction. */
  statement<T>(client: pg.ClientBase, limits: StatementLimits, run: () => Promise<T>): Promise<T>;
  /** Text that begins a transaction whose statements have this timeout in ms. */
  begin(isolation: TransactionOptions['isolation'], timeout: number): string;
}

/** Longest time in ms that a transaction may hold its connection without a statement. */
export const idleTimeout = 60_000;

/** One core: no parallel workers. */
export const oneCore = 'max_parallel_workers_per_gather = 0';
