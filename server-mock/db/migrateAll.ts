import { ddlOfCatalog } from '../schemas/ddlOfCatalog.ts';
import type { SchemaCatalog } from '../schemas/SchemaCatalog.ts';
import { systemTables } from '../schemas/systemTables.ts';
import { overlaysInForce } from '../schemas/versions.ts';
import type { Database } from './Database.ts';
import { type Migration, migrate } from './migrate.ts';

/**
 * The database as the schemas in force want it: the server's own tables first, because they hold the published overlays,
 * which are then put over the shipped schemas of `catalog`.
 */
export async function migrateAll(database: Database, catalog: SchemaCatalog): Promise<Migration> {
  const own = await migrate(database, systemTables);
  if (!own.ok) return own;
  catalog.use(await overlaysInForce(database));
  const all = await migrate(database, ddlOfCatalog(catalog));
  return all.ok ? { ok: true, steps: [...own.steps, ...all.steps] } : all;
}
