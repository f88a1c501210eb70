import { auditMethod, type FlowNode } from '../definition/FlowNode.ts';
import { type Seat, seatStatus } from './FlowInstance.ts';

/** How a node's seats decide it. */
export type Outcome = 'open' | 'passed' | 'rejected';

/**
 * Countersigned, a node passes when everybody asked has decided and not all rejected; else with the first approval. One
 * rejection rejects it, or, with `jig.reject: all`, only everybody's. Seats that are not needed do not count. `node` is
 * undefined where the administrator decides for no node.
 */
export const outcomeOf = (seats: readonly Seat[], node: FlowNode | undefined): Outcome => {
  const asked = seats.filter((seat) => seat.status !== seatStatus.unneeded);
  const having = (status: number) => asked.filter((seat) => seat.status === status).length;
  const rejections = having(seatStatus.rejected);
  const needsAll = node?.settings.reject === 'all';
  if (rejections > 0 && (!needsAll || rejections === asked.length)) return 'rejected';
  const isWaiting = having(seatStatus.pending) > 0;
  if (having(seatStatus.approved) === 0) return 'open';
  return node?.auditMethod === auditMethod.countersign && isWaiting ? 'open' : 'passed';
};
