import { isGranted } from '../../runtime/model/access/authorize.ts';
import { rowScope } from '../../runtime/model/access/rowScope.ts';
import type { User } from '../../runtime/model/access/User.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import { conditionSql } from '../db/sql/conditionSql.ts';
import { name } from '../db/sql/names.ts';
import { recordTable } from '../db/sql/recordTable.ts';
import { type RawBuilder, sql } from '../db/sql/sql.ts';

interface Mains {
  readonly mains: readonly ResolvedTable[];
  /** Whether a main table without a scope shows all rows of the detail, those without a record of it included. */
  readonly isWhole: boolean;
}

/**
 * Main tables whose scope limits a detail that belongs to them: all, if the user has a right on the detail itself; otherwise
 * those the user may open. Then rows without a record of any of them are out of the user's scope, except in a detail
 * that was shipped with its only document: there every row has one.
 */
const mainsFor = (catalog: SchemaCatalog, user: User, table: ResolvedTable): Mains => {
  const owners = catalog.owners.of(table.table);
  if (isGranted(user, 'Search', table.table)) return { mains: owners, isWhole: true };
  const [only, ...more] = owners;
  const isWhole = only !== undefined && more.length === 0 && catalog.isShippedDetail(only.table, table.table);
  const open = owners.filter((main) => isGranted(user, 'Search', main.table));
  return { mains: open.length === 0 ? owners : open, isWhole };
};

/** What the rows that a caller may see depend on. */
interface ScopeCall extends Pick<TransactionCall, 'user' | 'locale'> {
  readonly context: Pick<ServerContext, 'catalog' | 'clock' | 'guard'>;
}

/** Condition for the rows a user may see; undefined: all rows. Detail rows follow their main rows. */
export const scopeOf = (
  { context: { catalog, clock, guard }, user, locale }: ScopeCall,
  table: ResolvedTable,
): RawBuilder<unknown> | undefined => {
  const now = clock.now();
  const detailsOf = (one: ResolvedTable) => catalog.document(one.table)?.details;
  const scopes = rowScope(user, table).map((own) => conditionSql(table, own, now, detailsOf(table)));
  const more = guard.scope(user, table.table, now, locale);
  if (more !== undefined) scopes.push(sql<boolean>`${more}`);
  const { mains, isWhole } = mainsFor(catalog, user, table);
  const through = mains.map((main) => {
    const conditions = rowScope(user, main);
    const detail = main.details.find((one) => one.table === table.table);
    if (detail === undefined) return undefined;
    const foreignKey = name(detail.foreignKey);
    if (conditions.length === 0) return isWhole ? undefined : sql`${foreignKey} is not null`;
    const all = conditions.map((condition) => conditionSql(main, condition, now, detailsOf(main)));
    return sql`${foreignKey} in (select ${name(main.key)} from ${recordTable(main.table)} where ${sql.join(all, sql` and `)})`;
  });
  // A main table without a scope shows all its rows, so then nothing is filtered.
  const cut = through.filter((one) => one !== undefined);
  if (cut.length > 0 && cut.length === through.length)
    scopes.push(sql<boolean>`(${sql.join(cut, sql` or `)})`);
  return scopes.length === 0 ? undefined : sql.join(scopes, sql` and `);
};
