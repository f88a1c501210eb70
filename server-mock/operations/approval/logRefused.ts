import type { ResolvedTable } from '../../../runtime/model/ResolvedTable.ts';
import type { UserCall } from '../../http/Call.ts';
import { writeLog } from '../writeLog.ts';
import type { SentVote } from './readVote.ts';

/** A refused vote stands in the operation log: who tried what, and why not (issue 5, "Bad input"). */
export const logRefused = async (
  call: UserCall,
  table: ResolvedTable,
  vote: SentVote,
  key: string,
  message: string,
): Promise<void> => {
  const { result, nodeId, continuation, version } = vote;
  await writeLog(call.context.db, call, {
    type: 'Refused',
    table: table.table,
    key,
    changes: {
      refused: message,
      auditStatus: result,
      currentStepId: nodeId,
      auditRefuse: continuation,
      version,
    },
  });
  call.context.changes.bump(['Sys_Log']);
};
