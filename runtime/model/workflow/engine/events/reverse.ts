import { auditStatus } from '../../../access/documentState.ts';
import { continuation } from '../../definition/FlowNode.ts';
import type { Reverse } from '../FlowEvent.ts';
import { goBack } from '../goBack.ts';
import { isReverser } from '../isReverser.ts';
import { nodeOfVisit } from '../nodeOfVisit.ts';
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
    if (instance?.status !== auditStatus.approved || flow === undefined) return refused('flow.notApproved');
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
