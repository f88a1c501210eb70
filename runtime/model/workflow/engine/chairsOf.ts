import type { People, Person } from './Facts.ts';
import { type Named, type Seat, seatStatus, type Visit } from './FlowInstance.ts';
import { isOwnSeat } from './seats.ts';

/** A pending seat that a user may decide, and the approver they substitute for; absent: their own seat. */
export interface Chair {
  readonly seat: Seat;
  readonly substituteFor?: Named;
}

/** The approver a seat was decided for: the voter, or the one they substituted. */
export const votedFor = ({ by, substituteFor }: Seat): Named | undefined => substituteFor ?? by;

/**
 * The seats of an open visit that this person may decide now, as approver or substitute.
 * An approver whose decision already counts in the visit is not asked again, because seats change hands.
 */
export const chairsOf = ({ seats }: Visit, person: Person, people: People): readonly Chair[] => {
  const voted = new Set(seats.map((seat) => votedFor(seat)?.userId));
  const names = [person, ...people.standsFor(person.id)].filter(({ id }) => !voted.has(id));
  const chairs = seats.flatMap((seat): readonly Chair[] => {
    const one = seat.status === seatStatus.pending ? names.find((name) => isOwnSeat(seat, name)) : undefined;
    if (one === undefined) return [];
    return [one.id === person.id ? { seat } : { seat, substituteFor: { userId: one.id, name: one.name } }];
  });
  // A user who is late does not also get the escalation of that seat.
  const ids = new Set(chairs.map(({ seat }) => seat.id));
  return chairs.filter(({ seat }) => seat.escalatedFrom?.some((id) => ids.has(id)) !== true);
};
