import { addressOf } from '../wire/Endpoint.ts';
import {
  bool,
  listOf,
  maybe,
  number,
  object,
  oneOf,
  or,
  type Shape,
  text,
  textOrNumber,
} from '../wire/shape.ts';
import type { ApprovalEdit } from '../wire/workflow/ApprovalEdit.ts';
import { workflowEndpoints } from '../wire/workflow/workflowEndpoints.ts';
import type { Answer } from './Answer.ts';
import {
  type Approval,
  type ApprovalActs,
  type ApprovalEntry,
  type ApprovalFlow,
  type ApprovalStep,
  type Approver,
  type LateDeed,
  noActs,
  type StandIn,
  type WaitingFor,
} from './Approval.ts';
import type { RecordKey } from './DataSource.ts';
import type { Http } from './Http.ts';

/** Most of each an answer may hold: a flow has a handful, a countersign node of a whole company hundreds. */
const most = {
  steps: 500,
  approvers: 2000,
  entries: 10_000,
  names: 2000,
  fields: 1000,
  problems: 2000,
} as const;

interface StatusWord {
  readonly key: string | number;
  readonly value: string;
}

const nobody: WaitingFor = { kind: 'nobody', names: [] };
const words = or(text, '');

const approver: Shape<Approver> = (value, path) => {
  const { auditStatus, auditDate, ...seat } = object<{
    userName: string;
    roleName: string;
    auditStatus: number;
    remark: string;
    auditDate: string;
    substituteFor: string;
    substitutes: readonly StandIn[];
    transferredFrom: string;
    addedBy: string;
    isEscalated: boolean;
  }>({
    userName: words,
    roleName: words,
    auditStatus: or(number, 0),
    remark: words,
    auditDate: words,
    substituteFor: words,
    substitutes: or(listOf(object<StandIn>({ name: words, until: words }), most.names), []),
    transferredFrom: words,
    addedBy: words,
    isEscalated: or(bool, false),
  })(value, path);
  return { ...seat, status: auditStatus, date: auditDate };
};

/** One step of a course, as getSteps and forecast answer it. */
export const step: Shape<ApprovalStep> = (value, path) => {
  const wire = object<{
    stepId: string | number;
    stepName: string;
    stepAttrType: ApprovalStep['type'];
    auditStatus?: number;
    auditRefuse: number;
    auditBack: number;
    auditMethod: number;
    creator: string;
    createDate: string;
    userAuditStatuses: readonly Approver[];
    lineFrom?: string;
    due: string;
    isOverdue: boolean;
    limitHours?: number;
    limitThen?: LateDeed;
  }>({
    stepId: textOrNumber,
    stepName: words,
    stepAttrType: oneOf(['start', 'node', 'end']),
    auditStatus: maybe(number),
    auditRefuse: or(number, 0),
    auditBack: or(number, 0),
    auditMethod: or(number, 0),
    creator: words,
    createDate: words,
    userAuditStatuses: or(listOf(approver, most.approvers), []),
    lineFrom: maybe(text),
    due: words,
    isOverdue: or(bool, false),
    limitHours: maybe(number),
    limitThen: maybe(oneOf(['remind', 'superior', 'administrator'])),
  })(value, path);
  return {
    stepId: String(wire.stepId),
    stepName: wire.stepName,
    type: wire.stepAttrType,
    status: wire.auditStatus,
    refuse: wire.auditRefuse,
    back: wire.auditBack,
    method: wire.auditMethod,
    creator: wire.creator,
    createDate: wire.createDate,
    approvers: wire.userAuditStatuses,
    lineFrom: wire.lineFrom,
    due: wire.due,
    isOverdue: wire.isOverdue,
    limitHours: wire.limitHours,
    limitThen: wire.limitThen,
  };
};

const entries: Shape<readonly ApprovalEntry[]> = listOf(
  object<ApprovalEntry>({
    stepName: words,
    auditor: words,
    auditStatus: or(number, 0),
    remark: words,
    note: words,
    kind: words,
    auditDate: words,
    round: or(number, 1),
  }),
  most.entries,
);

const acts: Shape<ApprovalActs> = object<ApprovalActs>({
  withdraw: or(bool, false),
  transfer: or(bool, false),
  addSigner: or(bool, false),
  urge: or(bool, false),
  comment: or(bool, false),
  copyTo: or(bool, false),
});

/** The answer of getSteps; the record of a document without a flow stands in `his` alone. */
export const approval: Shape<Approval> = (value, path) => {
  const { auditStatus, currentStepId, Version, list, log, his, auditDic, ...wire } = object<
    Omit<Approval, 'status' | 'statusName' | 'version' | 'steps' | 'log' | 'currentStepId' | 'flow'> & {
      auditStatus: number;
      currentStepId?: string | number;
      Version?: number;
      flow?: ApprovalFlow;
      list: readonly ApprovalStep[];
      log?: readonly ApprovalEntry[];
      his: readonly ApprovalEntry[];
      auditDic: readonly StatusWord[];
    }
  >({
    auditStatus: or(number, 0),
    currentStepId: maybe(textOrNumber),
    Version: maybe(number),
    flow: maybe(
      object<ApprovalFlow>({
        name: words,
        nodes: words,
        lines: words,
        problems: or(listOf(text, most.problems), []),
      }),
    ),
    list: or(listOf(step, most.steps), []),
    log: maybe(entries),
    his: or(entries, []),
    auditDic: or(listOf(object<StatusWord>({ key: textOrNumber, value: words }), most.names), []),
    waiting: or(
      object<WaitingFor>({
        kind: oneOf(['seats', 'creator', 'nobody']),
        names: or(listOf(text, most.names), []),
      }),
      nobody,
    ),
    mayVote: or(bool, false),
    mayReverse: or(bool, false),
    mayResubmit: or(bool, false),
    may: or(acts, noActs),
    editable: or(listOf(text, most.fields), []),
    hidden: or(listOf(text, most.fields), []),
    changed: or(
      listOf(
        object<ApprovalEdit>({ field: words, title: words, from: words, to: words, by: words, date: words }),
        most.fields,
      ),
      [],
    ),
  })(value, path);
  return {
    ...wire,
    flow: wire.flow,
    status: auditStatus,
    version: Version,
    statusName: auditDic.find(({ key }) => String(key) === String(auditStatus))?.value ?? '',
    currentStepId: currentStepId === undefined ? undefined : String(currentStepId),
    steps: list,
    log: log ?? his,
  };
};

/** `GET api/Sys_WorkFlow/getSteps`: loaded when a document's course is first looked at. */
export const httpSteps = (http: Http, table: string, key: RecordKey): Promise<Answer<Approval>> => {
  return http.plain(
    addressOf(workflowEndpoints.steps, {}, { tableName: table, id: String(key) }),
    {},
    approval,
  );
};
