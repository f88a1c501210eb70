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
import { seedingOf } from '../../server-mock/process/seedingOf.ts';
import { seedSystem } from '../../server-mock/process/seedSystem.ts';
import { seedFirstRows } from '../../server-mock/seed/seedFirstRows.ts';
import { Clock } from '../../server-mock/time/Clock.ts';
import { checkStatements, type StatementReport } from './checkStatements.ts';
import { createCopyable } from './createCopyable.ts';
import { startPgbouncer } from './pgbouncer.ts';
import { startPostgres } from './postgresServer.ts';
import { accounts, firstMoment } from './system.ts';
import type { Contents } from './testDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the maintenance database on the shared PostgreSQL. */
    postgresUrl: string;
    /** Address of a PgBouncer in front of it, of the same database; undefined: tests connect to PostgreSQL itself. */
    poolerUrl: string | undefined;
    /** Dumps of PGlite data directories: loading one takes a tenth of making it. */
    pgliteDumps: Readonly<Record<Contents, string>>;
    /** Folder in which the processes note their statements. */
    statementNotes: string;
    /** Databases on the shared PostgreSQL to copy; undefined: an empty one. */
    postgresTemplates: Readonly<Record<Contents, string | undefined>>;
  }
}

/** Whether tests use PostgreSQL through PgBouncer in transaction mode (`JIG_POOLER=1`), as `npm run test:long` does once. */
const throughPooler = process.env.JIG_POOLER === '1';

/** Runs once for all files of a project with databases. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [postgres, empty] = await Promise.all([startPostgres(), emptyPglite()]);
  const folder = mkdtempSync(join(tmpdir(), 'jig-system-'));
  const system = join(folder, 'pglite.tar');
  await createCopyable(postgres.url('postgres'), systemName);
  await Promise.all([
    openPostgres({ url: postgres.url(systemName) }).then((database) => fill(database)),
    openPglite({ load: readFileSync(empty) }).then((database) => fill(database, system)),
  ]);
  const pooler = throughPooler ? await startPgbouncer(postgres.tcpUrl('postgres')) : undefined;
  project.provide('poolerUrl', pooler?.url(postgres.tcpUrl('postgres')));
  project.provide('postgresUrl', postgres.url('postgres'));
  project.provide('pgliteDumps', { empty, system });
  project.provide('postgresTemplates', { empty: undefined, system: systemName });
  const notes = mkdtempSync(join(tmpdir(), 'jig-statements-'));
  project.provide('statementNotes', notes);
  return async () => {
    const report = await checkStatements(notes, { postgres: postgres.url(systemName), pglite: system });
    for (const directory of [folder, notes]) rmSync(directory, { recursive: true, force: true });
    await pooler?.stop();
    await postgres.stop();
    sayStatements(report);
  };
}

/** Prints what was found, and fails the run for statements that a database refuses. */
function sayStatements({ shapes, ran, unknown, refused }: StatementReport): void {
  const prepared = shapes - ran - unknown - refused.length;
  console.log(
    `statements: ${shapes} shapes, ${ran} ran on both databases, ${prepared} prepared on the other, ${unknown} of made tables`,
  );
  for (const { on, sql, reason } of refused) console.error(`${on} refuses: ${reason}\n  ${sql}`);
  if (refused.length > 0) process.exitCode = 1;
}

const systemName = 'jig_system';

/** Makes tables and rows of a first start and closes the database; `dump`: writes a PGlite's data there first. */
async function fill(database: Database & { dump?(form: 'none'): Promise<Uint8Array> }, dump?: string) {
  const schemas = new URL('../../schemas/', import.meta.url).pathname;
  const catalog = createCatalog(readBundle(schemas));
  const made = await migrateAll(database, catalog);
  if (!made.ok) throw new Error(JSON.stringify(made.issues));
  const clock = new Clock('Asia/Shanghai', () => new Date(firstMoment));
  await database.transaction(async (tx) => {
    await seedSystem(tx, { catalog, clock, ...accounts });
    await seedFirstRows(seedingOf(tx, { catalog, clock }));
  });
  // Without it each copy would replay the log.
  await database.execute('checkpoint');
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
