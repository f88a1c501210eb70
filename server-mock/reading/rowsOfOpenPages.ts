import { isGranted } from '../../runtime/model/access/authorize.ts';
import type { User } from '../../runtime/model/access/User.ts';
import type { Condition } from '../../runtime/model/schema/Condition.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';

/**
 * Conditions of which a row fulfils one, for a user who may open further pages over a table and not the table: the labels of
 * its records are those of the pages. Undefined: no page limits them.
 */
export const rowsOfOpenPages = (
  catalog: SchemaCatalog,
  user: User,
  table: string,
): readonly Condition[] | undefined => {
  if (isGranted(user, 'Search', table)) return undefined;
  const open = catalog.pagesOver(table).filter(({ api }) => isGranted(user, 'Search', api));
  const rows = open.flatMap((page) => (page.rows === undefined ? [] : [page.rows]));
  return open.length === 0 || rows.length < open.length ? undefined : rows;
};
