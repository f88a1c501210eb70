import { defaultSettings } from '../definition/FlowNode.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import { advance } from './advance.ts';
import type { Course } from './Course.ts';
import { seatStatus, type Visit } from './FlowInstance.ts';
import { nodeOfVisit } from './nodeOfVisit.ts';
import { insteadOf, isHeld, seatsOf } from './seats.ts';

/** Whoever may not decide any more is not waited for in the open node. */
export const dropGone = (course: Course): void => {
  for (const seat of course.open?.seats ?? [])
    if (seat.status === seatStatus.pending && !isHeld(seat, course.facts))
      course.make({ kind: 'dropped', seatId: seat.id });
};

/** Whether somebody is waited for in this visit, or has decided something in it. */
export const isPendingIn = ({ seats }: Visit): boolean =>
  seats.some((seat) => seat.status === seatStatus.pending);
export const hasVotesIn = ({ seats }: Visit): boolean =>
  seats.some((seat) => seat.status === seatStatus.approved || seat.status === seatStatus.rejected);

/** Sees to it that an open node without votes can be decided: nobody left, its rule says who is asked instead, or to pass. */
export const settle = (course: Course, flow: WorkflowDefinition): void => {
  dropGone(course);
  const { open, facts, instance } = course;
  if (open === undefined || instance === undefined || isPendingIn(open)) return;
  const { nobody } = nodeOfVisit(flow, open)?.settings ?? defaultSettings;
  const holder = insteadOf(nobody, facts);
  if (holder === undefined) {
    course.make({ kind: 'closed', state: 'passed' });
    advance(course, flow, open.nodeId, { status: instance.status });
    return;
  }
  const cause = open.cause ?? 'nobody';
  course.make({ kind: 'asked', seats: seatsOf([holder], open.seats.length), cause });
};
