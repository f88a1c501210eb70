import type { EntrySurroundings } from '../../runtime/model/codegen/checkEntry.ts';
import { entryTable } from '../../runtime/model/codegen/columnPlace.ts';
import type { EntryWorld } from '../../runtime/model/codegen/Generated.ts';
import { generatedMenuId } from '../../runtime/model/codegen/generate.ts';
import type { DictionarySchema } from '../../runtime/model/schema/DictionarySchema.ts';
import { pageApi } from '../../runtime/model/schema/pageApi.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import { sql } from '../db/sql/sql.ts';
import { storedLists } from '../dictionaries/storedLists.ts';
import { systemRows } from '../reading/systemRows.ts';

/** The schemas that entries are read against: those in force, and lists of choices that people made. */
export const entryWorld = async (db: Queryable, catalog: SchemaCatalog): Promise<EntryWorld> => {
  const { bundle } = catalog.source;
  const lists = await storedLists(db);
  const dictionaries = new Map<string, DictionarySchema>([
    ...[...lists].map(([dicNo, list]) => [dicNo, { format: 1, ...list }] as const),
    ...bundle.dictionaries,
  ]);
  return { tables: bundle.tables, mixins: bundle.mixins, dictionaries };
};

/** The world of one entry, with what others have taken. `id`: of the entry; 0: it is new. */
export const surroundingsOf = async (
  db: Queryable,
  catalog: SchemaCatalog,
  id: number,
): Promise<EntrySurroundings> => {
  const schema = catalog.table(entryTable);
  const { bundle } = catalog.source;
  const entries = schema === undefined ? [] : await systemRows(db, 'schema', schema, sql`true`);
  const nameIn = (row: (typeof entries)[number]): string => String(row.TableTrueName || row.TableName || '');
  const own = new Set(
    entries.filter((row) => Number(row.Table_Id) === id).map((row) => nameIn(row).toLowerCase()),
  );
  const others = entries.filter((row) => Number(row.Table_Id) !== id).map(nameIn);
  const made = new Set([...own, ...others.map((name) => name.toLowerCase())]);
  const ownMenu = generatedMenuId(id);
  const ownPath = bundle.menus.find((line) => line.id === ownMenu)?.url?.toLowerCase();
  return {
    ...(await entryWorld(db, catalog)),
    taken: new Map([
      ...[...bundle.tables.keys()]
        .filter((name) => !made.has(name.toLowerCase()))
        .map((name) => [name, 'product'] as const),
      ...bundle.pages.flatMap((page) => {
        const api = pageApi(page);
        return api === undefined || bundle.tables.has(api) ? [] : [[api, 'product'] as const];
      }),
      ...others.map((name) => [name, 'entry'] as const),
    ]),
    paths: new Set(bundle.pages.map(({ path }) => path.toLowerCase()).filter((path) => path !== ownPath)),
    menuIds: new Set(bundle.menus.map((line) => line.id)),
  };
};
