import type { Row } from '../../model/schema/Row.ts';
import { endpoint, type NoBody, plainEndpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { ofPath, rowsOf } from '../NamedTable.ts';
import { onDocument, onTable } from '../Right.ts';
import type { RowOutcome } from '../records/RowOutcome.ts';
import type { ConsequencesAnswer } from './ConsequencesAnswer.ts';
import type { DocumentAnswer } from './DocumentAnswer.ts';
import type { ForecastAnswer, ForecastBody } from './ForecastAnswer.ts';
import type { StepsAnswer } from './StepsAnswer.ts';
import type { CaseBody, VoteBody } from './VoteBody.ts';

/** Rows of the table that the query names. */
const ofQuery = rowsOf('query.tableName');

/** Decisions about documents, by votes and other actions. */
export const workflowEndpoints = {
  steps: plainEndpoint<StepsAnswer>()(
    'GET',
    '/api/Sys_WorkFlow/getSteps',
    onTable('Search'),
    ofQuery,
    keysAt('document', 'query.id', 'body'),
  ),
  stepsByPost: plainEndpoint<StepsAnswer>()(
    'POST',
    '/api/Sys_WorkFlow/getSteps',
    onTable('Search'),
    'reads',
    ofQuery,
    keysAt('document', 'query.id', 'body'),
  ),
  forecast: endpoint<ForecastAnswer, ForecastBody>()(
    'POST',
    '/api/Sys_WorkFlow/forecast',
    onTable('Search'),
    'reads',
    rowsOf('query.tableName', 'body.tableName'),
    keysAt('document', 'query.id', 'body.key'),
  ),
  consequences: endpoint<ConsequencesAnswer>()(
    'GET',
    '/api/Sys_WorkFlow/consequences',
    onTable('Search'),
    ofQuery,
    keysAt('document', 'query.id'),
  ),
  document: endpoint<DocumentAnswer>()(
    'GET',
    '/api/Sys_WorkFlow/document',
    onDocument,
    ofQuery,
    keysAt('document', 'query.id'),
  ),
  audit: endpoint<readonly RowOutcome[], VoteBody>()(
    'POST',
    '/api/:table/Audit',
    onTable('Audit'),
    ofPath,
    keysAt(
      'document',
      'body',
      'body.id',
      'body.keys',
      'query.currentStepId',
      'body.mainData.*',
      'body.detailData.*',
      'body.delKeys',
    ),
  ),
  reAudit: endpoint<readonly RowOutcome[], NoBody>()(
    'POST',
    '/api/:table/ReAudit',
    onTable('ReAudit'),
    ofPath,
    keysAt('rows', 'query.key', 'body', 'body.keys'),
  ),
  auditDeviation: endpoint<readonly RowOutcome[]>()(
    'POST',
    '/api/Sys_Ddm/auditDdm',
    onTable('Audit'),
    rowsOf('query.workTable'),
    keysAt('document', 'query.workTableKey', 'query.currentStepId'),
  ),
  /** Rows of the first detail. */
  deviationRows: endpoint<readonly Row[]>()(
    'GET',
    '/api/Sys_Ddm/getDetailRows',
    onTable('Search'),
    ofQuery,
    keysAt('document', 'query.id'),
  ),
  updateCase: endpoint<readonly RowOutcome[], CaseBody>()(
    'POST',
    '/api/:table/updateCase',
    onTable('CloseCase'),
    ofPath,
    keysAt('rows', 'body', 'body.keys', 'query.OrderCodes', 'body.OrderCodes'),
  ),
} as const;
