import type { ServerContext } from '../context/ServerContext.ts';
import type { Queryable, QueryResult } from '../db/Database.ts';
import type { RawBuilder } from '../db/sql/sql.ts';
import { systemSql } from '../reading/systemRows.ts';
import { limits } from './limits.ts';
import { quoteName } from './quote.ts';
import { readerRole } from './readerRole.ts';
import { textBounds } from './textBounds.ts';

/** Carries the rows out while it forces a rollback. */
class RolledBack extends Error {
  constructor(readonly result: QueryResult) {
    super('rolled back on purpose');
  }
}

/**
 * Fetches rows in batches, larger ones for small rows, so that memory stays near the size limit of an answer. Stops
 * early when the answer is too large; the caller measures it. All fetches share the timeout of one statement.
 */
const fetched = async (
  tx: Queryable,
  statement: string,
  params: readonly unknown[],
): Promise<QueryResult> => {
  const end = performance.now() + limits.time;
  const left = (): { readonly timeout: number } => ({
    timeout: Math.max(1, Math.ceil(end - performance.now())),
  });
  await tx.query(`declare "jig_rows" no scroll cursor for ${statement}`, params, left());
  const rows: QueryResult['rows'][number][] = [];
  let size = 0;
  for (let count = 1; size <= limits.answer; ) {
    const found = await tx.query(`fetch ${count} from "jig_rows"`, [], left());
    rows.push(...found.rows);
    if (found.rows.length < count) break;
    const last = JSON.stringify(found.rows).length;
    size += last;
    const each = Math.max(1, last / count);
    count = Math.max(1, Math.min(limits.fetched, Math.floor((limits.answer - size) / each)));
  }
  return { rows, affected: 0 };
};

/**
 * Runs a statement in a read-only transaction that always rolls back. It uses a restricted role where the database
 * allows one, a fixed search path and a timeout of two seconds. PostgreSQL stops a statement by `statement_timeout`.
 * PGlite kills its thread, which is safe because nothing else runs on it. Throws DatabaseError.
 */
export const readOnly = async (
  context: ServerContext,
  statement: RawBuilder<unknown>,
  before: '' | 'explain ' = '',
): Promise<QueryResult> => {
  const role = await readerRole(context);
  await textBounds(context);
  const { sql, params } = systemSql('sqlParameter', statement);
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
        throw new RolledBack(
          before === '' ? await fetched(tx, sql, params) : await tx.query(before + sql, params),
        );
      },
      { timeout: limits.time, retries: 0 },
    );
  } catch (error) {
    if (error instanceof RolledBack) return error.result;
    throw error;
  }
  throw new Error('a read-only transaction ended without its rows (bug)');
};
