import type { User } from '../../runtime/model/access/User.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import { decide } from '../reading/tableAccess.ts';

/** Whether a table supports extension fields: its schema has the mixin `extended`. */
const isExtended = (catalog: SchemaCatalog, name: string): boolean =>
  catalog.bundle.tables.get(name)?.mixins?.includes('extended') ?? false;

/** Extensible table by name; undefined: not extensible, or the user may not open it. */
export const extensibleTable = (
  { context: { catalog }, user }: Pick<TransactionCall, 'context' | 'user'>,
  name: string,
): ResolvedTable | undefined => {
  const table = isExtended(catalog, name) ? catalog.table(name) : undefined;
  return table !== undefined && decide(catalog, user, 'Search', table).allowed ? table : undefined;
};

/** All tables to which the user may add fields. */
export const extensibleTables = (catalog: SchemaCatalog, user: User): readonly ResolvedTable[] =>
  catalog.tableNames.flatMap((name) => {
    const table = isExtended(catalog, name) ? catalog.table(name) : undefined;
    return table !== undefined && decide(catalog, user, 'Search', table).allowed ? [table] : [];
  });
