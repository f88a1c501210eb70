import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../../server-mock/db/Database.ts';
import { openPglite } from '../../server-mock/db/pglite.ts';
import { openPostgres } from '../../server-mock/db/postgres.ts';

export const databaseKinds = ['pglite', 'postgres'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

export interface TestDatabaseOptions {
  /** Default: `Asia/Shanghai`. */
  readonly timeZone?: string;
  readonly statementTimeout?: number;
  /** PGlite only: stores the data there instead of in memory. */
  readonly directory?: string;
}

/** Opens a new empty database of a kind, for tests of the project `db`; `close()` it in `afterAll`. */
export function openTestDatabase(kind: DatabaseKind, options: TestDatabaseOptions = {}): Promise<Database> {
  return open[kind](options);
}

/** URL of a new empty database on the shared PostgreSQL, usable as DATABASE_URL. */
export async function newPostgresUrl(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  // A linguistic collation on purpose: our tables must sort alike on both databases whatever the default.
  await client.query(`create database ${name} template template0 locale_provider icu icu_locale 'zh'`);
  await client.end();
  return inject('postgresUrl').replace(/postgres$/, name);
}

const open: { readonly [K in DatabaseKind]: (options: TestDatabaseOptions) => Promise<Database> } = {
  pglite: (options) => openPglite({ ...options, load: readFileSync(inject('emptyPglite')) }),
  postgres: async ({ directory: _directory, ...options }) =>
    openPostgres({ ...options, url: await newPostgresUrl() }),
};
