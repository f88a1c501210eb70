import { votedFor } from './chairsOf.ts';
import type { Facts } from './Facts.ts';
import { type FlowInstance, seatStatus } from './FlowInstance.ts';

/**
 * Whether a user may reverse an approval: an enabled user with the right, an approver of the last node, or a
 * substitute today of an approver in whose name it was given.
 */
export const isReverser = (
  instance: FlowInstance,
  userId: number,
  holdsRight: boolean,
  { people }: Facts,
): boolean => {
  if (people.user(userId)?.enabled !== true) return false;
  const last = instance.trail.findLast((visit) => visit.state === 'passed');
  const names = new Set([userId, ...people.standsFor(userId).map(({ id }) => id)]);
  const approved = last?.seats.some(
    (seat) => seat.status === seatStatus.approved && names.has(votedFor(seat)?.userId ?? 0),
  );
  return holdsRight || approved === true;
};
