import type {
  Approval,
  ApprovalEntry,
  ApprovalFlow,
  ApprovalStep,
  Approver,
} from '../../runtime/data/workflow/Approval.ts';
import { noActs } from '../../runtime/wire/workflow/readSteps.ts';

/** A flow without drawing data. */
export const flowNamed = (name: string, more: Partial<ApprovalFlow> = {}): ApprovalFlow => ({
  name,
  nodes: '',
  lines: '',
  problems: [],
  ...more,
});

/** A document without a workflow; `more` overrides. */
export const approvalOf = (more: Partial<Approval>): Approval => ({
  status: 0,
  statusName: '',
  version: undefined,
  flow: undefined,
  currentStepId: undefined,
  steps: [],
  log: [],
  waiting: { kind: 'nobody', names: [] },
  mayVote: false,
  mayReverse: false,
  mayResubmit: false,
  may: noActs,
  editable: [],
  hidden: [],
  changed: [],
  ...more,
});

export const entryOf = (more: Partial<ApprovalEntry>): ApprovalEntry => ({
  stepName: '',
  auditor: '',
  auditStatus: 0,
  remark: '',
  note: '',
  kind: '',
  auditDate: '2026-03-05 10:00:00',
  round: 1,
  ...more,
});

export const seatOf = (userName: string, status = 0, more: Partial<Approver> = {}): Approver => ({
  userName,
  roleName: '',
  status,
  remark: '',
  date: '',
  substituteFor: '',
  substitutes: [],
  transferredFrom: '',
  addedBy: '',
  isEscalated: false,
  ...more,
});

export const stepOf = (stepId: string, more: Partial<ApprovalStep>): ApprovalStep => ({
  stepId,
  stepName: stepId,
  type: 'node',
  status: undefined,
  refuse: 0,
  back: 1,
  method: 0,
  creator: '',
  createDate: '',
  approvers: [],
  due: '',
  isOverdue: false,
  limitHours: undefined,
  limitThen: undefined,
  ...more,
});
