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
  /** Default `Asia/Shanghai`. */
  readonly timeZone?: string;
  readonly statementTimeout?: number;
  /** PGlite only: keep the data there instead of in memory. */
  readonly directory?: string;
}

/** A new empty database of a kind; `close()` it in `afterAll`. For tests of the project `db`. */
export function openTestDatabase(kind: DatabaseKind, options: TestDatabaseOptions = {}): Promise<Database> {
  return open[kind](options);
}

/** The address of a new empty database on the shared PostgreSQL (what DATABASE_URL is for a started server). */
export async function newPostgresUrl(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  // A linguistic collation on purpose: what we create must sort alike on both databases whatever the default is.
  await client.query(`create database ${name} template template0 locale_provider icu icu_locale 'zh'`);
  await client.end();
  return inject('postgresUrl').replace(/postgres$/, name);
}

const open: { readonly [K in DatabaseKind]: (options: TestDatabaseOptions) => Promise<Database> } = {
  pglite: (options) => openPglite({ ...options, load: readFileSync(inject('emptyPglite')) }),
  postgres: async ({ directory: _directory, ...options }) =>
    openPostgres({ ...options, url: await newPostgresUrl() }),
};
