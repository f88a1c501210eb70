import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import { advance } from './advance.ts';
import type { Course } from './Course.ts';
import { goBack } from './goBack.ts';
import { nodeOfVisit } from './nodeOfVisit.ts';
import { outcomeOf } from './outcomeOf.ts';

/**
 * What the votes in the open node lead to: it waits for the others, is passed, or rejected with what the last voter chose
 * (`continuation`; none: the node's own). `status`: of the document if a further node is entered.
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
