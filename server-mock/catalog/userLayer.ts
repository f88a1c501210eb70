import { isGranted } from '../../runtime/model/access/authorize.ts';
import { roleLayer } from '../../runtime/model/access/roleLayer.ts';
import type { User } from '../../runtime/model/access/User.ts';
import type { Layer } from '../../runtime/model/fields/resolve/Layer.ts';
import type { SchemaCatalog } from './SchemaCatalog.ts';

/**
 * What a user's roles say about a table: limits of fields, and the details without those that the user may not read. Undefined:
 * nothing.
 */
export const userLayer = (catalog: SchemaCatalog, user: User, name: string): Layer | undefined => {
  const rights = roleLayer(user, name);
  const table = catalog.table(name);
  if (table === undefined) return rights;
  const open = table.details.filter(
    (detail) => catalog.owners.has(table.table, detail.table) || isGranted(user, 'Search', detail.table),
  );
  if (open.length === table.details.length) return rights;
  return { kind: 'role', name: user.userName, ...rights, table: { details: open } };
};
