import { auditStatus } from '../../../access/documentState.ts';
import type { Withdraw } from '../FlowEvent.ts';
import type { FlowInstance } from '../FlowInstance.ts';
import { pendingIn } from '../settle.ts';
import { type EventKind, refused } from './EventKind.ts';

/**
 * The creator withdraws the document before the first decision of its round.
 * It then is in the creator's hands as after a rejection and may be resubmitted. A rejection that cleared the
 * results of the round counts as undecided too.
 */
export const withdraw: EventKind<Withdraw> = {
  kind: 'withdraw',
  run: (course, { by }) => {
    const { instance, open } = course;
    if (instance === undefined || open === undefined) return refused('flow.notRunning');
    if (instance.creatorId !== by.userId) return refused('flow.withdraw.notCreator');
    if (!isUndecided(instance)) return refused('flow.withdraw.decided');
    course.effects.push({ kind: 'notify', what: 'withdrawn', seats: pendingIn(open), userIds: [] });
    course.make({ kind: 'closed', state: 'withdrawn' });
    course.make({ kind: 'stands', status: auditStatus.returned, waiting: 'creator' });
    return undefined;
  },
};

/** Whether a document is pending and no user decided in this round; AutoPass does not count. */
export const isUndecided = ({ status, waiting, trail, wasReopened }: FlowInstance): boolean =>
  waiting === 'seats' &&
  (status === auditStatus.open || wasReopened !== true) &&
  trail.every(({ seats }) => seats.every(({ by, isAuto }) => by === undefined || isAuto === true));
