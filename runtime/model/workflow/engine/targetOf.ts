import type { Issue } from '../../schema/Issue.ts';
import { refused } from './events/EventKind.ts';
import type { Facts, Person } from './Facts.ts';
import { type FlowInstance, seatStatus, type Visit } from './FlowInstance.ts';
import { isOwnSeat } from './seats.ts';
import { hasDecidedIn } from './turnOf.ts';

/** The enabled user with this id, or the refusal. */
export const namedPerson = (id: number, { people }: Facts): Person | Issue => {
  const person = people.user(id);
  if (person === undefined) return refused('flow.target.none', { id });
  return person.enabled ? person : refused('flow.target.disabled', { name: person.name });
};

/**
 * Whether an approver may give a seat of the open node to this user; returns the user or the refusal.
 * Refuses users who are already asked, and the creator unless the flow itself asks them.
 */
export const targetOf = (
  id: number,
  byId: number,
  instance: FlowInstance,
  open: Visit,
  facts: Facts,
): Person | Issue => {
  if (id === byId) return refused('flow.target.self');
  const person = namedPerson(id, facts);
  if ('rule' in person) return person;
  const { name } = person;
  if (id === instance.creatorId) return refused('flow.target.creator', { name });
  if (hasDecidedIn(open, id)) return refused('flow.target.decided', { name, node: open.name });
  const isAsked = open.seats.some((seat) => seat.status === seatStatus.pending && isOwnSeat(seat, person));
  return isAsked ? refused('flow.target.asked', { name, node: open.name }) : person;
};
