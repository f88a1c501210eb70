import type { QueryResult } from './Database.ts';
import { DatabaseError } from './DatabaseError.ts';

const stateFull = '53100';
const stateReadOnly = '25006';

const writableSql =
  "select not pg_is_in_recovery() and current_setting('default_transaction_read_only') = 'off' as writable";

/** Allocates disk blocks. It is one statement, so its transaction drops the table again. */
const roomSql = `do $$ begin
  create temporary table jig_room on commit drop as select repeat('x', 1000) from generate_series(1, 64);
end $$`;

const stateOf = (error: unknown): string | undefined =>
  error instanceof DatabaseError ? error.sqlState : undefined;

/** Whether a write was refused because the database is read-only, as a standby and a former primary are. */
export const isReadOnly = (error: unknown): boolean => stateOf(error) === stateReadOnly;

/** Tracks whether PostgreSQL accepts writes, from its errors and from probes. */
export class Writability {
  /** True after a "disk full" error, until a probe can write again. */
  #isFull = false;

  /** Records an error. Returns true when the connection must be discarded: it stays read-only for its lifetime. */
  refused(error: unknown): boolean {
    if (stateOf(error) === stateFull) this.#isFull = true;
    return isReadOnly(error);
  }

  /** Resolves when the database accepts writes; otherwise throws {@link DatabaseError}. */
  async probe(ask: (sql: string) => Promise<QueryResult>): Promise<void> {
    const { rows } = await ask(writableSql);
    if (rows[0]?.writable !== true)
      throw new DatabaseError('other', stateReadOnly, {}, { cause: new Error('the database is read-only') });
    if (!this.#isFull) return;
    try {
      await ask(roomSql);
    } catch (error) {
      if (stateOf(error) === stateFull) throw error;
      // The account may not create temporary tables: only its next write can tell.
    }
    this.#isFull = false;
  }
}
