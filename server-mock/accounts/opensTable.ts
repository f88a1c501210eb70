import { isGranted } from '../../runtime/model/access/authorize.ts';
import type { User } from '../../runtime/model/access/User.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';

/** True when the user may open the table, a document it is a detail of, or a further page over either. */
export const opensTable = (catalog: SchemaCatalog, user: User, table: string): boolean =>
  [table, ...catalog.owners.of(table).map((main) => main.table)].some((name) =>
    [name, ...catalog.pagesOver(name).map(({ api }) => api)].some((one) => isGranted(user, 'Search', one)),
  );
