import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import { advance } from './advance.ts';
import type { Course } from './Course.ts';
import { nodeOfVisit } from './FlowInstance.ts';
import { goBack } from './goBack.ts';
import { outcomeOf } from './outcomeOf.ts';
import { askInstead, dropGone, settle } from './settle.ts';

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
