import { tableEntry } from '../../runtime/model/check/kinds/tableEntry.ts';
import type { EntrySurroundings } from '../../runtime/model/codegen/checkEntry.ts';
import { entryTable } from '../../runtime/model/codegen/columnPlace.ts';
import type { EntryWorld } from '../../runtime/model/codegen/Generated.ts';
import { generatedMenuId } from '../../runtime/model/codegen/generate.ts';
import { type TableEntry, tableOf } from '../../runtime/model/codegen/TableEntry.ts';
import type { DictionarySchema } from '../../runtime/model/schema/DictionarySchema.ts';
import { pageApi } from '../../runtime/model/schema/pageApi.ts';
import type { TableSchema } from '../../runtime/model/schema/TableSchema.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { storedLists } from '../dictionaries/storedLists.ts';
import { isReservedForPeople } from '../publishing/reservedNames.ts';
import { systemRows } from '../reading/systemRows.ts';

/** The schemas that entries are read against: those in force, and lists of choices that people made. */
export const entryWorld = async (db: Queryable, catalog: SchemaCatalog): Promise<EntryWorld> => {
  const { bundle } = catalog.source;
  const lists = await storedLists(db);
  const dictionaries = new Map<string, DictionarySchema>([
    ...[...lists].map(([dicNo, list]) => [dicNo, { format: 1, ...list }] as const),
    ...bundle.dictionaries,
  ]);
  return { tables: bundle.tables, mixins: bundle.mixins, dictionaries, menus: bundle.menus };
};

/**
 * The world of each entry by its key (0: a new one), with what others have taken. `together`: entries that come with it, and the
 * tables that they make.
 */
export const loadSurroundings = async (
  db: Queryable,
  { catalog, routes }: Pick<ServerContext, 'catalog' | 'routes'>,
  together: { readonly entries: readonly TableEntry[]; readonly made: ReadonlyMap<string, TableSchema> } = {
    entries: [],
    made: new Map(),
  },
): Promise<(id: number) => EntrySurroundings> => {
  const schema = catalog.table(entryTable);
  const { bundle } = catalog.source;
  const world = await entryWorld(db, catalog);
  const rows = schema === undefined ? [] : await systemRows(db, 'schema', schema, sql`true`);
  const coming = together.entries.map((entry) => ({ id: entry.table_Id, name: tableOf(entry) }));
  const isComing = new Set(coming.map(({ id }) => id));
  const entries = [
    ...rows.flatMap((row) => {
      const [id, name] = [Number(row.Table_Id), String(row.TableTrueName || row.TableName || '')];
      return isComing.has(id) ? [] : [{ id, name }];
    }),
    ...coming,
  ];
  // A record that is only stored yet, without a version, has made no table.
  const { rows: versions } = await run(
    db,
    sql`select distinct "Name" from "jig_schema_version" where "Kind" = ${tableEntry.name}`,
  );
  const inForce = new Set(versions.map((version) => Number(version.Name)));
  const ofEntries = new Set(entries.flatMap(({ id, name }) => (inForce.has(id) ? [name.toLowerCase()] : [])));
  const ofProduct = [
    ...[...bundle.tables.keys()].filter((name) => !ofEntries.has(name.toLowerCase())),
    ...bundle.pages.flatMap((page) => {
      const api = pageApi(page);
      return api === undefined || bundle.tables.has(api) ? [] : [api];
    }),
  ].map((name) => [name, 'product'] as const);
  const menuIds = new Set(bundle.menus.map((line) => line.id));
  const tables = new Map([...world.tables, ...together.made]);
  return (id) => {
    const own = entries.find((one) => one.id === id)?.name ?? '';
    const ownLine = generatedMenuId(id, own, bundle.menus);
    const ownPath = bundle.menus.find((line) => line.id === ownLine)?.url?.toLowerCase();
    const others = entries.filter((one) => one.id !== id).map(({ name }) => [name, 'entry'] as const);
    const paths = bundle.pages.map(({ path }) => path.toLowerCase()).filter((path) => path !== ownPath);
    return {
      ...world,
      tables,
      taken: new Map<string, 'product' | 'entry'>([...ofProduct, ...others]),
      paths: new Set(paths),
      isReserved: (name) =>
        isReservedForPeople(
          routes,
          bundle.pages.filter(({ path }) => path.toLowerCase() !== ownPath),
          name,
        ),
      menuIds,
    };
  };
};
