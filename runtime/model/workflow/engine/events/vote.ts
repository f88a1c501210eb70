import { auditStatus } from '../../../documentState.ts';
import { continuation } from '../../definition/FlowNode.ts';
import { conclude } from '../conclude.ts';
import type { Vote } from '../FlowEvent.ts';
import { seatStatus } from '../FlowInstance.ts';
import { isSeatOf } from '../seats.ts';
import { type EventKind, refused } from './EventKind.ts';

const results: ReadonlySet<number> = new Set([auditStatus.approved, auditStatus.returned]);
const continuations: ReadonlySet<number> = new Set(Object.values(continuation));

/** A decision of somebody who is asked in the open node, in his own seat, once. */
export const vote: EventKind<Vote> = {
  kind: 'vote',
  run: (course, { by, result, reason, continuation: sent, nodeId }) => {
    const { open, flow, facts } = course;
    if (open === undefined || flow === undefined) return refused('flow.notRunning');
    if (nodeId !== undefined && nodeId !== open.nodeId)
      return refused('flow.stepPassed', { node: open.name });
    if (!results.has(result)) return refused('workflow.resultRequired');
    if (result === auditStatus.returned && sent !== undefined && !continuations.has(sent))
      return refused('flow.badContinuation');
    const person = facts.people.user(by.userId);
    if (person?.enabled !== true) return refused('flow.disabled');
    // Seats change hands (a role seat becomes somebody's): who decided here is not asked again, whatever is still open.
    if (open.seats.some((seat) => seat.by?.userId === by.userId)) return refused('flow.votedAlready');
    const seat = open.seats.find(
      (one) => one.status === seatStatus.pending && isSeatOf(one, person, facts.people),
    );
    if (seat === undefined) {
      const pending = open.seats.filter((one) => one.status === seatStatus.pending);
      const names = pending.map(({ holder }) => holder.name).join('、');
      return refused('flow.notYourTurn', { node: open.name, names });
    }
    course.make({ kind: 'voted', seatId: seat.id, status: result, by, remark: reason, at: facts.now });
    course.make({ kind: 'stands', status: auditStatus.running, waiting: 'seats' });
    conclude(course, flow, auditStatus.running, sent);
    return undefined;
  },
};
