import type { CallInHand } from '../log/CallInHand.ts';

/** A statement by itself, a whole transaction, or a statement within one. */
export type WorkKind = 'statement' | 'transaction' | 'step';

/** Work of the database that has begun. */
export interface BegunWork {
  readonly kind: WorkKind;
  /** Text with `$1..$n` in place of values; empty for a transaction. */
  readonly sql: string;
  /** `performance.now()` at its begin. */
  readonly since: number;
  /** Undefined: work by the clock, or what calls share. */
  readonly call: CallInHand | undefined;
}

/** How work of the database ended. */
export interface WorkEnd {
  /** Milliseconds with the wait for a connection. */
  readonly millis: number;
  /** Milliseconds of the wait for a connection; 0 where that is not known. */
  readonly waited: number;
  readonly isRefused: boolean;
}

/** Hears of work of the database. It must not throw, and is called often. */
export interface DatabaseWatch {
  began(work: BegunWork): void;
  ended(work: BegunWork, end: WorkEnd): void;
}
