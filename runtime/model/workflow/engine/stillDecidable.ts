import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { Course } from './Course.ts';
import { conclude } from './conclude.ts';
import { nodeOfVisit } from './nodeOfVisit.ts';
import { outcomeOf } from './outcomeOf.ts';
import { askInstead, dropGone, settle } from './settle.ts';

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
