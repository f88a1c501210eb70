import { auditStatus } from '../../../access/documentState.ts';
import { continuation } from '../../definition/FlowNode.ts';
import { goBack } from '../conclude.ts';
import type { Facts } from '../Facts.ts';
import type { Reverse } from '../FlowEvent.ts';
import { type FlowInstance, nodeOfVisit, seatStatus } from '../FlowInstance.ts';
import { votedFor } from '../turnOf.ts';
import { type EventKind, refused } from './EventKind.ts';

const continuations: ReadonlySet<number> = new Set([continuation.previous, continuation.start]);

/**
 * Reverse approval: returns an approved document to its last approvers (1) or its creator (2).
 * Allowed for those approvers and for users with `AntiAudit`; a creator alone cannot reverse the approval.
 */
export const reverse: EventKind<Reverse> = {
  kind: 'reverse',
  run: (course, event) => {
    const { instance, flow, facts } = course;
    if (instance?.status !== auditStatus.approved || flow === undefined) return refused('list.notApproved');
    if (!isReverser(instance, event.by.userId, event.holdsRight, facts)) return refused('flow.notReverser');
    if (event.continuation !== undefined && !continuations.has(event.continuation))
      return refused('flow.badReverse');
    const last = instance.trail.findLast((visit) => visit.state === 'passed');
    const own = last && nodeOfVisit(flow, last)?.auditBack;
    const to = event.continuation ?? (own === continuation.start ? own : continuation.previous);
    if (to === continuation.previous && last !== undefined) goBack(course, flow, to);
    else course.make({ kind: 'stands', status: auditStatus.reversed, waiting: 'creator' });
    return undefined;
  },
};

/**
 * Whether a user may reverse an approval: an enabled user with the right, an approver of the last node, or a
 * substitute today of an approver in whose name it was given.
 */
export const isReverser = (
  instance: FlowInstance,
  userId: number,
  holdsRight: boolean,
  { people }: Facts,
): boolean => {
  if (people.user(userId)?.enabled !== true) return false;
  const last = instance.trail.findLast((visit) => visit.state === 'passed');
  const names = new Set([userId, ...people.standsFor(userId).map(({ id }) => id)]);
  const approved = last?.seats.some(
    (seat) => seat.status === seatStatus.approved && names.has(votedFor(seat)?.userId ?? 0),
  );
  return holdsRight || approved === true;
};
