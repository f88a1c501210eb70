import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { UserCall } from '../../http/Call.ts';
import { writeLog } from '../../records/writeLog.ts';
import type { SentVote } from './readVote.ts';

/** Maximum characters logged of an id from the request. */
const idLimit = 100;

/** Logs a refused vote: who tried what, and why it was refused. */
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
