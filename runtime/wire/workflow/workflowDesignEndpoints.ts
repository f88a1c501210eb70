import { answering, endpoint } from '../Endpoint.ts';
import { onDocument, onNamedTable } from '../Right.ts';
import type { RowOutcome } from '../records/RowOutcome.ts';
import type { RehearsalData } from './RehearsalData.ts';

/** Rights on the table of workflows are the rights on these calls. */
const reading = onNamedTable('Sys_WorkFlow', 'Search');
const writing = onNamedTable('Sys_WorkFlow', 'Update');

/** Drawing workflows, and the documents under way in them. */
export const workflowDesignEndpoints = {
  options: endpoint('GET', '/api/Sys_WorkFlow/getOptionsByKey', onDocument),
  check: endpoint('POST', '/api/Sys_WorkFlow/check', reading),
  rehearse: answering<RehearsalData>()(endpoint('POST', '/api/Sys_WorkFlow/rehearse', writing)),
  running: endpoint('GET', '/api/Sys_WorkFlow/running', writing),
  move: answering<readonly RowOutcome[]>()(endpoint('POST', '/api/Sys_WorkFlow/move', writing)),
  unstarted: endpoint('GET', '/api/Sys_WorkFlow/unstarted', writing),
  start: endpoint('POST', '/api/Sys_WorkFlow/start', writing),
  people: endpoint('GET', '/api/Sys_WorkFlow/getNodeDic', reading),
  fields: endpoint('POST', '/api/Sys_WorkFlow/getFields', reading),
  tableInfo: endpoint('GET', '/api/Sys_WorkFlowOption/getTableInfo', reading),
} as const;
