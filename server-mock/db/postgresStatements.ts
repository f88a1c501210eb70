import type pg from 'pg';
import type { QueryResult } from './Database.ts';

/** Extra milliseconds after the statement timeout before the connection counts as dead. */
const silence = 2_000;

/** Adds a client-side timeout for a database that does not answer; `timeout` 0: none. */
export const limited = (
  text: string,
  timeout: number,
  values: readonly (string | null)[] = [],
): pg.QueryConfig =>
  ({
    text,
    values: [...values],
    ...(timeout === 0 ? {} : { query_timeout: timeout + silence }),
  }) as pg.QueryConfig;

/** Name by statement text, the same on every connection. */
const preparedNames = new Map<string, string>();

/** Statement with its timeout, and with a name if it is to be prepared. */
export const statementOf = (
  text: string,
  values: (string | null)[],
  isNamed: boolean,
  limit: number,
): pg.QueryConfig => {
  const config = limited(text, limit, values);
  if (!isNamed) return config;
  const name = preparedNames.get(text) ?? `jig_${preparedNames.size + 1}`;
  preparedNames.set(text, name);
  return { ...config, name };
};

const changing: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** The result of a statement as the driver gives it. */
export const resultOf = (result: pg.QueryResult): QueryResult => ({
  rows: result.rows,
  affected: changing.has(result.command) ? (result.rowCount ?? 0) : 0,
});
