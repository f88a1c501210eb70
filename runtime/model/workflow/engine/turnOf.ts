import type { Issue } from '../../schema/Issue.ts';
import type { Course } from './Course.ts';
import { type Chair, chairsOf, votedFor } from './chairsOf.ts';
import { refused } from './events/EventKind.ts';
import { type Seat, seatStatus, type Visit } from './FlowInstance.ts';

/** Somebody's turn in the open node. */
export interface Turn {
  readonly open: Visit;
  /** The pending seats he may decide in, all of them at once. */
  readonly chairs: readonly [Chair, ...Chair[]];
  /** The one of them that is his own, or of a role of his; undefined: he only stands for others. */
  readonly own: Seat | undefined;
}

/**
 * The seats in which somebody may decide now, and therefore ask others beside him; else why he may not. `nodeId`: the node he
 * looked at; undefined: the open one is meant.
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

/** Seats change hands (a role seat becomes somebody's): in whose name was decided here, he is not asked again, whatever is open. */
export const hasDecidedIn = ({ seats }: Visit, userId: number): boolean =>
  seats.some((seat) => votedFor(seat)?.userId === userId);
