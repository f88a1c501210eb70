import { brokenTables, withoutTables } from '../catalog/brokenTables.ts';
import type { ShippedSchemas } from '../catalog/readBundle.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Logger } from '../log/Logger.ts';
import { createCatalog } from './createContext.ts';

/**
 * Creates the catalog of the shipped schemas. Skips unusable files and tables, and tables that need them, and logs
 * the reasons.
 */
export function usableCatalog(shipped: ShippedSchemas, log: Pick<Logger, 'error'>): SchemaCatalog {
  for (const one of shipped.broken)
    log.error(one, `文件 ${one.file} 已停用 / the file ${one.file} is left out`);
  let { bundle } = shipped;
  for (;;) {
    const catalog = createCatalog({ ...shipped, bundle });
    const broken = brokenTables(catalog);
    if (broken.length === 0) return catalog;
    for (const one of broken) log.error(one, `表 ${one.table} 已停用 / the table ${one.table} is left out`);
    bundle = withoutTables(bundle, broken);
  }
}
