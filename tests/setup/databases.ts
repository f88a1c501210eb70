import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPglite } from '../../server-mock/db/pglite.ts';
import { startPostgres } from './postgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the maintenance database on the shared PostgreSQL. */
    postgresUrl: string;
    /** A dump of an empty PGlite data directory; loading it takes a tenth of creating one. */
    emptyPglite: string;
  }
}

/** Runs once for all files of a project with databases. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [postgres, empty] = await Promise.all([startPostgres(), emptyPglite()]);
  project.provide('postgresUrl', postgres.url('postgres'));
  project.provide('emptyPglite', empty);
  return () => postgres.stop();
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
