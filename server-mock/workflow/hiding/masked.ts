import { type RawBuilder, sql } from 'kysely';
import { isStored } from '../../../runtime/model/fields/resolve/isStored.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable, QueryResult } from '../../db/Database.ts';
import { compileSql, run } from '../../db/sql/compile.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { quoted } from '../../db/sql/quoted.ts';
import { dayOf, isSeatOfUser, type SeatHolders } from '../people/isSeatOfUser.ts';
import type { HidingNode } from './HidingNode.ts';

/**
 * A statement that reads documents as this user may see them while he is asked about some (decision 0032): a table of
 * which a node hides fields stands in it under its own name as a view in which those fields of those documents are empty.
 * So conditions, sorting, totals and what comes with a chosen record know no more of them than a list shows. Where no flow
 * hides anything, and for super administrators, it is the statement itself; it must not begin with a `with`.
 */
export const masked = async (
  db: Queryable,
  call: TransactionCall,
  fragment: RawBuilder<unknown>,
): Promise<RawBuilder<unknown>> => {
  const { flows, catalog } = call.context;
  if (await hidesNothing(db, call)) return fragment;
  const nodes = await flows.hiding(db);
  const of = { user: call.user, day: dayOf(call.context.clock.now()) };
  const { sql: text } = compileSql(fragment);
  const views = [...columnsOf(nodes)].flatMap(([table, columns]) =>
    text.includes(quoted(table)) ? (viewOf(catalog, of, table, columns) ?? []) : [],
  );
  return views.length === 0 ? fragment : sql`with ${sql.join(views)} ${fragment}`;
};

/** Whether {@link masked} leaves every statement of this user as it is. */
export const hidesNothing = async (db: Queryable, call: TransactionCall): Promise<boolean> =>
  call.user.isSuperAdmin || (await call.context.flows.hiding(db)).length === 0;

/** Runs what {@link masked} makes of a statement. */
export const maskedRun = async (
  db: Queryable,
  call: TransactionCall,
  fragment: RawBuilder<unknown>,
): Promise<QueryResult> => run(db, await masked(db, call, fragment));

type Columns = ReadonlyMap<string, readonly HidingNode[]>;

/** Hidden columns by table, a document's or one of its rows, each with the nodes that hide it. */
const columnsOf = (nodes: readonly HidingNode[]): ReadonlyMap<string, Columns> => {
  const found = new Map<string, Map<string, HidingNode[]>>();
  for (const node of nodes)
    for (const field of node.fields) {
      const [first = '', second] = field.split('.');
      const [table, column] = second === undefined ? [node.table, first] : [first, second];
      const columns = found.get(table) ?? new Map<string, HidingNode[]>();
      columns.set(column, [...(columns.get(column) ?? []), node]);
      found.set(table, columns);
    }
  return found;
};

const viewOf = (
  catalog: SchemaCatalog,
  of: SeatHolders,
  table: string,
  columns: Columns,
): RawBuilder<unknown> | undefined => {
  const schema = catalog.table(table);
  if (schema === undefined) return undefined;
  const parts = schema.fields.filter(isStored).map(({ field }) => {
    const hiding = columns.get(field);
    if (hiding === undefined) return name(field);
    const isHidden = [...new Set(hiding.map((node) => node.table))].map((document) => {
      const key = document === table ? schema.key : foreignKeyOf(catalog, document, table);
      const here = hiding.filter((node) => node.table === document);
      // Rows that cannot be told whose they are show nothing.
      return key === undefined
        ? sql`true`
        : sql`cast(${name(key)} as text) in (${askedKeys(of, document, here)})`;
    });
    return sql`case when ${sql.join(isHidden, sql` or `)} then null else ${name(field)} end as ${name(field)}`;
  });
  return sql`${name(table)} as not materialized (select ${sql.join(parts)} from ${name(table)})`;
};

const foreignKeyOf = (catalog: SchemaCatalog, document: string, table: string): string | undefined =>
  catalog.table(document)?.details.find((detail) => detail.table === table)?.foreignKey;

/** Keys of the documents a user is asked about in one of these nodes. */
const askedKeys = (of: SeatHolders, table: string, nodes: readonly HidingNode[]): RawBuilder<unknown> => sql`
  select seat."WorkTableKey" from "Sys_WorkFlowTableUserAuditStatus" seat
  join "Sys_WorkFlowTable" task on task."WorkFlowTable_Id" = seat."WorkFlowTable_Id"
  where seat."WorkTable" = ${table} and seat."AuditStatus" = 0
    and ${isSeatOfUser(of)}
    and concat_ws('/', task."WorkFlow_Id", task."FlowVersion", seat."StepId") = ${anyOf(nodes.map(placeOf))}`;

const placeOf = ({ flowId, version, nodeId }: HidingNode): string => `${flowId}/${version}/${nodeId}`;
