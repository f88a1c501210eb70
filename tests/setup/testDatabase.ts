import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { Database } from '../../server-mock/db/Database.ts';
import { openPglite } from '../../server-mock/db/pglite.ts';
import { openPostgres } from '../../server-mock/db/postgres.ts';
import { createCopyable } from './createCopyable.ts';

export const databaseKinds = ['pglite', 'postgres'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

export interface TestDatabaseOptions {
  /** Default: `Asia/Shanghai`. */
  readonly timeZone?: string;
  readonly statementTimeout?: number;
  /** PGlite only: stores the data there instead of in memory. */
  readonly directory?: string;
  /** Has the tables of the shipped schemas. */
  readonly isMigrated?: boolean;
}

/** Opens a new database of a kind, for tests of the project `db`; `close()` it in `afterAll`. */
export function openTestDatabase(kind: DatabaseKind, options: TestDatabaseOptions = {}): Promise<Database> {
  return open[kind](options);
}

/** URL of a new database on the shared PostgreSQL, usable as DATABASE_URL: empty, or a copy of `from`. */
export async function newPostgresUrl(from?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createCopyable(inject('postgresUrl'), name, from);
  return inject('postgresUrl').replace(/postgres$/, name);
}

const open: { readonly [K in DatabaseKind]: (options: TestDatabaseOptions) => Promise<Database> } = {
  pglite: ({ isMigrated, ...options }) =>
    openPglite({
      ...options,
      load: readFileSync(inject(isMigrated === true ? 'migratedPglite' : 'emptyPglite')),
    }),
  postgres: async ({ directory: _directory, isMigrated, ...options }) =>
    openPostgres({
      ...options,
      url: await newPostgresUrl(isMigrated === true ? inject('migratedPostgres') : undefined),
    }),
};
