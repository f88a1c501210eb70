import type { Database } from '../db/Database.ts';
import { type Migration, type MigrationProgress, migrate } from '../db/migrate.ts';
import type { Logger } from '../log/Logger.ts';
import { ddlOfCatalog } from './ddlOfCatalog.ts';
import type { SchemaCatalog } from './SchemaCatalog.ts';
import { overlaysInForce } from './versions.ts';

/** Tables per line of progress in the log; a smaller migration logs no progress. */
const tablesPerLine = 25;

/**
 * Migrates the database to the schemas in force. Migrates the server's own tables first: they hold the published
 * overlays, which `catalog` then applies to the shipped schemas.
 */
export async function migrateAll(
  database: Database,
  catalog: SchemaCatalog,
  log?: Pick<Logger, 'info'>,
): Promise<Migration> {
  const own = await migrate(database, catalog.ownTables);
  if (!own.ok) return own;
  catalog.use(await overlaysInForce(database));
  const tables = ddlOfCatalog(catalog).filter((ddl) => !catalog.ownTables.includes(ddl));
  const all = await migrate(database, tables, log && inLines(log));
  return all.ok ? { ok: true, steps: [...own.steps, ...all.steps] } : all;
}

const inLines =
  (log: Pick<Logger, 'info'>): MigrationProgress =>
  (table, done, all) => {
    if (done % tablesPerLine === 0) log.info({ table, done, all }, 'migrating tables');
  };
