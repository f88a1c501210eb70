import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../../server-mock/db/Database.ts';
import { openPostgres } from '../../server-mock/db/postgres.ts';
import { createCopyable } from './createCopyable.ts';

/**
 * Name of a database on the shared PostgreSQL to copy. The first caller of a run makes it by `fill`; others, in other
 * processes too, wait for it.
 */
export const sharedTemplate = async (
  name: string,
  fill: (database: Database) => Promise<void>,
): Promise<string> => {
  const server = inject('postgresUrl');
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount !== 0) return name;
    const making = `${name}_making`;
    await client.query(`drop database if exists ${making}`);
    await createCopyable(server, making);
    const database = await openPostgres({ url: server.replace(/postgres$/, making) });
    await fill(database).finally(() => database.close());
    await client.query(`alter database ${making} rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
};
