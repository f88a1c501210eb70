import type { Issue } from '../../schema/Issue.ts';
import type { Course } from './Course.ts';
import { type Chair, chairsOf, votedFor } from './chairsOf.ts';
import { refused } from './events/EventKind.ts';
import { type Seat, seatStatus, type Visit } from './FlowInstance.ts';

/** The open node and the seats in it that a user may decide. */
export interface Turn {
  readonly open: Visit;
  /** All pending seats that the user may decide. */
  readonly chairs: readonly [Chair, ...Chair[]];
  /** The user's own seat or role seat; undefined when the user is only a substitute. */
  readonly own: Seat | undefined;
}

/**
 * The seats that a user may decide now, and may add signers to; otherwise the refusal.
 * `nodeId`: the node that the user saw; undefined: the open node.
 */
export const turnOf = (course: Course, userId: number, nodeId: string | undefined): Turn | Issue => {
  const { open, facts } = course;
  if (open === undefined || course.flow === undefined) return refused('flow.notRunning');
  if (nodeId !== undefined && nodeId !== open.nodeId) return refused('flow.stepPassed', { node: open.name });
  const person = facts.people.user(userId);
  if (person?.enabled !== true) return refused('flow.disabled');
  const chairs = chairsOf(open, person, facts.people);
  const [first, ...rest] = chairs;
  if (first !== undefined) {
    const own = chairs.flatMap(({ seat, substituteFor }) => (substituteFor === undefined ? seat : []));
    return { open, chairs: [first, ...rest], own: own.find(({ holder }) => 'userId' in holder) ?? own[0] };
  }
  if (open.seats.some((seat) => seat.by?.userId === userId)) return refused('flow.votedAlready');
  const names = open.seats.flatMap(({ status, holder }) =>
    status === seatStatus.pending ? holder.name : [],
  );
  return refused('flow.notYourTurn', { node: open.name, names: names.join('、') });
};

/**
 * Whether a decision in this user's name exists in the visit. Seats change hands, so the holder is not
 * enough.
 */
export const hasDecidedIn = ({ seats }: Visit, userId: number): boolean =>
  seats.some((seat) => votedFor(seat)?.userId === userId);
