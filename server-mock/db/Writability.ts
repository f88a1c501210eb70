import type { QueryResult } from './Database.ts';
import { DatabaseError } from './DatabaseError.ts';

const stateFull = '53100';
const stateReadOnly = '25006';

const writableSql =
  "select not pg_is_in_recovery() and current_setting('default_transaction_read_only') = 'off' as writable";

/** Needs new blocks on the disk; one statement is one transaction, which drops the table again. */
const roomSql = `do $$ begin
  create temporary table jig_room on commit drop as select repeat('x', 1000) from generate_series(1, 64);
end $$`;

const stateOf = (error: unknown): string | undefined =>
  error instanceof DatabaseError ? error.sqlState : undefined;

/** Whether PostgreSQL takes writes, from what its refusals said and from a probe. */
export class Writability {
  /** True from a refusal for want of disk space until a probe can write again. */
  #isFull = false;

  /** Notes a refusal. True: the connection is of no more use, because it keeps the read-only setting for its life. */
  refused(error: unknown): boolean {
    const state = stateOf(error);
    if (state === stateFull) this.#isFull = true;
    return state === stateReadOnly;
  }

  /** Resolves when the database takes writes; throws {@link DatabaseError} when it does not. */
  async probe(ask: (sql: string) => Promise<QueryResult>): Promise<void> {
    const { rows } = await ask(writableSql);
    if (rows[0]?.writable !== true)
      throw new DatabaseError('other', stateReadOnly, {}, { cause: new Error('the database is read-only') });
    if (!this.#isFull) return;
    try {
      await ask(roomSql);
    } catch (error) {
      if (stateOf(error) === stateFull) throw error;
      // An account without temporary tables: only its next write can tell.
    }
    this.#isFull = false;
  }
}
