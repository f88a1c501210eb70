import { auditStatus } from '../../../access/documentState.ts';
import { continuation } from '../../definition/FlowNode.ts';
import { conclude } from '../conclude.ts';
import { releasedIn } from '../escalate.ts';
import type { Vote } from '../FlowEvent.ts';
import { dropGone } from '../settle.ts';
import { turnOf } from '../turnOf.ts';
import { type EventKind, refused } from './EventKind.ts';

const results: ReadonlySet<number> = new Set([auditStatus.approved, auditStatus.returned]);
const continuations: ReadonlySet<number> = new Set(Object.values(continuation));

/** A decision in the open node. One vote decides all seats the user holds or substitutes for. */
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
    const turn = turnOf(course, by.userId, nodeId);
    if ('rule' in turn) return turn;
    for (const { seat, ...place } of turn.chairs)
      course.make({
        kind: 'voted',
        seatId: seat.id,
        status: result,
        by,
        remark: reason,
        at: facts.now,
        ...place,
      });
    for (const seat of course.open === undefined ? [] : releasedIn(course.open))
      course.make({ kind: 'dropped', seatId: seat.id });
    course.make({ kind: 'stands', status: auditStatus.running, waiting: 'seats' });
    // Drops seats that only this user could have decided.
    dropGone(course);
    conclude(course, flow, auditStatus.running, sent);
    return undefined;
  },
};
