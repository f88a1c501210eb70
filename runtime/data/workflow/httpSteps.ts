import { type Reader, reading } from '../../wire/Reader.ts';
import { type StepsRead, stepsAnswer } from '../../wire/workflow/readSteps.ts';
import { workflowEndpoints } from '../../wire/workflow/workflowEndpoints.ts';
import type { Answer } from '../Answer.ts';
import type { RecordKey } from '../DataSource.ts';
import type { Http } from '../Http.ts';
import type { Approval } from './Approval.ts';
import { approvalStep } from './approvalStep.ts';

/** Reads the answer of getSteps. For a document without a flow, only `his` has the approval record. */
export const approval: Reader<Approval, StepsRead> = reading(
  stepsAnswer,
  ({ auditStatus, currentStepId, Version, list, log, his, auditDic, flow, ...same }) => ({
    ...same,
    flow,
    status: auditStatus,
    version: Version,
    statusName: auditDic.find(({ key }) => String(key) === String(auditStatus))?.value ?? '',
    currentStepId: currentStepId === undefined ? undefined : String(currentStepId),
    steps: list.map(approvalStep),
    log: log ?? his,
  }),
);

/** `GET api/Sys_WorkFlow/getSteps`. Loaded when the user first opens a document's approval. */
export const httpSteps = (http: Http, table: string, key: RecordKey): Promise<Answer<Approval>> =>
  http.call(workflowEndpoints.steps, { query: { tableName: table, id: String(key) } }, approval);
