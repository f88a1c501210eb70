import { auditMethod, type FlowNode } from '../definition/FlowNode.ts';
import { type Seat, seatStatus } from './FlowInstance.ts';
import { isNamed } from './seats.ts';

/** How a node's seats decide it. */
export type Outcome = 'open' | 'passed' | 'rejected';

/**
 * Countersigned, a node passes when everybody asked has decided and not all rejected; else with the first approval of those
 * it names. Whoever they asked beside them must have decided either way. One rejection, of whoever is asked, rejects it, or,
 * with `jig.reject: all`, only that of everybody it names. Seats that are not needed do not count. `node` is undefined where
 * the administrator decides for no node.
 */
export const outcomeOf = (seats: readonly Seat[], node: FlowNode | undefined): Outcome => {
  const asked = seats.filter((seat) => seat.status !== seatStatus.unneeded);
  const named = asked.filter(isNamed);
  // Where nobody the node names is left, those they asked decide.
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
