import { auditStatus } from '../../access/documentState.ts';
import { continuation } from '../definition/FlowNode.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { Course } from './Course.ts';
import { nodeOfVisit } from './nodeOfVisit.ts';
import { settle } from './settle.ts';
import { timesOf } from './timesOf.ts';

/**
 * After a rejection: 0 the creator has it back; 1 the previous completed node on the path taken is asked again, before the
 * first that is the creator; 2 all results of the round are cleared and the first node is asked again.
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

/** A visit is asked again with all its seats, as far as their holders may still decide. */
export const reopen = (course: Course, flow: WorkflowDefinition, visit: number, status: number): void => {
  const again = course.instance?.trail[visit];
  const node = again && nodeOfVisit(flow, again);
  course.make({ kind: 'reopened', visit, ...timesOf(node, course.facts) });
  course.make({ kind: 'stands', status, waiting: 'seats' });
  settle(course, flow);
};
