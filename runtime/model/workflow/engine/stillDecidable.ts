import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { Course } from './Course.ts';
import { conclude } from './conclude.ts';
import { nodeOfVisit } from './nodeOfVisit.ts';
import { outcomeOf } from './outcomeOf.ts';
import { askInstead, dropGone, settle } from './settle.ts';

/** After people changed: who is gone is not waited for; if the votes there are decide the node then, it is decided. */
export const stillDecidable = (course: Course, flow: WorkflowDefinition): void => {
  dropGone(course);
  askInstead(course, flow);
  const { open, instance } = course;
  if (open === undefined || instance === undefined) return;
  const isDecided = outcomeOf(open.seats, nodeOfVisit(flow, open)) !== 'open';
  if (isDecided) conclude(course, flow, instance.status);
  else settle(course, flow);
};
