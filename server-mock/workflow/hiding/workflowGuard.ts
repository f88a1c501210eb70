import { isAudited } from '../../../runtime/model/access/documentState.ts';
import type { ReadGuard } from '../../context/ReadGuard.ts';
import { seatScope, seatsOfCall } from '../calls/seatScope.ts';
import { taskScope } from '../inbox/taskScopes.ts';
import { flowTables } from '../records/storeRecords.ts';
import { hiddenCells } from './hiddenCells.ts';
import { hiddenHere } from './hiddenHere.ts';
import { hiddenNow } from './hiddenNow.ts';
import { hiddenOfRows } from './hiddenOfRows.ts';

/** Limits of approval on reads, which generic code applies through its port. */
export const workflowGuard: ReadGuard = {
  scope: taskScope,
  participation: (call, table) => (isAudited(table) ? seatScope(table, seatsOfCall(call)) : undefined),
  hiddenCells,
  dependsOn: [...flowTables, 'Sys_WorkFlowSubstitute', 'Sys_User'],
  hiddenOfDocument: hiddenHere,
  hiddenOfRows,
  hiddenColumns: hiddenNow,
};
