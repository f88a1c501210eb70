import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { isPublishable } from '../../../runtime/model/workflow/check/checkWorkflow.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { checkFlowRow } from './checkFlowRow.ts';

/**
 * Flows of one table are put in force one after another: the caller's transaction waits for whoever is publishing another
 * one, and a flow that was checked without that is checked again beside it. Answers why it may not be in force beside one
 * of the same weight; none: it may.
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
