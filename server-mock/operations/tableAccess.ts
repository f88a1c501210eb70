import { type RawBuilder, sql } from 'kysely';
import { authorize, isGranted } from '../../runtime/model/access/authorize.ts';
import type { Decision } from '../../runtime/model/access/Decision.ts';
import { readableFields } from '../../runtime/model/access/readableFields.ts';
import { rowScope } from '../../runtime/model/access/rowScope.ts';
import type { User } from '../../runtime/model/access/User.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import { conditionSql } from '../db/sql/conditionSql.ts';
import { name } from '../db/sql/names.ts';
import { type Answer, refuse } from '../http/Answer.ts';
import { taskScope } from '../workflow/inbox/taskScopes.ts';
import { decisionText } from './decisionText.ts';
import { askableFields } from './log/askableFields.ts';

/** A table a user may use: as his roles shape it, what he may read of it, and which rows. */
export interface TableAccess {
  readonly table: ResolvedTable;
  readonly readable: ReadonlySet<string>;
  /** What an answer of rows may hold: beside what is readable what is told row by row (the operation log's changes). */
  readonly answered: ReadonlySet<string>;
  /** Its details as his roles shape them, and what he may read of their rows. */
  readonly details: DocumentTable['details'];
  readonly readableRows: ReadonlyMap<string, ReadonlySet<string>>;
  /** Rows he sees; undefined: all. */
  readonly scope: RawBuilder<unknown> | undefined;
  /** Tables the answer depends on. */
  readonly dependsOn: readonly string[];
}

/** Actions on a detail that need the same right on its main table; every other one changes the document. */
const readingActions: ReadonlySet<string> = new Set(['Search', 'Export']);

/** Right on the table itself, or, for a detail, on a main table of it. */
export const decide = (
  catalog: SchemaCatalog,
  user: User,
  action: string,
  table: ResolvedTable,
): Decision => {
  const own = authorize(user, action, table);
  if (own.allowed || (table.serverOnly && action !== 'Search')) return own;
  const mainAction = readingActions.has(action) ? action : 'Update';
  return (
    catalog
      .mainsOf(table.table)
      .map((main) => authorize(user, mainAction, main))
      .find((one) => one.allowed) ?? own
  );
};

/** Main tables through which a user sees a detail: those he may open, unless he has a right on the detail itself. */
const mainsFor = (catalog: SchemaCatalog, user: User, table: ResolvedTable): readonly ResolvedTable[] => {
  const mains = catalog.mainsOf(table.table);
  if (isGranted(user, 'Search', table.table)) return mains;
  const open = mains.filter((main) => isGranted(user, 'Search', main.table));
  return open.length === 0 ? mains : open;
};

/** The rows a user sees. A detail's rows are those of main rows he sees. */
export const scopeOf = (
  { catalog, clock }: Pick<ServerContext, 'catalog' | 'clock'>,
  user: User,
  table: ResolvedTable,
): RawBuilder<unknown> | undefined => {
  const now = clock.now();
  const own = rowScope(user, table);
  const detailsOf = (one: ResolvedTable) => catalog.document(one.table)?.details;
  const scopes = own === undefined ? [] : [conditionSql(table, own, now, detailsOf(table))];
  const task = taskScope(user, table.table, now);
  if (task !== undefined) scopes.push(sql<boolean>`${task}`);
  const mains = mainsFor(catalog, user, table);
  const isEveryMain = mains.length === catalog.mainsOf(table.table).length;
  const through = mains.map((main) => {
    const condition = rowScope(user, main);
    const detail = main.details.find((one) => one.table === table.table);
    if (detail === undefined) return undefined;
    const foreignKey = name(detail.foreignKey);
    if (condition === undefined) return isEveryMain ? undefined : sql`${foreignKey} is not null`;
    return sql`${foreignKey} in (select ${name(main.key)} from ${name(main.table)} where ${conditionSql(main, condition, now, detailsOf(main))})`;
  });
  // One main table without a scope shows all of its rows, so nothing is cut.
  const cut = through.filter((one) => one !== undefined);
  if (cut.length > 0 && cut.length === through.length)
    scopes.push(sql<boolean>`(${sql.join(cut, sql` or `)})`);
  return scopes.length === 0 ? undefined : sql.join(scopes, sql` and `);
};

/** The table for this action, or the refusal that names what is missing. */
export const accessTable = (
  call: TransactionCall,
  tableName: string,
  action: string,
): { readonly access: TableAccess } | { readonly refused: Answer } => {
  const { catalog } = call.context;
  const table = catalog.tableFor(call.user, tableName);
  if (table === undefined)
    return { refused: refuse('404', call.say('server.unknownTable', { table: tableName })) };
  const decision = decide(catalog, call.user, action, table);
  if (!decision.allowed) return { refused: refuse('403', decisionText(decision, call.locale)) };
  return {
    access: { ...shapeOf(catalog, call.user, table), scope: scopeOf(call.context, call.user, table) },
  };
};

type Shape = Omit<TableAccess, 'scope'>;

interface Shapes {
  readonly catalog: SchemaCatalog;
  readonly revision: number;
  readonly byTable: Map<string, Shape>;
}

/** What of an access depends on rights and schemas only. A user whose rights changed is another object. */
const shapes = new WeakMap<User, Shapes>();

const shapeOf = (catalog: SchemaCatalog, user: User, table: ResolvedTable): Shape => {
  let all = shapes.get(user);
  if (all === undefined || all.catalog !== catalog || all.revision !== catalog.revision) {
    all = { catalog, revision: catalog.revision, byTable: new Map() };
    shapes.set(user, all);
  }
  const known = all.byTable.get(table.table);
  if (known?.table === table) return known;
  const details = catalog.documentFor(user, table.table)?.details ?? [];
  const shape: Shape = {
    table,
    readable: askableFields(user, table),
    answered: readableFields(user, table),
    details,
    readableRows: new Map(details.map((detail) => [detail.table.table, readableFields(user, detail.table)])),
    dependsOn: [table, ...catalog.mainsOf(table.table), ...details.map((detail) => detail.table)].map(
      (one) => one.table,
    ),
  };
  all.byTable.set(table.table, shape);
  return shape;
};
