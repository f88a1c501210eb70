import { ddlOfCatalog } from '../catalog/ddlOfCatalog.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { systemTables } from '../catalog/systemTables.ts';
import { overlaysInForce } from '../catalog/versions.ts';
import type { Logger } from '../context/ServerContext.ts';
import type { Database } from './Database.ts';
import { type Migration, type MigrationProgress, migrate } from './migrate.ts';

/** Tables between two lines in the log; fewer changed tables than this say nothing. */
const tablesPerLine = 25;

/**
 * The database as the schemas in force want it: the server's own tables first, because they hold the published overlays,
 * which are then put over the shipped schemas of `catalog`.
 */
export async function migrateAll(
  database: Database,
  catalog: SchemaCatalog,
  log?: Pick<Logger, 'info'>,
): Promise<Migration> {
  const own = await migrate(database, systemTables);
  if (!own.ok) return own;
  catalog.use(await overlaysInForce(database));
  const tables = ddlOfCatalog(catalog).filter((ddl) => !systemTables.includes(ddl));
  const all = await migrate(database, tables, log && inLines(log));
  return all.ok ? { ok: true, steps: [...own.steps, ...all.steps] } : all;
}

const inLines =
  (log: Pick<Logger, 'info'>): MigrationProgress =>
  (table, done, all) => {
    if (done % tablesPerLine === 0) log.info({ table, done, all }, 'migrating tables');
  };
