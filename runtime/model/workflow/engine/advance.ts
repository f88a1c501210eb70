import { auditStatus } from '../../access/documentState.ts';
import type { FlowNode } from '../definition/FlowNode.ts';
import { autoPass, type WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { Entered } from './Change.ts';
import type { Course } from './Course.ts';
import type { Facts } from './Facts.ts';
import { type Named, type Seat, seatStatus, type Visit } from './FlowInstance.ts';
import { nextNode } from './nextWay.ts';
import { administrators, holdersOf, insteadOf, outcomeOf, seatsOf } from './seats.ts';
import { votedFor } from './turnOf.ts';
import { timesOf } from './WorkingHours.ts';

/** How the document stands while it waits for seats, and when no further node asks. */
interface Standing {
  /** Status while the next node waits: 0 at the first node, 2 later. */
  readonly status: number;
  /** The administrators decided after no line could be taken; if again none can, the document ends. */
  readonly decided?: true;
}

/**
 * Leaves a node for the next one that asks an approver, or for the end.
 * A node without an available approver follows its rule; AutoPass may pass nodes. When no line can be taken,
 * the administrators are asked: a document never waits for nothing and never ends unnoticed.
 */
export const advance = (
  course: Course,
  flow: WorkflowDefinition,
  fromId: string,
  standing: Standing,
): void => {
  let from = fromId;
  let isCircle = true;
  // A published flow has no cycles, but stored data may be damaged and the loop must still end.
  for (let steps = 0; steps <= flow.nodes.length; steps++) {
    const next = nextNode(flow, from, course.facts);
    if (next === undefined) {
      isCircle = false;
      break;
    }
    if (next.type === 'end') {
      finish(course);
      return;
    }
    const entry = entryOf(course, next);
    if (entry === undefined) course.make({ kind: 'skipped', nodeId: next.id, name: next.name });
    else {
      ask(course, { ...entry, ...timesOf(next, course.facts) }, standing);
      if (!isPassed(course, flow, next)) return;
    }
    from = next.id;
  }
  if (standing.decided && (isCircle || from === fromId)) {
    finish(course);
    return;
  }
  const left = flow.nodes.find((node) => node.id === from);
  const seats = seatsOf([administrators(course.facts)]);
  ask(course, { kind: 'entered', nodeId: from, name: left?.name ?? '', seats, cause: 'stranded' }, standing);
};

/** The change that enters a node; undefined when it passes without an available approver. */
const entryOf = ({ instance, facts }: Course, node: FlowNode): Entered | undefined => {
  const { id: nodeId, name } = node;
  const holders = holdersOf(node, instance?.creatorId ?? 0, facts);
  if (holders.length > 0) return { kind: 'entered', nodeId, name, seats: seatsOf(holders) };
  const holder = insteadOf(node.settings.nobody, facts);
  return holder && { kind: 'entered', nodeId, name, seats: seatsOf([holder]), cause: 'nobody' };
};

/** Whether AutoPass decides the node just entered. */
const isPassed = (course: Course, flow: WorkflowDefinition, node: FlowNode): boolean => {
  passAgain(course, flow);
  if (outcomeOf(course.open?.seats ?? [], node) !== 'passed') return false;
  course.make({ kind: 'closed', state: 'passed' });
  return true;
};

const ask = (course: Course, entered: Entered, { status }: Standing): void => {
  course.make({ ...timesOf(undefined, course.facts), ...entered });
  course.make({ kind: 'stands', status, waiting: 'seats' });
};

/** Ends the flow: approved, or "no approval needed" when the path had no ordinary node. */
const finish = (course: Course): void => {
  const wasAsked = (course.instance?.trail.length ?? 0) > 0;
  const status = wasAsked ? auditStatus.approved : auditStatus.unneeded;
  course.make({ kind: 'stands', status, waiting: 'nobody' });
};

/**
 * AutoPass: approves seats in the node just entered whose users already approved in this round.
 * Not after a node of the round was reopened, and not when the seats came from the rule for missing approvers
 * or from a flow without a usable line.
 */
const passAgain = (course: Course, flow: WorkflowDefinition): void => {
  const { open, instance, facts } = course;
  if (open === undefined || open.cause !== undefined || instance?.wasReopened) return;
  const approved = approversOf(instance?.trail.slice(0, -1) ?? [], flow.autoPass);
  for (const seat of open.seats) {
    const by = seat.status === seatStatus.pending ? again(seat, approved, facts) : undefined;
    if (by !== undefined)
      course.make({
        kind: 'voted',
        seatId: seat.id,
        status: seatStatus.approved,
        by,
        remark: '',
        at: facts.now,
        isAuto: true,
      });
  }
};

/** Users whose earlier approval counts under `mode`, as voter or through a substitute. */
const approversOf = (trail: readonly Visit[], mode: number): readonly Named[] => {
  const approvals = trail
    .map(({ seats }) => seats.filter(({ status }) => status === seatStatus.approved))
    .filter((seats) => seats.length > 0);
  const counted =
    mode === autoPass.all ? approvals : mode === autoPass.consecutive ? approvals.slice(-1) : [];
  return counted.flat().flatMap((seat) => [seat.by ?? [], votedFor(seat) ?? []].flat());
};

/** The earlier approver who owns this seat; for a role, the first who is an enabled member. */
const again = ({ holder }: Seat, approved: readonly Named[], { people }: Facts): Named | undefined =>
  approved.find(({ userId }) => {
    if ('userId' in holder) return holder.userId === userId;
    return people.membersOf(holder.roleId).some(({ id, enabled }) => enabled && id === userId);
  });
