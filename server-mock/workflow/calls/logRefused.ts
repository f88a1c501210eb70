import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { UserCall } from '../../http/Call.ts';
import { writeLog } from '../../records/writeLog.ts';
import type { SentVote } from './readVote.ts';

/** Characters kept of what a caller sent as an id. */
const idLimit = 100;

/** A refused vote stands in the operation log: who tried what, and why not. */
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
      currentStepId: nodeId?.slice(0, idLimit),
      auditRefuse: continuation,
      version: version.slice(0, idLimit),
    },
  });
  call.context.changes.bump(['Sys_Log']);
};
