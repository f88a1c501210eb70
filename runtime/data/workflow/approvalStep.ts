import type { StepRead } from '../../wire/workflow/readSteps.ts';
import type { ApprovalStep } from './Approval.ts';

/** Converts a step of the wire for the screens. */
export const approvalStep = (sent: StepRead): ApprovalStep => ({
  stepId: String(sent.stepId),
  stepName: sent.stepName,
  type: sent.stepAttrType,
  status: sent.auditStatus,
  refuse: sent.auditRefuse,
  back: sent.auditBack,
  method: sent.auditMethod,
  creator: sent.creator,
  createDate: sent.createDate,
  approvers: sent.userAuditStatuses.map(({ auditStatus, auditDate, ...seat }) => ({
    ...seat,
    status: auditStatus,
    date: auditDate,
  })),
  due: sent.due,
  isOverdue: sent.isOverdue,
  limitHours: sent.limitHours,
  limitThen: sent.limitThen,
});
