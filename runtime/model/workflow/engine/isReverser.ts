import type { Facts } from './Facts.ts';
import { type FlowInstance, seatStatus } from './FlowInstance.ts';

/** Whether somebody may take an approval back: he approved in the last node, or holds the right; either way he is enabled. */
export const isReverser = (
  instance: FlowInstance,
  userId: number,
  holdsRight: boolean,
  { people }: Facts,
): boolean => {
  if (people.user(userId)?.enabled !== true) return false;
  const last = instance.trail.findLast((visit) => visit.state === 'passed');
  const approved = last?.seats.some(
    ({ status, by }) => status === seatStatus.approved && by?.userId === userId,
  );
  return holdsRight || approved === true;
};
