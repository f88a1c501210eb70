import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrateAll } from '../../server-mock/catalog/migrateAll.ts';
import { readBundle } from '../../server-mock/catalog/readBundle.ts';
import type { Database } from '../../server-mock/db/Database.ts';
import { openPglite } from '../../server-mock/db/pglite.ts';
import { openPostgres } from '../../server-mock/db/postgres.ts';
import { createCatalog } from '../../server-mock/process/createContext.ts';
import { createCopyable } from './createCopyable.ts';
import { startPostgres } from './postgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the maintenance database on the shared PostgreSQL. */
    postgresUrl: string;
    /** A dump of an empty PGlite data directory; loading it takes a tenth of creating one. */
    emptyPglite: string;
    /** The same with the tables of the shipped schemas: making them takes longer than most tests. */
    migratedPglite: string;
    /** Name of a database on the shared PostgreSQL with those tables, to copy. */
    migratedPostgres: string;
  }
}

/** Runs once for all files of a project with databases. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [postgres, empty] = await Promise.all([startPostgres(), emptyPglite()]);
  project.provide('postgresUrl', postgres.url('postgres'));
  project.provide('emptyPglite', empty);
  const folder = mkdtempSync(join(tmpdir(), 'jig-migrated-'));
  const migrated = join(folder, 'pglite.tar');
  await createCopyable(postgres.url('postgres'), migratedName);
  await migrateTo(await openPostgres({ url: postgres.url(migratedName) }));
  await migrateTo(await openPglite({ load: readFileSync(empty) }), migrated);
  project.provide('migratedPglite', migrated);
  project.provide('migratedPostgres', migratedName);
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await postgres.stop();
  };
}

const migratedName = 'jig_migrated';

/** Makes the tables of the shipped schemas and closes the database; `dump`: writes a PGlite's data there first. */
async function migrateTo(database: Database & { dump?(form: 'none'): Promise<Uint8Array> }, dump?: string) {
  const schemas = new URL('../../schemas/', import.meta.url).pathname;
  const made = await migrateAll(database, createCatalog(readBundle(schemas)));
  if (!made.ok) throw new Error(JSON.stringify(made.issues));
  if (dump !== undefined && database.dump !== undefined) writeFileSync(dump, await database.dump('none'));
  await database.close();
}

async function emptyPglite(): Promise<string> {
  const { version } = createRequire(import.meta.url)(
    '../../node_modules/@electric-sql/pglite/package.json',
  ) as { version: string };
  const cache = new URL('../../node_modules/.cache/jig/', import.meta.url).pathname;
  const file = join(cache, `empty-pglite-${version}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  const database = await openPglite();
  const bytes = await database.dump('none');
  await database.close();
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}
