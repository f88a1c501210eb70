import { authorize, type Decision } from '../../runtime/model/access/authorize.ts';
import { readableFields } from '../../runtime/model/access/readableFields.ts';
import type { User } from '../../runtime/model/access/User.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import type { RawBuilder } from '../db/sql/sql.ts';
import { type Answer, refuse } from '../http/Answer.ts';
import { askableFields } from './askableFields.ts';
import { decisionText } from './decisionText.ts';
import { readableFigures } from './figures.ts';
import { GuardedTable } from './GuardedTable.ts';
import { headerMeasures } from './headerMeasures.ts';
import { scopeOf } from './scopeOf.ts';

/** A table a user may use, with role limits, readable fields and rows. */
export interface TableAccess {
  readonly table: ResolvedTable;
  readonly readable: ReadonlySet<string>;
  /**
   * Fields an answer of rows may have: the readable ones, plus those filtered row by row (changes in the operation
   * log), and the currencies and units that numbers of a detail take from its header (`$main.Currency`).
   */
  readonly answered: ReadonlySet<string>;
  /** Names of the figures of views that an answer of rows has besides. */
  readonly figures: ReadonlySet<string>;
  /** Details with role limits, and their readable fields. */
  readonly details: DocumentTable['details'];
  readonly readableRows: ReadonlyMap<string, ReadonlySet<string>>;
  /** Its rows as the user may read them. */
  readonly rows: GuardedTable;
  /** Row scope for the server's own reads; undefined: all rows. */
  readonly scope: RawBuilder<unknown> | undefined;
  /** Tables the answer depends on. */
  readonly dependsOn: readonly string[];
}

/** Actions on a detail that need the same right on its main table; all others change the document. */
const readingActions: ReadonlySet<string> = new Set(['Search', 'Export']);

/** Checks the right on the table, or for a detail on one of the main tables that it belongs to. */
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
    catalog.owners
      .of(table.table)
      .map((main) => authorize(user, mainAction, main))
      .find((one) => one.allowed) ?? own
  );
};

/** The table for this action, or a refusal that names the missing right. */
export const accessTable = (
  call: TransactionCall,
  tableName: string,
  action: string,
): { readonly access: TableAccess } | { readonly refused: Answer<never> } => {
  const { catalog } = call.context;
  const table = catalog.tableFor(call.user, tableName);
  if (table === undefined)
    return { refused: refuse('404', call.say('server.unknownTable', { table: tableName })) };
  const mistake = catalog.views.mistakeIn(table.table);
  if (mistake !== undefined)
    return {
      refused: refuse(
        '409',
        call.say('server.viewBroken', { table: table.cnName, reason: messageOf(mistake, call.locale) }),
      ),
    };
  const decision = decide(catalog, call.user, action, table);
  if (!decision.allowed) return { refused: refuse('403', decisionText(decision, call.locale)) };
  return {
    access: {
      ...shapeOf(catalog, call.user, table),
      rows: GuardedTable.of(call, table),
      scope: scopeOf(call, table),
    },
  };
};

type Shape = Omit<TableAccess, 'scope' | 'rows'>;

interface Shapes {
  readonly revision: number;
  readonly byTable: Map<string, Shape>;
}

/** Cache of the access parts that depend only on rights and schemas. A user with changed rights is a new object. */
const shapes = new WeakMap<SchemaCatalog, WeakMap<User, Shapes>>();

/** The tables that a view is made of, at any depth, with the headers whose scope limits them. */
const underlying = (catalog: SchemaCatalog, name: string): readonly string[] =>
  (catalog.views.reads(name)?.tables ?? []).flatMap((table) => [
    table,
    ...catalog.mainsOf(table).map((main) => main.table),
    ...underlying(catalog, table),
  ]);

const shapeOf = (catalog: SchemaCatalog, user: User, table: ResolvedTable): Shape => {
  const ofUsers = shapes.get(catalog) ?? new WeakMap<User, Shapes>();
  shapes.set(catalog, ofUsers);
  let all = ofUsers.get(user);
  if (all === undefined || all.revision !== catalog.revision) {
    all = { revision: catalog.revision, byTable: new Map() };
    ofUsers.set(user, all);
  }
  const known = all.byTable.get(table.table);
  if (known?.table === table) return known;
  const details = catalog.documentFor(user, table.table)?.details ?? [];
  const shape: Shape = {
    table,
    readable: askableFields(user, table),
    answered: new Set([...readableFields(user, table), ...headerMeasures(catalog, user, table)]),
    figures: new Set(readableFigures(user, table).map(({ field }) => field)),
    details,
    readableRows: new Map(details.map((detail) => [detail.table.table, readableFields(user, detail.table)])),
    dependsOn: [
      ...[table, ...catalog.mainsOf(table.table), ...details.map((detail) => detail.table)].map(
        (one) => one.table,
      ),
      ...underlying(catalog, table.table),
    ],
  };
  all.byTable.set(table.table, shape);
  return shape;
};
