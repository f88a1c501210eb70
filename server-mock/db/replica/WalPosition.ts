import type { Queryable } from '../Database.ts';

/** Reads a position in the log of PostgreSQL, like `16/B374D848`. Undefined: none. */
export const walPosition = (text: unknown): bigint | undefined => {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(String(text)) ?? [];
  return high === undefined || low === undefined
    ? undefined
    : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
};

/** Asks the primary how far its log is, once for all callers that wait for the same answer. */
export class WalPosition {
  readonly #primary: Queryable;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<bigint> | undefined;

  constructor(primary: Queryable) {
    this.#primary = primary;
  }

  /** A position behind everything that was committed before this call: it is asked for after it. */
  now(): Promise<bigint> {
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        const asked = this.#ask();
        this.#running = asked;
        return asked;
      });
    return this.#next;
  }

  async #ask(): Promise<bigint> {
    // The end of what is inserted, as a commit may be answered before its log is written (synchronous_commit = off).
    const { rows } = await this.#primary.query('select pg_current_wal_insert_lsn()::text as "wal"');
    const position = walPosition(rows[0]?.wal);
    if (position === undefined) throw new Error('the primary does not say how far its log is');
    return position;
  }
}
