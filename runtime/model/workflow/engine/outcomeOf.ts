import { auditMethod, type FlowNode } from '../definition/FlowNode.ts';
import { type Seat, seatStatus } from './FlowInstance.ts';
import { isNamed } from './seats.ts';

/** The result of the seats of a node. */
export type Outcome = 'open' | 'passed' | 'rejected';

/**
 * The outcome of a node from its seats; unneeded seats do not count.
 * Countersigned: passes when all have decided and not all rejected. Otherwise: passes with the first approval
 * of a named approver. Added signers must have decided in both cases.
 * One rejection by any seat rejects; with `jig.reject: all`, only when all named approvers reject.
 * `node` undefined: the administrators decide for no node.
 */
export const outcomeOf = (seats: readonly Seat[], node: FlowNode | undefined): Outcome => {
  const asked = seats.filter((seat) => seat.status !== seatStatus.unneeded);
  const named = asked.filter(isNamed);
  // When no named approver is left, the added signers decide.
  const deciding = named.length > 0 ? named : asked;
  const needsAll = node?.settings.reject === 'all';
  const isRejected = needsAll
    ? deciding.length > 0 && deciding.every((seat) => seat.status === seatStatus.rejected)
    : asked.some((seat) => seat.status === seatStatus.rejected);
  if (isRejected) return 'rejected';
  const isWaiting = (some: readonly Seat[]) => some.some((seat) => seat.status === seatStatus.pending);
  if (!deciding.some((seat) => seat.status === seatStatus.approved)) return 'open';
  const required =
    node?.auditMethod === auditMethod.countersign ? asked : asked.filter((seat) => !isNamed(seat));
  return isWaiting(required) ? 'open' : 'passed';
};
