import type pg from 'pg';
import type { QueryOptions } from './Database.ts';

/** How long after its own limit a statement of a database that does not answer is given up; ms. */
const silence = 2_000;

/** A statement whose connection is given up when no answer comes at all; `timeout` 0: never. */
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

/** Names of the prepared statements: a text has the same one on every connection. */
const preparedNames = new Map<string, string>();

/** The statement with its time limit; a prepared one goes by a name of its own. */
export const statementOf = (
  text: string,
  values: (string | null)[],
  { prepared }: QueryOptions,
  limit: number,
): pg.QueryConfig => {
  const config = limited(text, limit, values);
  if (prepared !== true) return config;
  const name = preparedNames.get(text) ?? `jig_${preparedNames.size + 1}`;
  preparedNames.set(text, name);
  return { ...config, name };
};
