import { auditStatus } from '../../access/documentState.ts';
import { continuation } from '../definition/FlowNode.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import { advance } from './advance.ts';
import type { Course } from './Course.ts';
import { nodeOfVisit } from './FlowInstance.ts';
import { outcomeOf } from './seats.ts';
import { askInstead, dropGone, settle } from './settle.ts';
import { timesOf } from './WorkingHours.ts';

/**
 * Applies the votes of the open node: wait for more, pass, or reject.
 * `continuation`: the choice of the last voter on rejection; default: the node's own.
 * `status`: the document's status when another node is entered.
 */
export const conclude = (
  course: Course,
  flow: WorkflowDefinition,
  status: number,
  continuation?: number,
): void => {
  const { open } = course;
  if (open === undefined) return;
  const node = nodeOfVisit(flow, open);
  const outcome = outcomeOf(open.seats, node);
  if (outcome === 'open') return;
  course.make({ kind: 'closed', state: outcome });
  if (outcome === 'rejected') goBack(course, flow, continuation ?? node?.auditRefuse ?? 0);
  else
    advance(course, flow, open.nodeId, {
      status,
      ...(open.cause === 'stranded' ? { decided: true } : {}),
    });
};

/** Applies changes of users to the open node. Concludes it when the existing votes now decide it. */
export const stillDecidable = (course: Course, flow: WorkflowDefinition): void => {
  dropGone(course);
  askInstead(course, flow);
  const { open, instance } = course;
  if (open === undefined || instance === undefined) return;
  const isDecided = outcomeOf(open.seats, nodeOfVisit(flow, open)) !== 'open';
  if (isDecided) conclude(course, flow, instance.status);
  else settle(course, flow);
};

/**
 * Continues after a rejection.
 * 0: back to the creator. 1: asks the last passed node again; without one, back to the creator.
 * 2: clears all results of the round and asks the first node again.
 */
export const goBack = (course: Course, flow: WorkflowDefinition, to: number): void => {
  const trail = course.instance?.trail ?? [];
  const previous = trail.findLastIndex((visit) => visit.state === 'passed');
  if (to === continuation.start) {
    const first = trail.findIndex((visit) => visit.state !== 'skipped');
    reopen(course, flow, first, auditStatus.open);
  } else if (to === continuation.previous && previous >= 0) {
    reopen(course, flow, previous, auditStatus.running);
  } else {
    course.make({ kind: 'stands', status: auditStatus.returned, waiting: 'creator' });
  }
};

/** Asks a visit again with all seats whose holders may still decide. */
const reopen = (course: Course, flow: WorkflowDefinition, visit: number, status: number): void => {
  const again = course.instance?.trail[visit];
  const node = again && nodeOfVisit(flow, again);
  course.make({ kind: 'reopened', visit, ...timesOf(node, course.facts) });
  course.make({ kind: 'stands', status, waiting: 'seats' });
  settle(course, flow);
};
