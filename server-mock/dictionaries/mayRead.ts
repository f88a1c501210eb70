import { isGranted } from '../../runtime/model/access/authorize.ts';
import { fieldRightOf, fieldRightsOf } from '../../runtime/model/access/fieldRightOf.ts';
import type { User } from '../../runtime/model/access/User.ts';
import type { ReadField } from '../../runtime/model/views/viewReads.ts';
import { withheldFields } from '../access/withheldFields.ts';
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
    const mains = catalog.owners.of(name).map((main) => main.table);
    for (const field of catalog.table(name)?.fields ?? [])
      for (const table of [name, ...mains]) bind(field.dataKey, table);
  }
  for (const page of catalog.bundle.pages) if (page.table !== undefined) bind(page.tree?.dataKey, page.table);
  usersOf.set(catalog, { revision: catalog.revision, byDicNo });
  return byDicNo;
};

/** Whether the user's roles hide no field that a view reads, at any depth. */
const readsNothingHidden = (catalog: SchemaCatalog, user: User, view: string): boolean => {
  const { needed, columns } = catalog.views.reads(view) ?? {
    needed: [],
    columns: new Map<string, ReadField[]>(),
  };
  return [...needed, ...[...columns.values()].flat()].every(({ table, field }) =>
    catalog.views.named(table) === undefined
      ? fieldRightOf(fieldRightsOf(user, table), field).show !== 0 &&
        !withheldFields(catalog, user, table).has(field)
      : readsNothingHidden(catalog, user, table),
  );
};

/**
 * Whether a user may read the labels of a dictionary. Labels of rows need the right to open a page that uses them;
 * fixed lists are public. Those of a view need the right to the view, or to such a page where the view shows nothing that
 * is hidden from the user.
 */
export const mayRead = (catalog: SchemaCatalog, user: User, dicNo: string): boolean => {
  const schema = catalog.bundle.dictionaries.get(dicNo);
  if (schema?.source === undefined || user.isSuperAdmin) return true;
  const { table: source } = schema.source;
  if (isGranted(user, 'Search', source)) return true;
  if (catalog.views.named(source) !== undefined && !readsNothingHidden(catalog, user, source)) return false;
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
