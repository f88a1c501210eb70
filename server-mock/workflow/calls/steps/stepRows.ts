import { auditStatus } from '../../../../runtime/model/access/documentState.ts';
import type { Locale } from '../../../../runtime/model/schema/Locale.ts';
import type { FlowNode } from '../../../../runtime/model/workflow/definition/FlowNode.ts';
import type { WorkflowDefinition } from '../../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import { maySubstitute } from '../../../../runtime/model/workflow/engine/actsFor.ts';
import {
  nodeOfVisit,
  type Seat,
  seatStatus,
  type Visit,
} from '../../../../runtime/model/workflow/engine/FlowInstance.ts';
import type { StepRow } from '../../../../runtime/wire/workflow/StepsAnswer.ts';
import type { KnownPeople } from '../../people/KnownPeople.ts';
import type { StoredInstance } from '../../records/StoredInstance.ts';
import { seatRow } from './seatRow.ts';

/** Status codes of a step on the wire. */
const stepStatus: Readonly<Record<Visit['state'], number>> = {
  open: auditStatus.open,
  passed: auditStatus.approved,
  rejected: auditStatus.returned,
  skipped: auditStatus.unneeded,
  withdrawn: auditStatus.unneeded,
};

/** Document states in which the end counts as passed. */
const ended: ReadonlySet<number> = new Set([auditStatus.approved, auditStatus.unneeded]);

/** Data for the steps of one document. */
export interface Course {
  readonly stored: StoredInstance;
  /** Undefined when its version no longer exists. */
  readonly flow: WorkflowDefinition | undefined;
  /** Nodes that would follow. */
  readonly ahead: readonly Visit[];
  readonly people: KnownPeople;
  /** `yyyy-MM-dd HH:mm:ss` */
  readonly now: string;
  readonly locale: Locale;
  /** Whether the caller may decide in this pending seat. */
  isMine(seat: Seat): boolean;
}

/** Steps of a document: start, visited nodes of this round, forecast nodes, end. */
export const stepRows = (course: Course): readonly StepRow[] => {
  const { stored, flow, ahead } = course;
  const { instance } = stored;
  const edge = (type: 'start' | 'end', status: number | null) => {
    const node = flow?.nodes.find((one) => one.type === type);
    return node === undefined ? [] : [row(course, node, { stepId: node.id, stepName: node.name, status })];
  };
  const visits = [
    ...instance.trail.map((visit) => visitRow(course, visit, stepStatus[visit.state])),
    ...ahead.map((visit) => visitRow(course, visit, visit.state === 'skipped' ? auditStatus.unneeded : null)),
  ];
  const steps = [
    ...edge('start', auditStatus.approved),
    ...visits,
    ...edge('end', ended.has(instance.status) ? auditStatus.approved : null),
  ];
  return steps.map((step, index) => ({ ...step, orderId: index + 1 }));
};

interface Named {
  readonly stepId: string;
  readonly stepName: string;
  readonly status: number | null;
}

const row = (
  { stored }: Course,
  node: FlowNode | undefined,
  { stepId, stepName, status }: Named,
): Omit<StepRow, 'orderId'> => ({
  stepId,
  stepName,
  stepAttrType: node?.type ?? 'node',
  stepType: node?.type === 'node' ? node.auditType : null,
  auditMethod: node?.auditMethod ?? 0,
  auditRefuse: node?.auditRefuse ?? 0,
  auditBack: node?.auditBack ?? 0,
  createID: stored.instance.creatorId,
  creator: stored.creator,
  createDate: stored.createDate,
  auditStatus: status,
  isCurrent: false,
  isCurrentUser: false,
  since: null,
  due: null,
  isOverdue: false,
  limitHours: node?.settings.limit?.hours ?? null,
  limitThen: node?.settings.limit?.late ?? null,
  userAuditStatuses: [],
});

const visitRow = (course: Course, visit: Visit, status: number | null): Omit<StepRow, 'orderId'> => {
  const node = course.flow && nodeOfVisit(course.flow, visit);
  const isOpen = visit.state === 'open' && status === auditStatus.open;
  const mayActFor = (userId: number): boolean => maySubstitute(userId, course.stored.instance, course.flow);
  return {
    ...row(course, node, { stepId: visit.nodeId, stepName: visit.name, status }),
    isCurrent: isOpen,
    isCurrentUser:
      isOpen && visit.seats.some((seat) => seat.status === seatStatus.pending && course.isMine(seat)),
    cause: visit.cause ?? null,
    since: visit.since ?? null,
    due: visit.due ?? null,
    isOverdue: isOpen && visit.due !== undefined && visit.due < course.now,
    userAuditStatuses: visit.seats.map((seat) => seatRow({ ...course, mayActFor }, seat, status === null)),
  };
};
