import type { People, Person } from './Facts.ts';
import { type Named, type Seat, seatStatus, type Visit } from './FlowInstance.ts';
import { isOwnSeat } from './seats.ts';

/** A pending seat somebody may decide in, and in whose place: absent, in his own. */
export interface Chair {
  readonly seat: Seat;
  readonly substituteFor?: Named;
}

/** In whose name a seat was decided: its voter's, or of whom he stood for. */
export const votedFor = ({ by, substituteFor }: Seat): Named | undefined => substituteFor ?? by;

/**
 * Every seat of an open visit this person may decide in now: his own, and those of people he stands for. Who has decided here
 * in his own name is not asked again in it, whatever is still open: seats change hands.
 */
export const chairsOf = ({ seats }: Visit, person: Person, people: People): readonly Chair[] => {
  const voted = new Set(seats.map((seat) => votedFor(seat)?.userId));
  const names = [person, ...people.standsFor(person.id)].filter(({ id }) => !voted.has(id));
  const chairs = seats.flatMap((seat): readonly Chair[] => {
    const one = seat.status === seatStatus.pending ? names.find((name) => isOwnSeat(seat, name)) : undefined;
    if (one === undefined) return [];
    return [one.id === person.id ? { seat } : { seat, substituteFor: { userId: one.id, name: one.name } }];
  });
  // Who is late himself is not asked beside himself.
  const ids = new Set(chairs.map(({ seat }) => seat.id));
  return chairs.filter(({ seat }) => seat.escalatedFrom?.some((id) => ids.has(id)) !== true);
};
