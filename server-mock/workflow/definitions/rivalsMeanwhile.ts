import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { isPublishable } from '../../../runtime/model/workflow/check/checkWorkflow.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { checkFlowRow } from './checkFlowRow.ts';

/**
 * Serializes the publishing of flows of one table; checks this flow again beside newly published ones.
 * Returns issues when a flow of the same weight conflicts with it; else an empty list.
 */
export const rivalsMeanwhile = async (
  tx: Queryable,
  call: TransactionCall,
  row: Row,
): Promise<readonly Issue[]> => {
  if (Number(row.Enable ?? 1) !== 1) return [];
  const { flows } = call.context;
  const table = String(row.WorkTable ?? '');
  await tx.query(`select pg_advisory_xact_lock(hashtext($1)) is null as "locked"`, [`jig flows of ${table}`]);
  const others = await flows.published(tx, table);
  const isRivalled = others.some(
    ({ id, weight }) => id !== Number(row.WorkFlow_Id) && weight === Number(row.Weight ?? 1),
  );
  if (!isRivalled) return [];
  const { issues } = await checkFlowRow(tx, call.context, row);
  return isPublishable(issues) ? [] : issues;
};
