import type { RawBuilder } from 'kysely';
import type { QueryResult } from '../db/Database.ts';
import type { ServerContext } from '../ServerContext.ts';
import { compileSql } from '../sql/compile.ts';
import { limits } from './limits.ts';
import { quoteName } from './quote.ts';
import { readerRole } from './readerRole.ts';

/** Carries the rows out, so that the transaction rolls back however it went. */
class RolledBack extends Error {
  constructor(readonly result: QueryResult) {
    super('rolled back on purpose');
  }
}

/**
 * Runs a statement in a transaction of its own that can only read and is always rolled back: a role without other rights
 * where the database lets us have one, a fixed search path, two seconds. PostgreSQL stops a statement by
 * `statement_timeout`; PGlite by ending its thread, which is safe as nothing else runs on it. Throws DatabaseError.
 */
export const readOnly = async (
  context: ServerContext,
  statement: RawBuilder<unknown>,
  before: '' | 'explain ' = '',
): Promise<QueryResult> => {
  const role = await readerRole(context);
  const { sql, params } = compileSql(statement);
  try {
    await context.db.transaction(
      async (tx): Promise<never> => {
        await tx.query('set transaction read only');
        await tx.query(
          `select set_config('search_path', 'pg_catalog, ' || quote_ident(current_schema()) || ', pg_temp', true),
             set_config('lock_timeout', $1, true), set_config('max_parallel_workers_per_gather', '0', true)`,
          [String(limits.time)],
        );
        if (role !== undefined) await tx.query(`set local role ${quoteName(role)}`);
        throw new RolledBack(await tx.query(before + sql, params));
      },
      { timeout: limits.time, retries: 0 },
    );
  } catch (error) {
    if (error instanceof RolledBack) return error.result;
    throw error;
  }
  throw new Error('a read-only transaction ended without its rows (bug)');
};
