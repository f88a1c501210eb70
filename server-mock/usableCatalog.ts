import { createCatalog } from './createContext.ts';
import type { Logger } from './ServerContext.ts';
import { brokenTables, withoutTables } from './schemas/brokenTables.ts';
import type { ShippedSchemas } from './schemas/readBundle.ts';
import type { SchemaCatalog } from './schemas/SchemaCatalog.ts';

/** The catalog of the shipped schemas; a table that cannot run is left out, and the log says why. */
export function usableCatalog(shipped: ShippedSchemas, log: Pick<Logger, 'error'>): SchemaCatalog {
  const catalog = createCatalog(shipped);
  const broken = brokenTables(catalog);
  if (broken.length === 0) return catalog;
  for (const one of broken) log.error(one, `表 ${one.table} 已停用 / the table ${one.table} is left out`);
  return createCatalog({ ...shipped, bundle: withoutTables(shipped.bundle, broken) });
}
