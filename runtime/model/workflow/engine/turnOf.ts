import type { Issue } from '../../Issue.ts';
import type { Course } from './Course.ts';
import { refused } from './events/EventKind.ts';
import type { Person } from './Facts.ts';
import { type Seat, seatStatus, type Visit } from './FlowInstance.ts';
import { isOwnSeat, isSeatOf } from './seats.ts';

/** Somebody's turn in the open node. */
export interface Turn {
  readonly open: Visit;
  /** The pending seats he may decide in: first his own, then of a role of his, then of people he stands for. */
  readonly seats: readonly [Seat, ...Seat[]];
  /** The first of them that is his own or of a role of his; undefined: he only stands for others. */
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
  if (hasDecidedIn(open, userId)) return refused('flow.votedAlready');
  const pending = open.seats.filter((one) => one.status === seatStatus.pending);
  const mine = pending
    .filter((seat) => isSeatOf(seat, person, facts.people))
    .sort((a, b) => nearness(a, person) - nearness(b, person) || a.id - b.id);
  const [first, ...rest] = mine;
  if (first !== undefined)
    return { open, seats: [first, ...rest], own: isOwnSeat(first, person) ? first : undefined };
  const names = pending.map(({ holder }) => holder.name).join('、');
  return refused('flow.notYourTurn', { node: open.name, names });
};

/** Seats change hands (a role seat becomes somebody's): who decided here is not asked again, whatever is still open. */
export const hasDecidedIn = ({ seats }: Visit, userId: number): boolean =>
  seats.some((seat) => seat.by?.userId === userId);

const nearness = (seat: Seat, person: Person): number => {
  if (!isOwnSeat(seat, person)) return 2;
  return 'userId' in seat.holder ? 0 : 1;
};
