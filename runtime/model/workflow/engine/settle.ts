import { defaultSettings } from '../definition/FlowNode.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import { advance } from './advance.ts';
import type { Course } from './Course.ts';
import { votedFor } from './chairsOf.ts';
import { type Seat, type SeatHolder, seatStatus, type Visit } from './FlowInstance.ts';
import { nodeOfVisit } from './nodeOfVisit.ts';
import { insteadOf, isHeld, isNamed, isSameHolder, lastSeatIn, seatsOf } from './seats.ts';

/** Seats of a visit that wait for a decision. */
export const pendingIn = ({ seats }: Visit): readonly Seat[] =>
  seats.filter(({ status }) => status === seatStatus.pending);

/**
 * Whoever may not decide any more is not waited for in the open node: a seat that was handed on goes back to the last of its
 * holders who may, another one is dropped. Nobody is waited for twice.
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

/** Whether another pending seat asks the same: of the two the one the node names stays, or the earlier one. */
const isAskedTwice = (seat: Seat, visit: Visit): boolean =>
  pendingIn(visit).some(
    (other) =>
      other.id !== seat.id &&
      isSameHolder(other.holder, seat.holder) &&
      (isNamed(other) === isNamed(seat) ? other.id < seat.id : isNamed(other)),
  );

/** None of those the node names is left: its rule says who is asked instead, if it says anybody. */
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

/** Sees to it that an open node without votes can be decided: nobody left, its rule says who is asked instead, or to pass. */
export const settle = (course: Course, flow: WorkflowDefinition): void => {
  dropGone(course);
  askInstead(course, flow);
  const { open, instance } = course;
  if (open === undefined || instance === undefined || pendingIn(open).length > 0) return;
  course.make({ kind: 'closed', state: 'passed' });
  advance(course, flow, open.nodeId, { status: instance.status });
};
