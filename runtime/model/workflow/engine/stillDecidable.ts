import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { Course } from './Course.ts';
import { conclude } from './conclude.ts';
import { dropGone, hasVotesIn, isPendingIn, settle } from './settle.ts';

/** After people changed: who is gone is not waited for; if the votes there are decide the node then, it is decided. */
export const stillDecidable = (course: Course, flow: WorkflowDefinition): void => {
  dropGone(course);
  const { open, instance } = course;
  if (open === undefined || instance === undefined) return;
  if (hasVotesIn(open) && !isPendingIn(open)) conclude(course, flow, instance.status);
  else settle(course, flow);
};
