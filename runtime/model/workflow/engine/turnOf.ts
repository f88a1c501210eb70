import type { Issue } from '../../schema/Issue.ts';
import { actsFor, maySubstitute } from './actsFor.ts';
import type { Course } from './Course.ts';
import { refused } from './events/EventKind.ts';
import type { Person } from './Facts.ts';
import { type Named, type Seat, seatStatus, type Visit } from './FlowInstance.ts';
import { isOwnSeat } from './seats.ts';

/** The open node and the seats in it that a user may decide. */
interface Turn {
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
  const { instance, flow } = course;
  const acts = instance && actsFor(person, instance, flow, facts.people);
  const chairs = acts === undefined ? [] : chairsOf(open, acts);
  const [first, ...rest] = chairs;
  if (first !== undefined) {
    const own = chairs.flatMap(({ seat, substituteFor }) => (substituteFor === undefined ? seat : []));
    return { open, chairs: [first, ...rest], own: own.find(({ holder }) => 'userId' in holder) ?? own[0] };
  }
  if (open.seats.some((seat) => seat.by?.userId === userId)) return refused('flow.votedAlready');
  const names = open.seats.flatMap(({ status, holder }) =>
    status === seatStatus.pending ? holder.name : [],
  );
  const params = { node: open.name, names };
  const isBarred =
    instance !== undefined &&
    !maySubstitute(userId, instance, flow) &&
    chairsOf(open, [person, ...facts.people.standsFor(userId)]).length > 0;
  return refused(isBarred ? 'flow.ownSubstitute' : 'flow.notYourTurn', params);
};

/**
 * Whether a decision in this user's name exists in the visit. Seats change hands, so the holder is not
 * enough.
 */
export const hasDecidedIn = ({ seats }: Visit, userId: number): boolean =>
  seats.some((seat) => votedFor(seat)?.userId === userId);

/** A pending seat that a user may decide, and the approver they substitute for; absent: their own seat. */
interface Chair {
  readonly seat: Seat;
  readonly substituteFor?: Named;
}

/** The approver a seat was decided for: the voter, or the one they substituted. */
export const votedFor = ({ by, substituteFor }: Seat): Named | undefined => substituteFor ?? by;

/**
 * The seats of an open visit that a person may decide now, as approver or substitute. `acts`: the person, then
 * those the person may decide for (`actsFor`).
 * An approver whose decision already counts in the visit is not asked again, because seats change hands.
 */
export const chairsOf = ({ seats }: Visit, acts: readonly [Person, ...Person[]]): readonly Chair[] => {
  const [person] = acts;
  const voted = new Set(seats.map((seat) => votedFor(seat)?.userId));
  const names = acts.filter(({ id }) => !voted.has(id));
  const chairs = seats.flatMap((seat): readonly Chair[] => {
    const one = seat.status === seatStatus.pending ? names.find((name) => isOwnSeat(seat, name)) : undefined;
    if (one === undefined) return [];
    return [one.id === person.id ? { seat } : { seat, substituteFor: { userId: one.id, name: one.name } }];
  });
  // A user who is late does not also get the escalation of that seat.
  const ids = new Set(chairs.map(({ seat }) => seat.id));
  return chairs.filter(({ seat }) => seat.escalatedFrom?.some((id) => ids.has(id)) !== true);
};
