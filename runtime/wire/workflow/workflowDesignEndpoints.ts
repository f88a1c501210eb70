import { endpoint, plainEndpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { rowsOf, wholeOf } from '../NamedTable.ts';
import { onDocument, onNamedTable } from '../Right.ts';
import type { RowOutcome } from '../records/RowOutcome.ts';
import type { ConditionField, FlowCheck, FlowCheckBody, FlowTable } from './FlowDesignAnswers.ts';
import type { RunningAnswer, UnstartedAnswer } from './FlowDocuments.ts';
import type { NodePeople } from './NodePeople.ts';
import type { RehearsalAsked, RehearsalData } from './RehearsalData.ts';
import type { StepsSummary } from './StepsAnswer.ts';

/** Rights on the table of workflows are the rights on these calls. */
const reading = onNamedTable('Sys_WorkFlow', 'Search');
const writing = onNamedTable('Sys_WorkFlow', 'Update');

/** Drawing workflows, and the documents under way in them. */
export const workflowDesignEndpoints = {
  /** Null: documents of the table are not approved. */
  options: endpoint<StepsSummary | null>()(
    'GET',
    '/api/Sys_WorkFlow/getOptionsByKey',
    onDocument,
    rowsOf('query.workTable'),
    keysAt('document', 'query.key'),
  ),
  check: endpoint<FlowCheck, FlowCheckBody>()(
    'POST',
    '/api/Sys_WorkFlow/check',
    reading,
    'reads',
    wholeOf('body.mainData.WorkTable'),
    keysAt('flows', 'body.mainData.WorkFlow_Id'),
  ),
  rehearse: endpoint<RehearsalData, RehearsalAsked>()('POST', '/api/Sys_WorkFlow/rehearse', writing, 'reads'),
  running: endpoint<RunningAnswer>()(
    'GET',
    '/api/Sys_WorkFlow/running',
    writing,
    keysAt('flows', 'query.id'),
  ),
  move: endpoint<readonly RowOutcome[], readonly string[]>()(
    'POST',
    '/api/Sys_WorkFlow/move',
    writing,
    keysAt('flows', 'query.id', 'body.id', 'body', 'body.keys'),
  ),
  unstarted: endpoint<UnstartedAnswer>()(
    'GET',
    '/api/Sys_WorkFlow/unstarted',
    writing,
    wholeOf('query.table'),
  ),
  start: endpoint<{ readonly started: number }, readonly string[]>()(
    'POST',
    '/api/Sys_WorkFlow/start',
    writing,
    wholeOf('query.table', 'body.table'),
    keysAt('flows', 'body', 'body.keys'),
  ),
  people: plainEndpoint<NodePeople>()('GET', '/api/Sys_WorkFlow/getNodeDic', reading),
  fields: plainEndpoint<readonly ConditionField[]>()(
    'POST',
    '/api/Sys_WorkFlow/getFields',
    reading,
    'reads',
    wholeOf('query.table', 'body.table'),
  ),
  tableInfo: plainEndpoint<readonly FlowTable[]>()('GET', '/api/Sys_WorkFlowOption/getTableInfo', reading),
} as const;
