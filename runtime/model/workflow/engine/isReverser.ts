import { votedFor } from './chairsOf.ts';
import type { Facts } from './Facts.ts';
import { type FlowInstance, seatStatus } from './FlowInstance.ts';

/**
 * Whether somebody may take an approval back: he approved in the last node, stands today for one in whose name it was, or
 * holds the right; either way he is enabled.
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
