import { isGranted } from '../../runtime/model/access/authorize.ts';
import type { User } from '../../runtime/model/access/User.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';

const usersOf = new WeakMap<
  SchemaCatalog,
  { readonly revision: number; readonly byDicNo: ReadonlyMap<string, ReadonlySet<string>> }
>();

/** Tables and further pages over them by the dictionary their page uses: in their own fields, in detail fields, and in page trees. */
const bindings = (catalog: SchemaCatalog): ReadonlyMap<string, ReadonlySet<string>> => {
  const known = usersOf.get(catalog);
  if (known?.revision === catalog.revision) return known.byDicNo;
  const byDicNo = new Map<string, Set<string>>();
  const bind = (dicNo: string | undefined, table: string): void => {
    if (dicNo === undefined) return;
    const opening = byDicNo.get(dicNo) ?? new Set();
    for (const name of [table, ...catalog.pagesOver(table).map(({ api }) => api)]) opening.add(name);
    byDicNo.set(dicNo, opening);
  };
  for (const name of catalog.tableNames) {
    const mains = catalog.mainsOf(name).map((main) => main.table);
    for (const field of catalog.table(name)?.fields ?? [])
      for (const table of [name, ...mains]) bind(field.dataKey, table);
  }
  for (const page of catalog.bundle.pages) if (page.table !== undefined) bind(page.tree?.dataKey, page.table);
  usersOf.set(catalog, { revision: catalog.revision, byDicNo });
  return byDicNo;
};

/**
 * Whether a user may read the labels of a dictionary. Labels of rows need the right to open a page that uses them;
 * fixed lists are public.
 */
export const mayRead = (catalog: SchemaCatalog, user: User, dicNo: string): boolean => {
  const schema = catalog.bundle.dictionaries.get(dicNo);
  if (schema?.source === undefined || user.isSuperAdmin) return true;
  if (isGranted(user, 'Search', schema.source.table)) return true;
  return [...(bindings(catalog).get(dicNo) ?? [])].some((table) => isGranted(user, 'Search', table));
};

/** Column types of the fields that use a dictionary. */
export const boundTypes = (catalog: SchemaCatalog, dicNo: string): ReadonlySet<string> =>
  new Set(
    catalog.tableNames.flatMap((name) =>
      (catalog.table(name)?.fields ?? [])
        .filter((field) => field.dataKey === dicNo)
        .map((field) => field.columnType),
    ),
  );
