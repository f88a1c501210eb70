import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { run } from '../../db/sql/compile.ts';
import { anyOf } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { dayOf, isSeatOfUser } from '../people/isSeatOfUser.ts';
import { placeOf } from './seatPlaces.ts';
import { shownTo } from './shownTo.ts';

/**
 * Fields that nodes hide from the caller, by document key: `Field`, or `Table.Field` of a detail.
 * Leaves out documents without such fields, and fields that roles hide too. One query for all documents; none
 * when no flow of the table hides anything.
 */
export const hiddenOfRows = async (
  db: Queryable,
  call: TransactionCall,
  table: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = new Map<string, readonly string[]>();
  const { user, context } = call;
  if (keys.length === 0 || user.isSuperAdmin) return found;
  const nodes = (await context.flows.hiding(db)).filter((node) => node.table === table);
  if (nodes.length === 0) return found;
  const isShown = shownTo(call, table);
  const { rows } = await run(
    db,
    sql`select distinct seat."WorkTableKey", task."WorkFlow_Id", task."FlowVersion", seat."StepId"
        from "Sys_WorkFlowTableUserAuditStatus" seat
        join "Sys_WorkFlowTable" task on task."WorkFlowTable_Id" = seat."WorkFlowTable_Id"
        where seat."WorkTable" = ${table} and seat."WorkTableKey" = ${anyOf(keys)} and seat."AuditStatus" = 0
          and ${isSeatOfUser({ user, day: dayOf(context.clock.now()) })}`,
  );
  for (const row of rows) {
    const place = placeOf(row.WorkFlow_Id, row.FlowVersion, row.StepId);
    const here = nodes.filter((node) => placeOf(node.flowId, node.version, node.nodeId) === place);
    const names = here.flatMap(({ fields }) => fields).filter(isShown);
    const key = String(row.WorkTableKey);
    if (names.length > 0) found.set(key, [...new Set([...(found.get(key) ?? []), ...names])]);
  }
  return found;
};
