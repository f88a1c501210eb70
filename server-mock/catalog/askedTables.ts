import type { BoardTable } from '../../runtime/wire/boards/BoardDesign.ts';
import type { SchemaCatalog } from './SchemaCatalog.ts';

/** Tables and views that cards may ask and pages may stand over. */
export const askedTables = (
  catalog: Pick<SchemaCatalog, 'tableNames' | 'table' | 'views'>,
): readonly BoardTable[] =>
  catalog.tableNames.flatMap((name) => {
    const table = catalog.table(name);
    const isView = catalog.views.named(name) !== undefined;
    if (table === undefined || (table.serverOnly && !isView)) return [];
    return { table: name, title: table.cnName, isView };
  });
