import { ddlOf, type TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import type { SchemaCatalog } from './SchemaCatalog.ts';

/** All tables of the database: schema tables, with indexes on foreign keys to main tables, and server tables. */
export const ddlOfCatalog = (catalog: SchemaCatalog): readonly TableDdl[] => [
  ...catalog.views.stored.flatMap((name) => {
    const table = catalog.table(name);
    if (table === undefined) return [];
    const foreignKeys = catalog
      .mainsOf(name)
      .flatMap((main) =>
        main.details.filter((detail) => detail.table === name).map((detail) => detail.foreignKey),
      );
    return [ddlOf(table, { foreignKeys })];
  }),
  ...catalog.ownTables,
];
