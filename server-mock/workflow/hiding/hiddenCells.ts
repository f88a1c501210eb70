import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import type { HiddenCells } from '../../context/ReadGuard.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import type { Fragment } from '../../db/sql/compile.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { dayOf, isSeatOfUser, type SeatHolders } from '../people/isSeatOfUser.ts';
import type { HidingNode } from './HidingNode.ts';

/**
 * Cells that nodes hide from their approvers, as SQL conditions; each statement evaluates who is asked.
 * Undefined for a super administrator, and when no published flow hides anything.
 */
export const hiddenCells = async (db: Queryable, call: TransactionCall): Promise<HiddenCells | undefined> => {
  if (call.user.isSuperAdmin) return undefined;
  const { flows, catalog, clock } = call.context;
  const nodes = await flows.hiding(db);
  if (nodes.length === 0) return undefined;
  const of = { user: call.user, day: dayOf(clock.now()) };
  return (table) => cellsOf(catalog, of, table, nodes);
};

const cellsOf = (
  catalog: SchemaCatalog,
  of: SeatHolders,
  table: string,
  nodes: readonly HidingNode[],
): ReadonlyMap<string, Fragment> | undefined => {
  const hiding = new Map<string, HidingNode[]>();
  for (const node of nodes)
    for (const field of node.fields) {
      const [first = '', second] = field.split('.');
      const [owner, column] = second === undefined ? [node.table, first] : [first, second];
      if (owner === table) hiding.set(column, [...(hiding.get(column) ?? []), node]);
    }
  if (hiding.size === 0) return undefined;
  return new Map([...hiding].map(([column, by]) => [column, isHidden(catalog, of, table, by)]));
};

/** Condition for rows of documents that ask the user in one of these nodes. */
const isHidden = (
  catalog: SchemaCatalog,
  of: SeatHolders,
  table: string,
  nodes: readonly HidingNode[],
): Fragment => {
  const documents = [...new Set(nodes.map((node) => node.table))].map((document) => {
    const key =
      document === table
        ? catalog.table(table)?.key
        : catalog.table(document)?.details.find((detail) => detail.table === table)?.foreignKey;
    const here = nodes.filter((node) => node.table === document);
    // A row of an unknown document hides everything.
    return key === undefined
      ? sql`true`
      : sql`cast(${name(key)} as text) in (${askedKeys(of, document, here)})`;
  });
  return sql.join(documents, sql` or `);
};

/** Keys of documents about which the user is asked in one of these nodes. */
const askedKeys = (of: SeatHolders, table: string, nodes: readonly HidingNode[]): Fragment => sql`
  select seat."WorkTableKey" from "Sys_WorkFlowTableUserAuditStatus" seat
  join "Sys_WorkFlowTable" task on task."WorkFlowTable_Id" = seat."WorkFlowTable_Id"
  where seat."WorkTable" = ${table} and seat."AuditStatus" = 0
    and ${isSeatOfUser(of)}
    and concat_ws('/', task."WorkFlow_Id", task."FlowVersion", seat."StepId") = ${anyOf(nodes.map(placeOf))}`;

const placeOf = ({ flowId, version, nodeId }: HidingNode): string => `${flowId}/${version}/${nodeId}`;
