import type { Urge } from '../FlowEvent.ts';
import type { FlowInstance } from '../FlowInstance.ts';
import { pendingIn } from '../settle.ts';
import { type EventKind, refused } from './EventKind.ts';

/** Minutes between two urgings of one document. */
const urgeMinutes = 30;

/** Urges the pending approvers; for the creator and users who decided earlier in the round. */
export const urge: EventKind<Urge> = {
  kind: 'urge',
  run: (course, { by }) => {
    const { instance, open, facts } = course;
    if (instance === undefined || open === undefined) return refused('flow.notRunning');
    if (!mayUrge(instance, by.userId)) return refused('flow.urge.notYours');
    const minutes = Math.ceil(urgeMinutes - minutesSince(instance.urged, facts.now));
    if (minutes > 0) return refused('flow.urge.lately', { n: minutes });
    course.make({ kind: 'urged', at: facts.now });
    course.effects.push({ kind: 'notify', what: 'urged', seats: pendingIn(open), userIds: [] });
    return undefined;
  },
};

/** Whether a user may urge: the creator, or a user who decided in this round. */
export const mayUrge = ({ creatorId, trail }: FlowInstance, userId: number): boolean =>
  creatorId === userId || trail.some(({ seats }) => seats.some(({ by }) => by?.userId === userId));

const minutesSince = (then: string | undefined, now: string): number =>
  then === undefined ? urgeMinutes : (instantOf(now) - instantOf(then)) / 60_000;

/** Both times are server time in one zone, so only the difference matters. */
const instantOf = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`);
