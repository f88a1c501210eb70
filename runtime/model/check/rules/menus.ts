import type { Issue } from '../../schema/Issue.ts';
import type { MenuSchema } from '../../schema/MenuSchema.ts';
import type { CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { originalIndex } from '../placeOf.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';

/** True when the parents of this entry lead back to it. */
const isCircular = (menu: MenuSchema, byId: ReadonlyMap<number, MenuSchema>): boolean => {
  const seen = new Set<number>();
  for (let at: MenuSchema | undefined = menu; at; at = byId.get(at.parentId)) {
    if (seen.has(at.id)) return at.id === menu.id;
    seen.add(at.id);
  }
  return false;
};

const routesOf = ({ bundle, options }: CheckSubject): ReadonlyMap<string, string> =>
  new Map(
    [...bundle.pages.flatMap((page) => [page.path, ...(page.aliases ?? [])]), ...(options.routes ?? [])].map(
      (route) => [route.toLowerCase(), route] as const,
    ),
  );

/**
 * Finds menu entries without a page or parent, in a cycle, or with a shared table. A shared table is a usual
 * cause of "no permission" support cases.
 */
export const menus: SchemaRule = {
  name: 'menus',
  *check(subject): Iterable<Issue> {
    const { bundle } = subject;
    const routes = routesOf(subject);
    const apis = new Set(bundle.pages.flatMap(({ api }) => api ?? []));
    const byId = new Map<number, MenuSchema>();
    const byTable = new Map<string, MenuSchema>();
    const all = new Map(bundle.menus.map((menu) => [menu.id, menu] as const));
    for (const [index, menu] of bundle.menus.entries()) {
      const at = (...steps: readonly string[]) =>
        subject.at(bundle.menus, originalIndex(bundle.menus, index), ...steps);
      if (byId.has(menu.id)) yield schemaIssue('schema.menuIdTaken', at('id'), { id: menu.id });
      byId.set(menu.id, menu);
      if (menu.parentId !== 0 && !all.has(menu.parentId))
        yield schemaIssue('schema.menuParent', at('parentId'), { id: menu.parentId });
      if (isCircular(menu, all)) yield schemaIssue('schema.menuCircle', at('parentId'), { id: menu.id });
      if (menu.url !== undefined && menu.enable !== 0 && !routes.has(menu.url.toLowerCase()))
        yield unknownName('schema.menuWithoutPage', at('url'), menu.url, routes.values());
      if (menu.tableName === undefined) continue;
      if (!bundle.tables.has(menu.tableName) && !apis.has(menu.tableName))
        yield unknownName('schema.unknownTable', at('tableName'), menu.tableName, [
          ...bundle.tables.keys(),
          ...apis,
        ]);
      const other = byTable.get(menu.tableName.toLowerCase());
      if (other !== undefined)
        yield schemaIssue('server.menuTableTaken', at('tableName'), {
          table: menu.tableName,
          other: other.name,
        });
      byTable.set(menu.tableName.toLowerCase(), menu);
    }
  },
};
