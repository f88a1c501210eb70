import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { Database } from '../../server-mock/db/Database.ts';
import { openPglite } from '../../server-mock/db/pglite.ts';
import { openPostgres } from '../../server-mock/db/postgres.ts';
import { createCopyable } from './createCopyable.ts';
import { StatementNotes } from './StatementNotes.ts';

export const databaseKinds = ['pglite', 'postgres'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/**
 * The database of tests that are about neither locks, races, migration nor the text of SQL: a copy of a PostgreSQL database
 * costs a tenth of opening an embedded one. The embedded one prepares what they ran (`checkStatements`).
 */
export const dailyKind: DatabaseKind = 'postgres';

/** The databases of tests as {@link dailyKind} has them; in `npm run test:long` both. */
export const dailyKinds: readonly DatabaseKind[] =
  process.env.JIG_DATABASES === 'both' ? databaseKinds : [dailyKind];

/** Contents that a new database is a copy of. */
export type Contents = 'empty' | 'system';

export interface TestDatabaseOptions {
  /** Default: `Asia/Shanghai`. */
  readonly timeZone?: string;
  readonly statementTimeout?: number;
  /** PGlite only: stores the data there instead of in memory. */
  readonly directory?: string;
  /** What is in it: nothing (default), or the system of a first start with its demo accounts. */
  readonly contents?: Contents;
  /** PostgreSQL only: name of the database to copy instead. */
  readonly template?: string;
}

/** Opens a new database of a kind, for tests of the project `db`; `close()` it in `afterAll`. */
export async function openTestDatabase(
  kind: DatabaseKind,
  options: TestDatabaseOptions = {},
): Promise<Database> {
  notes ??= new StatementNotes(inject('statementNotes'));
  return notes.watching(await open[kind](options));
}

let notes: StatementNotes | undefined;

/** URL of a new database on the shared PostgreSQL, usable as DATABASE_URL: empty, or a copy of `from`. */
export async function newPostgresUrl(from?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createCopyable(inject('postgresUrl'), name, from);
  return inject('postgresUrl').replace(/postgres$/, name);
}

/** Addresses with which the product uses a database of {@link newPostgresUrl}: itself, or both ways when tests go through a pooler. */
export const addressesOf = (url: string): { readonly url: string; readonly directUrl?: string } => {
  const pooler = inject('poolerUrl');
  return pooler === undefined
    ? { url }
    : { url: pooler.replace(/[^/]+$/, url.slice(url.lastIndexOf('/') + 1)), directUrl: url };
};

const open: { readonly [K in DatabaseKind]: (options: TestDatabaseOptions) => Promise<Database> } = {
  pglite: ({ contents = 'empty', ...options }) =>
    openPglite({ ...options, load: readFileSync(inject('pgliteDumps')[contents]) }),
  postgres: async ({ directory: _directory, contents = 'empty', template, ...options }) =>
    openPostgres({
      ...options,
      ...addressesOf(await newPostgresUrl(template ?? inject('postgresTemplates')[contents])),
    }),
};
