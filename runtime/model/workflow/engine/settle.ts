import { defaultSettings } from '../definition/FlowNode.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import { advance } from './advance.ts';
import type { Course } from './Course.ts';
import { nodeOfVisit, type Seat, type SeatHolder, seatStatus, type Visit } from './FlowInstance.ts';
import { insteadOf, isHeld, isNamed, isSameHolder, lastSeatIn, seatsOf } from './seats.ts';
import { votedFor } from './turnOf.ts';

/** The pending seats of a visit. */
export const pendingIn = ({ seats }: Visit): readonly Seat[] =>
  seats.filter(({ status }) => status === seatStatus.pending);

/**
 * Removes seats of the open node whose holder may no longer decide, and duplicate seats.
 * A transferred seat returns to its last available holder; other seats are dropped.
 */
export const dropGone = (course: Course): void => {
  if (course.open === undefined) return;
  const voters = votersIn(course.open);
  for (const seat of pendingIn(course.open))
    if (!isHeld(seat, course.facts, voters)) course.make(backOf(course, seat, voters));
  for (const seat of pendingIn(course.open))
    if (isAskedTwice(seat, course.open)) course.make({ kind: 'dropped', seatId: seat.id });
};

const votersIn = ({ seats }: Visit): ReadonlySet<number> =>
  new Set(seats.flatMap((seat) => votedFor(seat)?.userId ?? []));

const backOf = ({ facts }: Course, { id, from = [] }: Seat, voters: ReadonlySet<number>) => {
  const at = from.findLastIndex(({ holder }) => isHeld({ holder }, facts, voters));
  const hand = from[at];
  return hand === undefined
    ? ({ kind: 'dropped', seatId: id } as const)
    : ({ kind: 'handed', seatId: id, holder: hand.holder, from: from.slice(0, at) } as const);
};

/**
 * Whether another pending seat asks the same holder. The one named by the node stays, else the earlier one.
 */
const isAskedTwice = (seat: Seat, visit: Visit): boolean =>
  pendingIn(visit).some(
    (other) =>
      other.id !== seat.id &&
      isSameHolder(other.holder, seat.holder) &&
      (isNamed(other) === isNamed(seat) ? other.id < seat.id : isNamed(other)),
  );

/** Asks the replacement from the node's rule when no named approver is left. */
export const askInstead = (course: Course, flow: WorkflowDefinition): void => {
  const { open, facts } = course;
  if (open === undefined || open.seats.some((seat) => isNamed(seat) && seat.status !== seatStatus.unneeded))
    return;
  const { nobody } = nodeOfVisit(flow, open)?.settings ?? defaultSettings;
  const holder = insteadOf(nobody, facts);
  if (holder === undefined || isAskedIn(open, holder) || !isHeld({ holder }, facts, votersIn(open))) return;
  const cause = open.cause ?? 'nobody';
  course.make({ kind: 'asked', seats: seatsOf([holder], lastSeatIn(open.seats)), cause });
};

const isAskedIn = (visit: Visit, holder: SeatHolder): boolean =>
  pendingIn(visit).some((seat) => isSameHolder(seat.holder, holder));

/** Makes an open node without votes decidable: asks the replacement, or passes the node. */
export const settle = (course: Course, flow: WorkflowDefinition): void => {
  dropGone(course);
  askInstead(course, flow);
  const { open, instance } = course;
  if (open === undefined || instance === undefined || pendingIn(open).length > 0) return;
  course.make({ kind: 'closed', state: 'passed' });
  advance(course, flow, open.nodeId, { status: instance.status });
};
