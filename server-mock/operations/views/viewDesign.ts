import { view as viewKind } from '../../../runtime/model/check/kinds/view.ts';
import { columnTypes } from '../../../runtime/model/fields/columnTypes/index.ts';
import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import { recordLink, type ViewWorld } from '../../../runtime/model/views/ViewWorld.ts';
import type { OfferedTable, ViewDesign } from '../../../runtime/wire/views/ViewDesign.ts';
import { menuPlaces } from '../../accounts/menuPlaces.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import { overlaysInForce } from '../../catalog/versions.ts';
import type { ServerContext } from '../../context/ServerContext.ts';

const offered = (catalog: SchemaCatalog, world: ViewWorld, table: ResolvedTable): OfferedTable => {
  const asSource = world.table(table.table);
  const links = table.fields.flatMap(({ field, title, writeOnly }) => {
    const link = asSource === undefined || writeOnly ? undefined : recordLink(world, asSource, field);
    return link === undefined ? [] : [{ field, title, table: link.table, key: link.field }];
  });
  const isView = catalog.views.named(table.table) !== undefined;
  return { table: table.table, title: table.cnName, key: table.key, isView, links };
};

const isShown = ({ hidden, isColumnData }: ResolvedField): boolean => !hidden && isColumnData !== false;

/** Whether cards add the values of a field up. */
const isAdded = ({
  columnType,
  dimension,
  dataKey,
  data,
}: Pick<ResolvedField, 'columnType' | 'dimension' | 'dataKey' | 'data'>): boolean =>
  columnTypes[columnType].valueType === 'number' &&
  dimension !== true &&
  dataKey === undefined &&
  data === undefined;

/** What the designer of views works with: the views, the tables with their links, and where a page over a view may stand. */
export const viewDesign = async ({
  catalog,
  db,
}: Pick<ServerContext, 'catalog' | 'db'>): Promise<ViewDesign> => {
  const { world } = catalog.views;
  const { pages } = catalog.bundle;
  const tables = catalog.tableNames.flatMap((name) => catalog.table(name) ?? []);
  const versions = new Map(
    (await overlaysInForce(db)).flatMap(({ kind, name, version }) =>
      kind === viewKind.name ? [[name, version] as const] : [],
    ),
  );
  const views = tables.flatMap(({ table, cnName, fields }) => {
    const written = catalog.source.views.named(table);
    if (written === undefined) return [];
    const path = pages.find((page) => page.table === table)?.path;
    return {
      view: table,
      title: cnName,
      version: versions.get(table) ?? 0,
      ...(path !== undefined && { path }),
      columns: fields.filter(isShown).map(({ field, title, ...use }) => ({
        ...{ field, title, isDimension: !isAdded(use) },
      })),
      // Schemas are JSON; only their trees are not written down, and views hold none.
      schema: written as unknown as JsonObject,
    };
  });
  return {
    views,
    tables: tables.map((table) => offered(catalog, world, table)),
    ...(await menuPlaces({ catalog, db })),
  };
};
