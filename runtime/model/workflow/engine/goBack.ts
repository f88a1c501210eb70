import { auditStatus } from '../../access/documentState.ts';
import { continuation } from '../definition/FlowNode.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { Course } from './Course.ts';
import { nodeOfVisit } from './FlowInstance.ts';
import { settle } from './settle.ts';
import { timesOf } from './timesOf.ts';

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
export const reopen = (course: Course, flow: WorkflowDefinition, visit: number, status: number): void => {
  const again = course.instance?.trail[visit];
  const node = again && nodeOfVisit(flow, again);
  course.make({ kind: 'reopened', visit, ...timesOf(node, course.facts) });
  course.make({ kind: 'stands', status, waiting: 'seats' });
  settle(course, flow);
};
