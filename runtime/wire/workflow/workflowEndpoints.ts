import { answering, endpoint } from '../Endpoint.ts';
import { onDocument, onTable } from '../Right.ts';
import type { RowOutcome } from '../records/RowOutcome.ts';

/** Decisions about documents, by votes and other actions. */
export const workflowEndpoints = {
  steps: endpoint('GET', '/api/Sys_WorkFlow/getSteps', onTable('Search')),
  stepsByPost: endpoint('POST', '/api/Sys_WorkFlow/getSteps', onTable('Search')),
  forecast: endpoint('POST', '/api/Sys_WorkFlow/forecast', onTable('Search')),
  consequences: endpoint('GET', '/api/Sys_WorkFlow/consequences', onTable('Search')),
  document: endpoint('GET', '/api/Sys_WorkFlow/document', onDocument),
  audit: endpoint('POST', '/api/:table/Audit', onTable('Audit')),
  reAudit: endpoint('POST', '/api/:table/ReAudit', onTable('ReAudit')),
  auditDeviation: endpoint('POST', '/api/Sys_Ddm/auditDdm', onTable('Audit')),
  deviationRows: endpoint('GET', '/api/Sys_Ddm/getDetailRows', onTable('Search')),
  updateCase: answering<readonly RowOutcome[]>()(
    endpoint('POST', '/api/:table/updateCase', onTable('CloseCase')),
  ),
} as const;
